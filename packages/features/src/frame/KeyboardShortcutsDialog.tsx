import { KeySheet } from '@porchlight/ui/feedback/KeySheet';
import { keyBindings } from './shortcuts.ts';
import { isMac } from './useShortcuts.ts';

interface KeyboardShortcutsDialogProps {
  hasSingleKeys: boolean;
  onSingleKeysChange: (hasSingleKeys: boolean) => void;
  onClose: () => void;
}

/** The dialog that lists the dashboard's keyboard shortcuts; loaded on demand. */
export function KeyboardShortcutsDialog(props: KeyboardShortcutsDialogProps) {
  return <KeySheet open bindings={keyBindings(isMac)} {...props} />;
}
