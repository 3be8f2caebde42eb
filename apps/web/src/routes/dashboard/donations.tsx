import { CrudListPage } from '@porchlight/features/crud';
import { donationDefinition } from '@porchlight/features/donations';

export function Component() {
  return <CrudListPage definition={donationDefinition} />;
}
