import CloseIcon from '@mui/icons-material/Close';
import MuiSnackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useBusy } from '../../hooks/useBusy.ts';
import { Button } from '../../inputs/Button/index.ts';
import { IconButton } from '../../inputs/IconButton/index.ts';
import { space } from '../../theme/index.ts';
import { useIsNewestSnackbar } from './useIsNewestSnackbar.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export interface SnackbarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether the message is shown. */
  open: boolean;
  /** What happened, such as 'Deleted: Seed Saturday'. */
  message: ReactNode;
  /** Links or buttons beside the message, such as a link to the record. */
  children?: ReactNode;
  /**
   * Undoes the action. While the promise is pending the button is disabled; the bar stays if it rejects. @default none
   */
  onUndo?: () => void | Promise<void>;
  /** Called when the bar is dismissed, when its time is over, or after an undo. */
  onDismiss: () => void;
  /**
   * Display time in milliseconds; 0 = until dismissed. The timer pauses while the bar is hovered or focused and while
   * the window is in the background, and then starts over. @default 30000
   */
  timeoutMs?: number;
}

/**
 * Shows at the bottom of the screen what was just done, with undo and links. Mount it permanently and switch `open`:
 * screen readers only announce changes of a live region that exists already. If several are open, the newest is shown,
 * then the one before it. Renders a `div` with `role="status"` around MUI's `Snackbar`.
 *
 * - **When**: something was saved or deleted.
 * - **Not for**: errors: `ErrorMessage`.
 * - **Keys**: Tab reaches its buttons; the timer pauses in the meantime.
 */
export function Snackbar({ open, message, children, onUndo, onDismiss, timeoutMs = 30_000, ...rest }: SnackbarProps) {
  const [busy, run] = useBusy<'undo'>();
  const isUndoing = busy.has('undo');
  const isNewest = useIsNewestSnackbar(open ? String(message) : null);
  const { track, restoreFocus } = useReturnFocus<HTMLDivElement>();

  const close = () => {
    restoreFocus();
    onDismiss();
  };

  const undo = async () => {
    const isUndone = await run('undo', () => onUndo?.());
    if (isUndone) close();
  };

  return (
    <Root role="status" data-noprint="" {...rest}>
      <MuiSnackbar
        {...track}
        // A new message is a new action, with its own timer.
        key={String(message)}
        open={open && isNewest}
        autoHideDuration={timeoutMs === 0 || isUndoing ? null : timeoutMs}
        resumeHideDuration={timeoutMs}
        // Ignores clicks elsewhere and Escape.
        onClose={(_, reason) => reason === 'timeout' && onDismiss()}
      >
        <SnackbarContent
          role="presentation"
          data-night=""
          message={message}
          action={
            <>
              {children}
              {onUndo && (
                <Button
                  variant="text"
                  sx={undoStyle}
                  aria-disabled={isUndoing || undefined}
                  onClick={() => void undo()}
                >
                  {isUndoing ? 'Undoing…' : 'Undo'}
                </Button>
              )}
              <IconButton label="Dismiss" onClick={close}>
                <CloseIcon />
              </IconButton>
            </>
          }
        />
      </MuiSnackbar>
    </Root>
  );
}

/** The live region has the position of its content, where screen reader users look for it. */
const Root = styled('div')({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  // Above the page and its bars, below dialogs.
  zIndex: 30,
  pointerEvents: 'none',
  '& > .MuiSnackbar-root': {
    position: 'static',
    inlineSize: 'fit-content',
    maxInlineSize: `calc(100% - ${space(4)})`,
    transform: 'none',
    // Above a form's buttons as well.
    margin: `0 auto max(var(--pl-foot-room, 0px), var(--pl-foot, 0px) + max(${space(2)}, env(safe-area-inset-bottom)))`,
    pointerEvents: 'auto',
  },
});

const undoStyle = {
  // Room for 'Undoing…', so that the message does not move.
  minInlineSize: '6.5rem',
  paddingInline: 1.5,
  color: 'lamp.main',
  whiteSpace: 'nowrap',
  '&[aria-disabled]': { cursor: 'progress', color: 'text.secondary' },
};
