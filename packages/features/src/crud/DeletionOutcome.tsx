import { Snackbar } from '@porchlight/ui/Snackbar';
import type { useUndoableDelete } from './useUndoableDelete.ts';

/** What `DeletionOutcome` needs. */
export type DeletionOutcomeProps = Pick<
  ReturnType<typeof useUndoableDelete>,
  'deleted' | 'restored' | 'errorDialog' | 'usesDialog' | 'undo' | 'dismiss'
>;

/** What a deletion takes along, and how it ended: an offer to undo it, what an undo brought back, or why the server refused. Draw it always. */
export function DeletionOutcome({ deleted, restored, errorDialog, usesDialog, undo, dismiss }: DeletionOutcomeProps) {
  return (
    <>
      {errorDialog}
      {usesDialog}
      <p className="pl-sr" role="status">
        {restored}
      </p>
      <Snackbar open={deleted !== null} message={deleted?.message ?? ''} onUndo={undo} onDismiss={dismiss} />
    </>
  );
}
