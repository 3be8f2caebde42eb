import { RecordShowPage } from '@porchlight/features/show';
import { useDefinition } from './useDefinition.ts';

export function Component() {
  const definition = useDefinition();
  return <RecordShowPage key={definition.name} definition={definition} />;
}
