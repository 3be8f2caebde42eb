import {
  type ComponentProps,
  type Dispatch,
  type ReactElement,
  type ReactNode,
  type SetStateAction,
  useState,
} from 'react';
import { type DialogStack, DialogsContext } from './dialogs-context.ts';

interface Entry {
  /** Id of the component that opened the dialog. */
  owner: string;
  dialog: ReactElement;
}

export interface DialogsProviderProps {
  /** The components that open dialogs. */
  children: ReactNode;
}

/** Renders the dialogs that `useDialogs` opens below it, the latest on top. */
export function DialogsProvider({ children }: DialogsProviderProps) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [stack] = useState(() => createStack(setEntries));
  return (
    <DialogsContext value={stack}>
      {children}
      {entries.map(({ dialog }) => dialog)}
    </DialogsContext>
  );
}

function createStack(setEntries: Dispatch<SetStateAction<readonly Entry[]>>): DialogStack {
  let opened = 0;
  return {
    open: (owner, Component, payload) =>
      new Promise((resolve) => {
        opened += 1;
        const close: ComponentProps<typeof Component>['onClose'] = (result) => {
          setEntries((entries) => entries.filter((entry) => entry.dialog !== dialog));
          resolve(result);
        };
        const dialog = <Component key={opened} payload={payload} onClose={close} />;
        setEntries((entries) => [...entries, { owner, dialog }]);
      }),
    removeAll: (owner) =>
      setEntries((entries) =>
        entries.some((entry) => entry.owner === owner) ? entries.filter((entry) => entry.owner !== owner) : entries,
      ),
  };
}
