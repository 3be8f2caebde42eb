import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Button } from '../../inputs/Button/index.ts';
import { ShortForm, type ShortFormProps } from '../../inputs/ShortForm/index.ts';
import { space } from '../../theme/index.ts';
import { Dialog, DialogContent, DialogContentText, type DialogProps, DialogTitle } from '../Dialog/index.ts';

/** Props of `FormDialog`: MUI's dialog, plus its form. */
export interface FormDialogProps
  extends Omit<DialogProps, 'children' | 'title' | 'role' | 'onSubmit'>,
    Pick<ShortFormProps, 'fields' | 'onSubmit' | 'error' | 'fieldErrors' | 'submitLabel' | 'busyLabel'> {
  /** Heading of the dialog and accessible name of the form. */
  title: string;
  /** Why the form is shown. */
  text: string;
  /** Text of the cancel button. */
  leaveLabel: string;
  /**
   * Called by the cancel button. Escape works only with `onClose`; omit that if closing by mistake would lose
   * something.
   */
  onLeave: () => void;
  /** Content below the form, such as another way to confirm. */
  children?: ReactNode;
}

/**
 * A short form in a dialog. MUI's `Dialog` around `ShortForm`.
 *
 * - **When**: the session has expired while there are unsaved changes; a password must be confirmed.
 * - **Not for**: a question with two buttons: `ChoiceDialog`; a longer form: a page.
 * - **Keys**: the field with `autoFocus` has the focus; Enter submits; Escape cancels where that loses nothing.
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
          <ShortForm
            label={title}
            {...{ fields, onSubmit, error, fieldErrors, submitLabel, busyLabel }}
            actions={
              <Button variant="text" onClick={onLeave}>
                {leaveLabel}
              </Button>
            }
          />
          {children}
        </Body>
      </DialogContent>
    </Dialog>
  );
}

const Body = styled('div')({ display: 'grid', gap: space(1.5), marginBlockStart: space(2.5) });
