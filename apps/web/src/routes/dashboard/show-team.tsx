import { CrudShowPage } from '@porchlight/features/crud';
import { teamDefinition } from '@porchlight/features/team';

export function Component() {
  return <CrudShowPage definition={teamDefinition} />;
}
