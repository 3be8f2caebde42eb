import { CrudCreatePage } from '@porchlight/features/crud';
import { emailDefinition } from '@porchlight/features/emails';

export function Component() {
  return <CrudCreatePage definition={emailDefinition} />;
}
