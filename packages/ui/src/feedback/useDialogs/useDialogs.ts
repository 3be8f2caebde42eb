import { type ComponentType, useContext, useEffect, useId, useMemo } from 'react';
import { DialogsContext, type OpenedDialogProps } from './dialogs-context.ts';
import { AlertDialog, type AlertOptions, ConfirmDialog, type ConfirmOptions } from './standard-dialogs.tsx';

/** What `useDialogs` returns; it stays the same object between renders. */
export interface Dialogs {
  /** Shows a component until it calls `onClose`. @returns promise of the result */
  open: <Payload, Result>(
    Component: ComponentType<OpenedDialogProps<Payload, Result>>,
    payload: Payload,
  ) => Promise<Result>;
  /** Asks a question. @returns promise of whether it was confirmed */
  confirm: (text: string, options: ConfirmOptions) => Promise<boolean>;
  /** Shows a message. @returns promise that resolves when it was acknowledged */
  alert: (text: string, options: AlertOptions) => Promise<void>;
}

/**
 * Opens dialogs from event handlers, as MUI's `useDialogs` does. They are rendered by `DialogsProvider`, so that they
 * stay when the control that opened them disappears. When the component that uses this hook is unmounted, its dialogs
 * disappear, and their promises stay pending: what depends on them is no longer on the screen.
 * @throws Error without a `DialogsProvider`
 */
export function useDialogs(): Dialogs {
  const stack = useContext(DialogsContext);
  if (!stack) throw new Error('useDialogs needs a DialogsProvider above it: wrap the screen in one.');
  const owner = useId();
  useEffect(() => () => stack.removeAll(owner), [stack, owner]);
  return useMemo(
    () => ({
      open: (Component, payload) => stack.open(owner, Component, payload),
      confirm: (text, options) => stack.open(owner, ConfirmDialog, { text, ...options }),
      alert: (text, options) => stack.open(owner, AlertDialog, { text, ...options }),
    }),
    [stack, owner],
  );
}
