import type { Editor, JSONContent } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/** Puts a picture or a film behind what is selected, and the cursor on a line behind it: nothing that is there or is written next gets lost. Internal. */
export function insertBlock(editor: Editor, block: JSONContent): void {
  editor
    .chain()
    .focus()
    .insertContentAt(editor.state.selection.to, block)
    .command(({ tr }) => {
      const end = tr.selection.to;
      if (!tr.doc.resolve(end).nodeAfter?.isTextblock) tr.insert(end, editor.schema.node('paragraph'));
      tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView();
      return true;
    })
    .run();
}
