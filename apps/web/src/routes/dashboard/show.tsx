import { CrudShowPage } from '@porchlight/features/crud';
import { useDefinition } from './useDefinition.ts';

export function Component() {
  const definition = useDefinition();
  return <CrudShowPage key={definition.name} definition={definition} />;
}
