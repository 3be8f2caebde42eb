import { CrudListPage } from '@porchlight/features/crud';
import { electionDefinition } from '@porchlight/features/elections';

export function Component() {
  return <CrudListPage definition={electionDefinition} />;
}
