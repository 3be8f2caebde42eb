import type { RichNode } from '@porchlight/contract/rich-text';
import { type FitChanges, fitBlocks } from '@porchlight/contract/rich-text-fit';
import { lengthError, sizeError } from '@porchlight/contract/rich-text-schema';
import { readDocument } from '@porchlight/contract/rich-text-strings';
import { Fragment, type Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import { formValue, storedNode } from './editor-document.ts';

/** What the plugin reports. */
export interface ContractReports {
  /** Something was changed so that the text can be saved. */
  onFit: (changes: FitChanges) => void;
  /** A paste made the text too large to be saved. @param error how large it is, and how to mend it */
  onTooLarge: (error: string) => void;
}

/**
 * Keeps the text such that it can be saved, whatever is pasted or typed: what its schema can't express, such as a
 * number of levels, is fitted in the same step. A paste that makes it too large stays, so that it can be split there, and
 * is reported. Internal to `RichTextEditor`.
 */
export function contractPlugin({ onFit, onTooLarge }: ContractReports): Plugin {
  return new Plugin({
    appendTransaction(transactions, before, state) {
      const changes = transactions.filter(({ docChanged }) => docChanged);
      if (changes.some((change) => ['paste', 'drop'].includes(change.getMeta('uiEvent')))) {
        const error = textSizeError(state.doc);
        if (error) onTooLarge(error);
      }
      return changes.length > 0 ? fitText(before, state, onFit) : null;
    },
  });
}

function textSizeError(doc: Node): string | undefined {
  const value = formValue(doc.toJSON());
  const document = readDocument(value);
  return document ? sizeError(document) : lengthError(value);
}

/** Fits the blocks that changed. */
function fitText(before: EditorState, state: EditorState, onFit: ContractReports['onFit']): Transaction | null {
  const unchanged = new Set(before.doc.children);
  const changes: FitChanges = { levels: 0, links: 0, others: 0 };
  const transaction = state.tr;
  state.doc.forEach((block, position) => {
    if (unchanged.has(block)) return;
    const stored = storedNode(block.toJSON());
    const fitted = fitBlocks([stored], changes);
    if (fitted.length === 1 && fitted[0] === stored) return;
    const start = transaction.mapping.map(position);
    transaction.replaceWith(
      start,
      start + block.nodeSize,
      fragmentOf(state, fitted.length > 0 ? fitted : [{ type: 'paragraph' }]),
    );
  });
  if (!transaction.docChanged) return null;
  onFit(changes);
  return transaction;
}

function fragmentOf({ schema }: EditorState, blocks: readonly RichNode[]): Fragment {
  return Fragment.from(blocks.map((block) => schema.nodeFromJSON(block)));
}
