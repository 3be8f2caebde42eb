import { CrudCreatePage } from '@porchlight/features/crud';
import { electionDefinition } from '@porchlight/features/elections';

export function Component() {
  return <CrudCreatePage definition={electionDefinition} />;
}
