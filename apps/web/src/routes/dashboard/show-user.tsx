import { CrudShowPage } from '@porchlight/features/crud';
import { userDefinition } from '@porchlight/features/users';

export function Component() {
  return <CrudShowPage definition={userDefinition} />;
}
