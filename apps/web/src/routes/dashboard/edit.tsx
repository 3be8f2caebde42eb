import { RecordEditPage } from '@porchlight/features/editor';
import { useDefinition } from './useDefinition.ts';

export function Component() {
  const definition = useDefinition();
  return <RecordEditPage key={definition.name} definition={definition} />;
}
