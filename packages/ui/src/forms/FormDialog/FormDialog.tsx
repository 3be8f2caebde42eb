import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  type DialogProps,
  DialogTitle,
} from '../../feedback/Dialog/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { space } from '../../theme/index.ts';
import { ShortForm, type ShortFormProps } from '../ShortForm/index.ts';

/** Props of `FormDialog`: MUI's dialog, and what its form asks for. */
export interface FormDialogProps
  extends Omit<DialogProps, 'children' | 'title' | 'role' | 'onSubmit'>,
    Pick<ShortFormProps, 'fields' | 'onSubmit' | 'error' | 'fieldErrors' | 'submitLabel' | 'busyLabel'> {
  /** Its heading, which names the form too. */
  title: string;
  /** Why it asks. */
  text: string;
  /** Words of the button that gives up. */
  leaveLabel: string;
  /** Gives up. Escape does nothing without `onClose`: where a slip would lose something. */
  onLeave: () => void;
  /** Another way to answer, below the form. */
  children?: ReactNode;
}

/**
 * Asks for a few lines without leaving the page. MUI's `Dialog` around `ShortForm`.
 *
 * - **When**: a session has ended over something that is not saved; a password is asked for once more.
 * - **Not for**: a question with two answers: `ChoiceDialog`; a form of its own: a page.
 * - **Keys**: the field that is asked for has the focus; Enter sends; Escape gives up where that loses nothing.
 */
export function FormDialog({
  title,
  text,
  fields,
  onSubmit,
  error,
  fieldErrors,
  submitLabel,
  busyLabel,
  leaveLabel,
  onLeave,
  children,
  ...rest
}: FormDialogProps) {
  const textId = useId();
  return (
    <Dialog aria-describedby={textId} {...rest}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{text}</DialogContentText>
        <Body>
          <ShortForm label={title} {...{ fields, onSubmit, error, fieldErrors, submitLabel, busyLabel }} />
          {children}
        </Body>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onLeave}>
          {leaveLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Body = styled('div')({ display: 'grid', gap: space(1.5), marginBlockStart: space(2.5) });
