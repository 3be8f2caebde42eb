import { Snackbar } from '@porchlight/ui/Snackbar';
import type { useUndoableDelete } from './useUndoableDelete.ts';

/** What `DeletionOutcome` needs. */
export type DeletionOutcomeProps = Pick<
  ReturnType<typeof useUndoableDelete>,
  'deleted' | 'restored' | 'refusal' | 'undo' | 'dismiss'
>;

/** How a deletion ended: an offer to undo it, what an undo brought back, or why the server refused. Draw it always. */
export function DeletionOutcome({ deleted, restored, refusal, undo, dismiss }: DeletionOutcomeProps) {
  return (
    <>
      {refusal}
      <p className="pl-sr" role="status">
        {restored}
      </p>
      <Snackbar open={deleted !== null} message={deleted?.message ?? ''} onUndo={undo} onDismiss={dismiss} />
    </>
  );
}
