import { CrudListPage } from '@porchlight/features/crud';
import { teamDefinition } from '@porchlight/features/team';

export function Component() {
  return <CrudListPage definition={teamDefinition} />;
}
