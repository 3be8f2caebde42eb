import { CrudListPage } from '@porchlight/features/crud';
import { emailDefinition } from '@porchlight/features/emails';

export function Component() {
  return <CrudListPage definition={emailDefinition} />;
}
