import type { JSONContent } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Replaces a placeholder in the text.
 * @param by a block, which gets a place of its own, or a text
 * @returns whether the placeholder was still there
 */
export function replacePlaceholder(view: EditorView, placeholder: string, by: JSONContent | string): boolean {
  const { state } = view;
  let from = -1;
  state.doc.descendants((node, position) => {
    const index = node.isText && from < 0 ? (node.text ?? '').indexOf(placeholder) : -1;
    if (index >= 0) from = position + index;
    return from < 0;
  });
  if (from < 0) return false;
  const to = from + placeholder.length;
  if (typeof by === 'string') {
    view.dispatch(state.tr.insertText(by, from, to));
    return true;
  }
  const place = state.doc.resolve(from);
  const isAlone = place.parent.textContent.trim() === placeholder;
  const block = state.schema.nodeFromJSON(by);
  const transaction = isAlone ? state.tr : state.tr.delete(from, to);
  if (isAlone) transaction.replaceWith(place.before(), place.after(), block);
  else transaction.insert(transaction.mapping.map(place.after()), block);
  view.dispatch(transaction);
  return true;
}
