import { useId } from 'react';
import { Button, type ButtonProps } from '../Button/index.ts';
import { DialogAnswers, DialogTitle, ModalDialog, type ModalDialogProps } from '../ModalDialog/index.ts';

/** One answer of a `ChoiceDialog`. */
export interface Choice {
  label: string;
  onChoose: () => void;
  /** @default 'outlined' */
  variant?: ButtonProps['variant'];
}

/** Props of `ChoiceDialog`. */
export interface ChoiceDialogProps extends Omit<ModalDialogProps, 'onClose' | 'title' | 'closesBeside'> {
  /** The question. */
  title: string;
  /** What hangs on it. */
  text: string;
  /** The answers. The first has focus and loses nothing; Escape gives it too. */
  choices: readonly [Choice, ...Choice[]];
}

/**
 * A question that has to be answered before anything else, with two answers or more.
 * Renders a modal `dialog` with `role="alertdialog"`; children stand between the text and the answers.
 *
 * - **When**: nothing can go on before a person has decided, and something would be lost by a wrong answer.
 * - **Not for**: a message with one button: `MessageDialog`; leaving a form: `UnsavedChangesDialog`.
 * - **Keys**: the first answer has the focus; Escape gives it too.
 */
export function ChoiceDialog({ title, text, choices, children, ...rest }: ChoiceDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <ModalDialog
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={choices[0].onChoose}
      {...rest}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <p id={textId}>{text}</p>
      {children}
      <DialogAnswers>
        {choices.map(({ label, onChoose, variant = 'outlined' }) => (
          <Button key={label} variant={variant} onClick={onChoose}>
            {label}
          </Button>
        ))}
      </DialogAnswers>
    </ModalDialog>
  );
}
