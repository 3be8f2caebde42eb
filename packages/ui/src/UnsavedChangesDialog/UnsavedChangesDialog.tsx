import { useId } from 'react';
import { Button } from '../Button/index.ts';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  type DialogProps,
  DialogTitle,
} from '../Dialog/index.ts';

/** Props of `UnsavedChangesDialog`. */
export interface UnsavedChangesDialogProps extends Omit<DialogProps, 'onClose' | 'children' | 'title' | 'role'> {
  /** Keeps the page and everything typed. Also Escape. */
  onStay: () => void;
  /** Saves, then leaves. */
  onSave: () => void;
  /** Leaves without saving. */
  onLeave: () => void;
  /** While it is being saved. @default false */
  saving?: boolean;
  /** @default 'Leave without saving?' */
  title?: string;
  /** @default 'What you changed on this page is not saved yet.' */
  text?: string;
  /** @default 'Stay' */
  stayLabel?: string;
  /** @default 'Save' */
  saveLabel?: string;
  /** @default 'Saving…' */
  savingLabel?: string;
  /** @default 'Leave' */
  leaveLabel?: string;
}

/**
 * Asks before unsaved changes are lost. The first, focused answer loses nothing.
 * MUI's `Dialog` with `role="alertdialog"`.
 *
 * - **When**: leaving a form with something typed in it.
 * - **Not for**: after saving, or when nothing was typed.
 * - **Keys**: Stay has the focus; Escape stays too.
 */
export function UnsavedChangesDialog({
  onStay,
  onSave,
  onLeave,
  saving = false,
  title = 'Leave without saving?',
  text = 'What you changed on this page is not saved yet.',
  stayLabel = 'Stay',
  saveLabel = 'Save',
  savingLabel = 'Saving…',
  leaveLabel = 'Leave',
  ...rest
}: UnsavedChangesDialogProps) {
  const textId = useId();
  return (
    <Dialog
      role="alertdialog"
      aria-describedby={textId}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onStay()}
      {...rest}
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="outlined" onClick={onStay}>
          {stayLabel}
        </Button>
        <Button loading={saving} onClick={onSave}>
          {saving ? savingLabel : saveLabel}
        </Button>
        <Button variant="text" onClick={onLeave}>
          {leaveLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
