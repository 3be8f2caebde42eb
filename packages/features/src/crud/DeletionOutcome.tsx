import { Snackbar } from '@porchlight/ui/Snackbar';
import type { useUndoableDelete } from './useUndoableDelete.ts';

/** Props of `DeletionOutcome`: part of what `useUndoableDelete` returns. */
export type DeletionOutcomeProps = Pick<
  ReturnType<typeof useUndoableDelete>,
  'deleted' | 'restored' | 'errorDialog' | 'dialogs' | 'undo' | 'dismiss'
>;

/**
 * The dialogs and messages of `useUndoableDelete`: which records use a picture, undo after a deletion, what an undo has
 * restored, and errors. Must always be rendered, as it holds a live region.
 */
export function DeletionOutcome({ deleted, restored, errorDialog, dialogs, undo, dismiss }: DeletionOutcomeProps) {
  return (
    <>
      {errorDialog}
      {dialogs}
      <p className="pl-sr" role="status">
        {restored}
      </p>
      <Snackbar open={deleted !== null} message={deleted?.message ?? ''} onUndo={undo} onDismiss={dismiss} />
    </>
  );
}
