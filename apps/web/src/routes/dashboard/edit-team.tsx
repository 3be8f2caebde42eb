import { CrudEditPage } from '@porchlight/features/crud';
import { teamDefinition } from '@porchlight/features/team';

export function Component() {
  return <CrudEditPage definition={teamDefinition} />;
}
