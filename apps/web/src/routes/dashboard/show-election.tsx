import { CrudShowPage } from '@porchlight/features/crud';
import { electionDefinition } from '@porchlight/features/elections';

export function Component() {
  return <CrudShowPage definition={electionDefinition} />;
}
