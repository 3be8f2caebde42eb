import { Snackbar } from '@porchlight/ui/feedback/Snackbar';
import type { useUndoableDelete } from './useUndoableDelete.ts';

/** Props of `DeletionOutcome`: part of what `useUndoableDelete` returns. */
export type DeletionOutcomeProps = Pick<
  ReturnType<typeof useUndoableDelete>,
  'deleted' | 'restored' | 'undo' | 'dismiss'
>;

/**
 * The messages of `useUndoableDelete`: undo after a deletion, and what an undo has restored. Must always be rendered, as
 * it holds a live region.
 */
export function DeletionOutcome({ deleted, restored, undo, dismiss }: DeletionOutcomeProps) {
  return (
    <>
      <p className="pl-sr" role="status">
        {restored}
      </p>
      <Snackbar
        open={deleted !== null}
        message={deleted?.message ?? ''}
        onUndo={deleted?.canUndo === false ? undefined : undo}
        onDismiss={dismiss}
      />
    </>
  );
}
