import { type ComponentType, createContext } from 'react';

/** Props of a component that `open` shows. */
export interface OpenedDialogProps<Payload, Result> {
  /** What the dialog is about, as given to `open`. */
  payload: Payload;
  /** Closes the dialog. `open` resolves to the result. */
  onClose: (result: Result) => void;
}

/** The open dialogs of a `DialogsProvider`. Internal: components use `useDialogs`. */
export interface DialogStack {
  /** Opens a dialog above the others. @param owner id of the component that opens it */
  open: <Payload, Result>(
    owner: string,
    Component: ComponentType<OpenedDialogProps<Payload, Result>>,
    payload: Payload,
  ) => Promise<Result>;
  /** Removes the dialogs of a component; their promises stay pending. */
  removeAll: (owner: string) => void;
}

/** The stack of the nearest `DialogsProvider`; null without one. */
export const DialogsContext = createContext<DialogStack | null>(null);
