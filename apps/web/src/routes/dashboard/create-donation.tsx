import { CrudCreatePage } from '@porchlight/features/crud';
import { donationDefinition } from '@porchlight/features/donations';

export function Component() {
  return <CrudCreatePage definition={donationDefinition} />;
}
