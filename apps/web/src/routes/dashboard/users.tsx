import { CrudListPage } from '@porchlight/features/crud';
import { userDefinition } from '@porchlight/features/users';

export function Component() {
  return <CrudListPage definition={userDefinition} />;
}
