import { TypedCopiesNotice } from '@porchlight/features/home';
import { RecordShowPage } from '@porchlight/features/show';
import { useDefinition } from './useDefinition.ts';

export function Component() {
  const definition = useDefinition();
  const notice = definition.name === 'organization' && <TypedCopiesNotice />;
  return <RecordShowPage key={definition.name} definition={definition} notice={notice} />;
}
