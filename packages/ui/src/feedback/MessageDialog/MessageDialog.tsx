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

/** Props of `MessageDialog`: MUI's, with its words. */
export interface MessageDialogProps extends Omit<DialogProps, 'title' | 'children' | 'onClose'> {
  /** Its heading, which names it. */
  title: string;
  /** What it says. */
  text: string;
  /** Words of its one button. @default 'OK' */
  buttonText?: string;
  /** Called when the button or Escape closes it. */
  onClose: () => void;
}

/**
 * A short message that has to be acknowledged: MUI's `Dialog` with one button. A press beside it does nothing.
 *
 * - **When**: the answer to something that was just done and must be seen.
 * - **Not for**: questions: `ChoiceDialog`; news on a page: `Notice`.
 * - **Keys**: Enter or Escape closes; focus stays inside and goes back.
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
