import { CrudEditPage } from '@porchlight/features/crud';
import { electionDefinition } from '@porchlight/features/elections';

export function Component() {
  return <CrudEditPage definition={electionDefinition} />;
}
