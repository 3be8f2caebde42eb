import { KeySheet } from '@porchlight/ui/KeySheet';
import { keyBindings } from './shortcuts.ts';
import { isMac } from './useShortcuts.ts';

interface KeysProps {
  hasSingleKeys: boolean;
  onSingleKeysChange: (hasSingleKeys: boolean) => void;
  onClose: () => void;
}

/** The sheet of keys of the dashboard; loaded when somebody asks for it. */
export function Keys(props: KeysProps) {
  return <KeySheet open bindings={keyBindings(isMac)} {...props} />;
}
