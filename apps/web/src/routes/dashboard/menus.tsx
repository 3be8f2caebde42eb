import { MenusPage } from '@porchlight/features/menus';
import { useDefinition } from './useDefinition.ts';

export function Component() {
  return <MenusPage definition={useDefinition()} />;
}
