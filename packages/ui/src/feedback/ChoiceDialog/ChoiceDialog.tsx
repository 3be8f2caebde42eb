import { useId } from 'react';
import { Button, type ButtonProps } from '../../inputs/Button/index.ts';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  type DialogProps,
  DialogTitle,
} from '../Dialog/index.ts';

/** A button of a `ChoiceDialog`. */
export interface Choice {
  label: string;
  onChoose: () => void;
  /** The button's variant. @default 'outlined' */
  variant?: ButtonProps['variant'];
  /** Text of the button while the choice is carried out, which shows it as busy. */
  busyLabel?: string;
}

export interface ChoiceDialogProps extends Omit<DialogProps, 'onClose' | 'title'> {
  /** The question. */
  title: string;
  /** What depends on the answer. */
  text: string;
  /** The buttons. The first gets the focus, must lose no data, and is also chosen by Escape. */
  choices: readonly [Choice, ...Choice[]];
}

/**
 * A question that must be answered before anything else, with two or more buttons. MUI's `Dialog` with
 * `role="alertdialog"`; children are shown between the text and the buttons.
 *
 * - **When**: a decision is needed to go on, and a wrong one would lose something.
 * - **Not for**: a message with one button: `MessageDialog`.
 * - **Keys**: the first button has the focus; Escape chooses it too.
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
        {choices.map(({ label, onChoose, variant = 'outlined', busyLabel }, index) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, and the choices keep their order
            key={index}
            autoFocus={index === 0}
            variant={variant}
            loading={busyLabel !== undefined}
            onClick={onChoose}
          >
            {busyLabel ?? label}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  );
}
