import { useId } from 'react';
import { Button, type ButtonProps } from '../../primitives/Button/index.ts';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  type DialogProps,
  DialogTitle,
} from '../Dialog/index.ts';

/** One answer of a `ChoiceDialog`. */
export interface Choice {
  label: string;
  onChoose: () => void;
  /** @default 'outlined' */
  variant?: ButtonProps['variant'];
}

export interface ChoiceDialogProps extends Omit<DialogProps, 'onClose' | 'title' | 'role'> {
  /** The question. */
  title: string;
  /** What hangs on it. */
  text: string;
  /** The answers. The first has focus and loses nothing; Escape gives it too. */
  choices: readonly [Choice, ...Choice[]];
}

/**
 * A question that has to be answered before anything else, with two answers or more.
 * MUI's `Dialog` with `role="alertdialog"`; children stand between the text and the answers.
 *
 * - **When**: nothing can go on before a person has decided, and something would be lost by a wrong answer.
 * - **Not for**: a message with one button: `MessageDialog`; leaving a form: `UnsavedChangesDialog`.
 * - **Keys**: the first answer has the focus; Escape gives it too.
 */
export function ChoiceDialog({ title, text, choices, children, ...rest }: ChoiceDialogProps) {
  const textId = useId();
  return (
    <Dialog
      role="alertdialog"
      maxWidth="sm"
      aria-describedby={textId}
      onClose={(_, reason) => reason === 'escapeKeyDown' && choices[0].onChoose()}
      {...rest}
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{text}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        {choices.map(({ label, onChoose, variant = 'outlined' }, index) => (
          <Button key={label} autoFocus={index === 0} variant={variant} onClick={onChoose}>
            {label}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  );
}
