import { linkAttributes, linkHref } from '@porchlight/contract/rich-text-links';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { FormDialog } from '../../feedback/FormDialog/index.ts';
import { Button } from '../Button/index.ts';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

const linkHelp =
  'A web address that starts with https://, an email address, tel: and a number, or a page of this site. A link to a page of this site still works if the page moves.';

/** A dialog for the target of a link. Internal to `RichTextEditor`. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [error, setError] = useState<string>();
  const currentAttrs = editor.getAttributes('link');
  const hasLink = editor.isActive('link');
  const chain = () => editor.chain().focus();

  const setLink = (typed: string) => {
    const attrs = linkAttributes(typed, location.origin, true);
    if (!attrs)
      return setError('This has to be a full link that starts with https://, mailto: or tel:, or a page of this site.');
    if (editor.state.selection.empty && !hasLink) {
      const linkText = typed.trim().replace(/^(mailto:|tel:)/, '');
      chain()
        .insertContent({ type: 'text', text: linkText, marks: [{ type: 'link', attrs }] })
        .run();
    } else {
      // Removes the old link first, so that none of its attributes remain.
      chain().extendMarkRange('link').unsetMark('link').setMark('link', attrs).run();
    }
    onClose();
  };

  return (
    // React events bubble through portals: the form around the editor must not be submitted.
    <div onSubmit={(event) => event.stopPropagation()}>
      <FormDialog
        open
        onClose={onClose}
        title="Link"
        text="Where the selected text links to."
        fields={[
          {
            name: 'address',
            label: 'Address',
            kind: 'text',
            help: linkHelp,
            autoFocus: true,
            defaultValue: hasLink ? linkHref(currentAttrs) : '',
          },
        ]}
        fieldErrors={error ? { address: error } : {}}
        onSubmit={({ address = '' }) => setLink(address)}
        submitLabel="Save link"
        leaveLabel="Cancel"
        onLeave={onClose}
      >
        {hasLink && (
          <Button
            variant="outlined"
            onClick={() => {
              chain().extendMarkRange('link').unsetMark('link').run();
              onClose();
            }}
          >
            Remove link
          </Button>
        )}
      </FormDialog>
    </div>
  );
}
