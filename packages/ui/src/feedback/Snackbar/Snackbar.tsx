import CloseIcon from '@mui/icons-material/Close';
import MuiSnackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { space } from '../../theme/index.ts';
import { useIsNewest } from './useIsNewest.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export interface SnackbarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether there is something to say. */
  open: boolean;
  /** What happened, such as 'Deleted: Seed Saturday'. */
  message: ReactNode;
  /** Links or buttons beside it: where to see it, what else to do. */
  children?: ReactNode;
  /** Takes it back. While the promise is pending the button is busy; the bar stays when it rejects. @default none */
  onUndo?: () => void | Promise<void>;
  /** Called when the bar is dismissed, its time is over, or after an undo. */
  onDismiss: () => void;
  /**
   * How long it stays, in milliseconds; 0 = until it is dismissed. The time stands still under the pointer, with focus
   * inside, and while another window is in front, and begins again afterwards. @default 30000
   */
  timeoutMs?: number;
}

/**
 * Says at the foot of the screen what was just done, offers to take it back, and leads on.
 * Mount it always and switch `open`: screen readers only hear changes of a region that was there before.
 * Of several that are open the newest is shown, and the one before when it is gone. Renders a `div` with `role="status"` around MUI's `Snackbar`.
 *
 * - **When**: something was saved or deleted.
 * - **Not for**: what went wrong: `ErrorMessage`.
 * - **Keys**: Tab reaches what it offers; its time stands still meanwhile.
 */
export function Snackbar({ open, message, children, onUndo, onDismiss, timeoutMs = 30_000, ...rest }: SnackbarProps) {
  const [isUndoing, setIsUndoing] = useState(false);
  const isNewest = useIsNewest(open ? String(message) : null);
  const { track, bringBack } = useReturnFocus<HTMLDivElement>();

  const close = () => {
    bringBack();
    onDismiss();
  };

  const undo = async () => {
    if (isUndoing) return;
    setIsUndoing(true);
    try {
      await onUndo?.();
      close();
    } catch {
      // The caller reports it; the offer stands.
    } finally {
      setIsUndoing(false);
    }
  };

  return (
    <Root role="status" data-noprint="" {...rest}>
      <MuiSnackbar
        {...track}
        // Another message is another thing to undo, with its own time.
        key={String(message)}
        open={open && isNewest}
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

/** The region itself stands where its words are: whoever looks for it there finds it. */
const Root = styled('div')({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  // Above the page and its bars, below whatever has to be answered first.
  zIndex: 30,
  pointerEvents: 'none',
  '& > .MuiSnackbar-root': {
    position: 'static',
    inlineSize: 'fit-content',
    maxInlineSize: `calc(100% - ${space(4)})`,
    transform: 'none',
    // Above the buttons of a form, too.
    margin: `0 auto max(var(--pl-foot-room, 0px), var(--pl-foot, 0px) + max(${space(2)}, env(safe-area-inset-bottom)))`,
    pointerEvents: 'auto',
  },
  // Above the round button at a phone's foot, which would cover its buttons.
  'body:has(.MuiFab-root) & > .MuiSnackbar-root': {
    marginBlockEnd: `calc(var(--pl-foot, 0px) + max(${space(2)}, env(safe-area-inset-bottom)) + ${space(8)})`,
  },
});

const undoStyle = {
  paddingInline: 1.5,
  color: 'lamp.main',
  whiteSpace: 'nowrap',
  '&[aria-disabled]': { cursor: 'progress', color: 'text.secondary' },
};
