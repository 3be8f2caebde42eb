import { CrudEditPage } from '@porchlight/features/crud';
import { donationDefinition } from '@porchlight/features/donations';

export function Component() {
  return <CrudEditPage definition={donationDefinition} />;
}
