import styled from '@emotion/styled';
import { type ComponentPropsWithoutRef, useId } from 'react';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { backdrop, color, elevation, radius, space } from '../theme/index.ts';
import { useModalDialog } from './useModalDialog.ts';

export interface MessageDialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'title' | 'children' | 'onClose'> {
  /** Whether it is shown. */
  open: boolean;
  /** Its heading, which names it. */
  title: string;
  /** What it says. */
  text: string;
  /** Words of its one button. @default 'OK' */
  buttonText?: string;
  /** Called when the button or Escape closes it. */
  onClose: () => void;
}

const Root = styled.dialog`
  width: min(420px, calc(100vw - ${space(4)}));
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-top: 6px solid ${color.lamp};
  border-radius: ${radius};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${elevation};
  &::backdrop {
    background: ${backdrop};
  }
  & > p {
    margin-block: ${space(1)} ${space(3)};
  }
`;

/**
 * A short message that has to be acknowledged. Modal: the page behind is out of reach, Escape closes, and the focus goes
 * back to where it was. Built on the browser's own `<dialog>`.
 *
 * - **When**: the answer to something that was just done and must be seen.
 * - **Not for**: questions: `UnsavedChangesDialog`; news on a page: `Notice`.
 * - **Keys**: Enter or Escape closes; focus stays inside and goes back.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function MessageDialog({ open, title, text, buttonText = 'OK', onClose, ...rest }: MessageDialogProps) {
  const dialogRef = useModalDialog(open);
  const id = useId();
  return (
    <Root
      ref={dialogRef}
      aria-labelledby={open ? `${id}title` : undefined}
      aria-describedby={open ? `${id}text` : undefined}
      onClose={onClose}
      {...rest}
    >
      {open && (
        <>
          <Heading level={2} size={1} id={`${id}title`}>
            {title}
          </Heading>
          <p id={`${id}text`}>{text}</p>
          <Button onClick={onClose}>{buttonText}</Button>
        </>
      )}
    </Root>
  );
}
