import styled from '@emotion/styled';
import { type ComponentPropsWithRef, useState } from 'react';
import { Icon } from '../Icon/index.ts';
import { color, elevation, radius, space } from '../theme/index.ts';
import { usePausableTimer } from './usePausableTimer.ts';
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
   * inside, and while another tab is in front. @default 30000
   */
  timeoutMs?: number;
}

/**
 * Says at the foot of the screen what was just done and offers to take it back.
 * Mount it always and switch `open`: screen readers only hear changes of a region that was there before.
 * Renders a `div` with `role="status"`.
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
  const [isPaused, setIsPaused] = useState(false);
  usePausableTimer({ durationMs: timeoutMs, message, isRunning: open && !isUndoing, isPaused, onEnd: onDismiss });

  const { track, bringBack } = useReturnFocus<HTMLDivElement>();

  const close = () => {
    setIsPaused(false);
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
    <Region role="status" data-noprint="" {...rest}>
      {open && (
        <Bar
          {...track}
          data-night=""
          data-paused={isPaused ? '' : undefined}
          onPointerEnter={() => setIsPaused(true)}
          onPointerLeave={() => setIsPaused(false)}
          onFocus={() => setIsPaused(true)}
          onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setIsPaused(false)}
        >
          <Message>{message}</Message>
          <UndoButton type="button" aria-disabled={isUndoing || undefined} onClick={() => void undo()}>
            {isUndoing ? undoingLabel : undoLabel}
          </UndoButton>
          <Dismiss type="button" aria-label={dismissLabel} onClick={close}>
            <Icon name="close" />
          </Dismiss>
        </Bar>
      )}
    </Region>
  );
}

const Region = styled('div')({
  position: 'fixed',
  zIndex: 30,
  insetBlockEnd: `max(${space(2)}, env(safe-area-inset-bottom))`,
  insetInline: space(2),
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

const Bar = styled('div')({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  maxInlineSize: '100%',
  minInlineSize: 0,
  padding: `${space(0.5)} ${space(0.5)} ${space(0.5)} ${space(2.5)}`,
  borderRadius: radius,
  boxShadow: elevation,
  border: `1px solid ${color.edge}`,
});

const Message = styled('span')({ overflowWrap: 'anywhere', lineHeight: 1.35, marginInlineEnd: space(1) });

const UndoButton = styled('button')({
  minBlockSize: 44,
  padding: `0 ${space(1.5)}`,
  fontWeight: 700,
  color: color.lamp,
  background: 'none',
  border: 0,
  borderRadius: radius,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&[aria-disabled]': { cursor: 'progress', color: color.muted },
});

const Dismiss = styled('button')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  flex: 'none',
  color: color.muted,
  background: 'none',
  border: 0,
  borderRadius: radius,
  cursor: 'pointer',
  '&:hover': { color: color.text },
});
