export { DialogsProvider } from './DialogsProvider.tsx';
export type { OpenedDialogProps } from './dialogs-context.ts';
export { type Dialogs, useDialogs } from './useDialogs.ts';
