import { CrudEditPage } from '@porchlight/features/crud';
import { emailDefinition } from '@porchlight/features/emails';

export function Component() {
  return <CrudEditPage definition={emailDefinition} />;
}
