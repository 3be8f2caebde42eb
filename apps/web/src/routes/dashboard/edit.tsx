import { CrudEditPage } from '@porchlight/features/editor';
import { useDefinition } from './useDefinition.ts';

export function Component() {
  const definition = useDefinition();
  return <CrudEditPage key={definition.name} definition={definition} />;
}
