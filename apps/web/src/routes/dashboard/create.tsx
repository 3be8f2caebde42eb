import { RecordCreatePage } from '@porchlight/features/editor';
import { useDefinition } from './useDefinition.ts';

export function Component() {
  const definition = useDefinition();
  return <RecordCreatePage key={definition.name} definition={definition} />;
}
