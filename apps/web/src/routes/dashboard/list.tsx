import { LazyBulkFieldInput } from '@porchlight/features/editor';
import { RecordListPage } from '@porchlight/features/list';
import { useDefinition } from './useDefinition.ts';

export function Component() {
  const definition = useDefinition();
  return <RecordListPage key={definition.name} definition={definition} FieldInput={LazyBulkFieldInput} />;
}
