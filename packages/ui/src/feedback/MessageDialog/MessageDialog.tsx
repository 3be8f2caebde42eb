import { ChoiceDialog } from '../ChoiceDialog/index.ts';
import type { DialogProps } from '../Dialog/index.ts';

/** Props of `MessageDialog`: MUI's, plus its texts. */
export interface MessageDialogProps extends Omit<DialogProps, 'title' | 'children' | 'onClose'> {
  /** The heading, which also names the dialog. */
  title: string;
  /** The message. */
  text: string;
  /** Text of the button. @default 'OK' */
  buttonText?: string;
  /** Called when the button or Escape closes the dialog. */
  onClose: () => void;
}

/**
 * A short message that must be acknowledged: a `ChoiceDialog` with one button, which interrupts nobody. Clicking outside
 * doesn't close it.
 *
 * - **When**: a result of an action that must be seen.
 * - **Not for**: questions: `ChoiceDialog`; news on a page: `Notice`.
 * - **Keys**: Enter or Escape closes; the focus stays inside and returns afterwards.
 */
export function MessageDialog({ buttonText = 'OK', onClose, ...rest }: MessageDialogProps) {
  return (
    <ChoiceDialog
      role="dialog"
      maxWidth="xs"
      choices={[{ label: buttonText, variant: 'contained', onChoose: onClose }]}
      {...rest}
    />
  );
}
