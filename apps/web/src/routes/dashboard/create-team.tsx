import { CrudCreatePage } from '@porchlight/features/crud';
import { teamDefinition } from '@porchlight/features/team';

export function Component() {
  return <CrudCreatePage definition={teamDefinition} />;
}
