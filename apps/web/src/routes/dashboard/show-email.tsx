import { CrudShowPage } from '@porchlight/features/crud';
import { emailDefinition } from '@porchlight/features/emails';

export function Component() {
  return <CrudShowPage definition={emailDefinition} />;
}
