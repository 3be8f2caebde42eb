import { filmPlaces } from '@porchlight/contract/rich-text';
import { filmAt, linkAddress, linkAttributes } from '@porchlight/contract/rich-text-links';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { FormDialog } from '../FormDialog/index.ts';
import type { ShortFormValues } from '../ShortForm/index.ts';
import { insertBlock } from './insert-block.ts';

/** What is asked for. */
export type Asked = 'link' | 'film';

interface AttributesDialogProps {
  editor: Editor;
  asked: Asked;
  onClose: () => void;
}

const linkHelp =
  'https://…, an e-mail address, tel: with a number, or a page of this site, which stays right when it moves.';

/** The lines that made a film. */
function filmFields({ provider, id, title }: Record<string, unknown>) {
  return { address: filmPlaces(String(provider), String(id))?.page, title: String(title) };
}

/** Asks where a link leads, or which film is meant. Internal to `RichTextEditor`. */
export function AttributesDialog({ editor, asked, onClose }: AttributesDialogProps) {
  const [error, setError] = useState<string>();
  const isLink = asked === 'link';
  const known = editor.getAttributes('link');
  const hasLink = isLink && editor.isActive('link');
  const knownFilm = editor.isActive('embed') ? filmFields(editor.getAttributes('embed')) : undefined;
  const chain = () => editor.chain().focus();

  const setLink = (typed: string) => {
    const attrs = linkAttributes(typed, location.origin);
    if (!attrs)
      return setError('This has to be a full link that starts with https://, mailto: or tel:, or a page of this site.');
    if (editor.state.selection.empty && !hasLink) {
      const words = typed.trim().replace(/^(mailto:|tel:)/, '');
      chain()
        .insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs }] })
        .run();
    } else {
      // What another link held before does not stay beside it.
      chain().extendMarkRange('link').unsetMark('link').setMark('link', attrs).run();
    }
    onClose();
  };
  const addFilm = ({ address = '', title = '' }: ShortFormValues) => {
    const film = filmAt(address);
    if (!film) return setError('This has to be the address of a film on YouTube or Vimeo.');
    const attrs = { ...film, title: title.trim() };
    if (knownFilm) chain().updateAttributes('embed', attrs).run();
    else insertBlock(editor, { type: 'embed', attrs });
    onClose();
  };

  return (
    // What is sent here is nothing that the form around it should send.
    <div onSubmit={(event) => event.stopPropagation()}>
      <FormDialog
        open
        onClose={onClose}
        title={isLink ? 'Link' : 'Film'}
        text={isLink ? 'Where the words lead.' : 'Nothing of it is loaded before a visitor asks for it.'}
        fields={
          isLink
            ? [
                {
                  name: 'address',
                  label: 'Address',
                  kind: 'text',
                  help: linkHelp,
                  autoFocus: true,
                  defaultValue: hasLink ? linkAddress(known) : '',
                },
              ]
            : [
                {
                  name: 'address',
                  label: 'Address',
                  kind: 'text',
                  help: 'On YouTube or Vimeo.',
                  autoFocus: true,
                  defaultValue: knownFilm?.address,
                },
                {
                  name: 'title',
                  label: 'Title',
                  kind: 'text',
                  help: 'What visitors read before they see it.',
                  defaultValue: knownFilm?.title,
                },
              ]
        }
        fieldErrors={error ? { address: error } : {}}
        onSubmit={(values) => (isLink ? setLink(values.address ?? '') : addFilm(values))}
        submitLabel={isLink ? 'Set the link' : `${knownFilm ? 'Change' : 'Add'} the film`}
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
            Remove the link
          </Button>
        )}
      </FormDialog>
    </div>
  );
}
