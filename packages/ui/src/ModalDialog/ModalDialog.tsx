import styled from '@emotion/styled';
import { type ComponentPropsWithRef, useImperativeHandle, useRef } from 'react';
import { color, elevation, radius, space } from '../theme/index.ts';
import { useModal } from './useModal.ts';

/** Props of `ModalDialog`. */
export interface ModalDialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'onClose' | 'onCancel'> {
  /** Whether it is shown. */
  open: boolean;
  /** Called on Escape, and on a press beside it with `closesBeside`. Set `open` to false to close. */
  onClose: () => void;
  /** Whether a press beside it closes, for what can't lose anything. @default false */
  closesBeside?: boolean;
}

/**
 * A window above the page that has to be dealt with first. Give it a name by `aria-labelledby` or `aria-label`.
 * Renders a modal `dialog`: focus stays inside and returns to where it was.
 *
 * - **When**: making a dialog of your own.
 * - **Not for**: a message: `MessageDialog`. Ask first whether a page would do.
 * - **Keys**: Escape asks to close; Tab stays inside; focus goes back.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function ModalDialog({ open, onClose, closesBeside = false, children, ref, ...rest }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, []);
  useModal(dialog, open);
  return (
    <Root
      ref={dialog}
      onCancel={(event) => {
        // The caller decides; the browser must not close it by itself.
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (closesBeside && event.target === event.currentTarget) onClose();
      }}
      {...rest}
      // Its name and description are children, which are not there while it is closed.
      aria-labelledby={open ? rest['aria-labelledby'] : undefined}
      aria-describedby={open ? rest['aria-describedby'] : undefined}
    >
      {open && children}
    </Root>
  );
}

const Root = styled('dialog')({
  inlineSize: 'min(480px, calc(100vw - 32px))',
  maxBlockSize: 'calc(100dvh - 32px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: space(3),
  color: color.text,
  backgroundColor: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius,
  boxShadow: elevation,
  '&::backdrop': { backgroundColor: 'rgb(10 11 24 / 0.55)' },
});
