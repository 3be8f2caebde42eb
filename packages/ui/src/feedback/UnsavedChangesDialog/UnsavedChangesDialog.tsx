import { useId } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  type DialogProps,
  DialogTitle,
} from '../Dialog/index.ts';

export interface UnsavedChangesDialogProps extends Omit<DialogProps, 'onClose' | 'children' | 'title' | 'role'> {
  /** Called by Stay and by Escape: keeps the page and everything typed. */
  onStay: () => void;
  /** Called to save and then leave. */
  onSave: () => void;
  /** Called to leave without saving. */
  onLeave: () => void;
  /** Whether it is being saved. @default false */
  saving?: boolean;
}

/**
 * Asks for confirmation before unsaved changes are lost. The first button, which has the focus, loses nothing.
 * MUI's `Dialog` with `role="alertdialog"`.
 *
 * - **When**: leaving a form with unsaved changes.
 * - **Not for**: forms that are saved or unchanged.
 * - **Keys**: Stay has the focus; Escape stays too.
 */
export function UnsavedChangesDialog({ onStay, onSave, onLeave, saving = false, ...rest }: UnsavedChangesDialogProps) {
  const textId = useId();
  return (
    <Dialog
      role="alertdialog"
      aria-describedby={textId}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onStay()}
      {...rest}
    >
      <DialogTitle>Leave without saving?</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>What you changed on this page is not saved yet.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="outlined" onClick={onStay}>
          Stay
        </Button>
        <Button loading={saving} onClick={onSave}>
          {saving ? 'Saving…' : 'Save'}
        </Button>
        <Button variant="text" onClick={onLeave}>
          Leave
        </Button>
      </DialogActions>
    </Dialog>
  );
}
