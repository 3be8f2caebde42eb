import CloseIcon from '@mui/icons-material/Close';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import { type ComponentPropsWithRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useReturnFocus } from './useReturnFocus.ts';

/** Props of `UndoBar`. */
export interface UndoBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether there is something to undo. */
  open: boolean;
  /** What happened, such as 'Article deleted.' */
  message: string;
  /** Takes it back. While the promise is pending the button is busy; the bar stays when it rejects. */
  onUndo: () => void | Promise<void>;
  /** Called when the bar is dismissed, its time is over, or after an undo. */
  onDismiss: () => void;
  /** @default 'Undo' */
  undoLabel?: string;
  /** @default 'Undoing…' */
  undoingLabel?: string;
  /** @default 'Dismiss' */
  dismissLabel?: string;
  /**
   * How long it stays, in milliseconds; 0 = until it is dismissed. The time stands still under the pointer, with focus
   * inside, and while another window is in front, and begins again afterwards. @default 30000
   */
  timeoutMs?: number;
}

/**
 * Says at the foot of the screen what was just done and offers to take it back.
 * Mount it always and switch `open`: screen readers only hear changes of a region that was there before.
 * Renders a `div` with `role="status"` around MUI's `Snackbar`.
 *
 * - **When**: after something was deleted.
 * - **Not for**: success that needs no way back: the list shows it.
 * - **Keys**: Tab reaches Undo; its time stands still meanwhile.
 */
export function UndoBar({
  open,
  message,
  onUndo,
  onDismiss,
  undoLabel = 'Undo',
  undoingLabel = 'Undoing…',
  dismissLabel = 'Dismiss',
  timeoutMs = 30_000,
  ...rest
}: UndoBarProps) {
  const [isUndoing, setIsUndoing] = useState(false);
  const { track, bringBack } = useReturnFocus<HTMLDivElement>();

  const close = () => {
    bringBack();
    onDismiss();
  };

  const undo = async () => {
    if (isUndoing) return;
    setIsUndoing(true);
    try {
      await onUndo();
      close();
    } catch {
      // The caller reports it; the offer stands.
    } finally {
      setIsUndoing(false);
    }
  };

  return (
    <div role="status" data-noprint="" {...rest}>
      <Snackbar
        {...track}
        // Another message is another thing to undo, with its own time.
        key={message}
        open={open}
        autoHideDuration={timeoutMs === 0 || isUndoing ? null : timeoutMs}
        resumeHideDuration={timeoutMs}
        // Neither a press somewhere else nor Escape means it.
        onClose={(_, reason) => reason === 'timeout' && onDismiss()}
      >
        <SnackbarContent
          role="presentation"
          data-night=""
          message={message}
          action={
            <>
              <Button variant="text" sx={undoStyle} aria-disabled={isUndoing || undefined} onClick={() => void undo()}>
                {isUndoing ? undoingLabel : undoLabel}
              </Button>
              <IconButton label={dismissLabel} onClick={close}>
                <CloseIcon />
              </IconButton>
            </>
          }
        />
      </Snackbar>
    </div>
  );
}

const undoStyle = {
  paddingInline: 1.5,
  color: 'lamp.main',
  whiteSpace: 'nowrap',
  '&[aria-disabled]': { cursor: 'progress', color: 'text.secondary' },
};
