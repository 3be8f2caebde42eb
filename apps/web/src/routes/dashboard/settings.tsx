import { SettingsPage } from '@porchlight/features/settings';
import { useDefinition } from './useDefinition.ts';

export function Component() {
  return <SettingsPage definition={useDefinition()} />;
}
