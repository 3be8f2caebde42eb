import { CrudEditPage } from '@porchlight/features/crud';
import { userDefinition } from '@porchlight/features/users';

export function Component() {
  return <CrudEditPage definition={userDefinition} />;
}
