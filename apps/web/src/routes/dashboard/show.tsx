import { CrudShowPage } from '@porchlight/features/show';
import { useDefinition } from './useDefinition.ts';

export function Component() {
  const definition = useDefinition();
  return <CrudShowPage key={definition.name} definition={definition} />;
}
