import { CrudEditPage, withSettingsHelp } from '@porchlight/features/crud';
import { useMemo } from 'react';
import { useDefinition } from './useDefinition.ts';

export function Component() {
  const definition = useDefinition();
  const settings = useMemo(() => withSettingsHelp(definition), [definition]);
  return <CrudEditPage definition={settings} />;
}
