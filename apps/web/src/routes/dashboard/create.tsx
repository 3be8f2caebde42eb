import { CrudCreatePage } from '@porchlight/features/editor';
import { useDefinition } from './useDefinition.ts';

export function Component() {
  const definition = useDefinition();
  return <CrudCreatePage key={definition.name} definition={definition} />;
}
