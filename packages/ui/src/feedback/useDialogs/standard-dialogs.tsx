import { ChoiceDialog } from '../ChoiceDialog/index.ts';
import { MessageDialog } from '../MessageDialog/index.ts';
import type { OpenedDialogProps } from './dialogs-context.ts';

/** Options of `alert`. */
export interface AlertOptions {
  title: string;
}

/** Options of `confirm`. */
export interface ConfirmOptions extends AlertOptions {
  /** Label of the button that cancels and loses nothing: it has the focus, and Escape chooses it. */
  cancelText: string;
  /** Label of the button that confirms. */
  okText: string;
}

/** What a dialog says, besides its options. */
interface WithText {
  text: string;
}

/** The dialog of `alert`. Internal. */
export function AlertDialog({ payload, onClose }: OpenedDialogProps<AlertOptions & WithText, void>) {
  return <MessageDialog open {...payload} onClose={onClose} />;
}

/** The dialog of `confirm`. Internal. */
export function ConfirmDialog({ payload, onClose }: OpenedDialogProps<ConfirmOptions & WithText, boolean>) {
  const { title, text, cancelText, okText } = payload;
  return (
    <ChoiceDialog
      open
      title={title}
      text={text}
      choices={[
        { label: cancelText, onChoose: () => onClose(false) },
        { label: okText, onChoose: () => onClose(true) },
      ]}
    />
  );
}
