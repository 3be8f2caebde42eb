import { CrudListPage } from '@porchlight/features/list';
import { useDefinition } from './useDefinition.ts';

export function Component() {
  const definition = useDefinition();
  return <CrudListPage key={definition.name} definition={definition} />;
}
