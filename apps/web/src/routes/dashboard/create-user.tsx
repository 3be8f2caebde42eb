import { CrudCreatePage } from '@porchlight/features/crud';
import { userDefinition } from '@porchlight/features/users';

export function Component() {
  return <CrudCreatePage definition={userDefinition} />;
}
