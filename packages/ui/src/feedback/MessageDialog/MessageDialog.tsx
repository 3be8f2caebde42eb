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

/** Props of `MessageDialog`: MUI's, plus its texts. */
export interface MessageDialogProps extends Omit<DialogProps, 'title' | 'children' | 'onClose'> {
  /** The heading, which also names the dialog. */
  title: string;
  /** The message. */
  text: string;
  /** Text of the button. @default 'OK' */
  buttonText?: string;
  /** Called when the button or Escape closes the dialog. */
  onClose: () => void;
}

/**
 * A short message that must be acknowledged: MUI's `Dialog` with one button. Clicking outside doesn't close it.
 *
 * - **When**: a result of an action that must be seen.
 * - **Not for**: questions: `ChoiceDialog`; news on a page: `Notice`.
 * - **Keys**: Enter or Escape closes; the focus stays inside and returns afterwards.
 */
export function MessageDialog({ title, text, buttonText = 'OK', onClose, ...rest }: MessageDialogProps) {
  const textId = useId();
  return (
    <Dialog aria-describedby={textId} onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()} {...rest}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {buttonText}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
