import { RecordShowPage } from '@porchlight/features/show';
import { TypedCopiesNotice } from '@porchlight/features/typed-facts';
import { useDefinition } from './useDefinition.ts';

export function Component() {
  const definition = useDefinition();
  const notice = definition.name === 'organization' && <TypedCopiesNotice />;
  return <RecordShowPage key={definition.name} definition={definition} notice={notice} />;
}
