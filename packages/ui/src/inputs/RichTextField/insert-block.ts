import type { Editor, JSONContent } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/**
 * Inserts a picture or a film after the selection and moves the cursor to a line below it, so that neither the
 * selection nor the next input replaces anything. Internal.
 */
export function insertBlock(editor: Editor, block: JSONContent): void {
  editor
    .chain()
    .focus()
    .insertContentAt(editor.state.selection.to, block)
    .command(({ tr }) => {
      const end = tr.selection.to;
      // The rest of a paragraph that was split stands below already.
      if (tr.doc.resolve(end).parent.inlineContent) return true;
      if (!tr.doc.resolve(end).nodeAfter?.isTextblock) tr.insert(end, editor.schema.node('paragraph'));
      tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView();
      return true;
    })
    .run();
}
