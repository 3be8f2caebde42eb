import { CrudShowPage } from '@porchlight/features/crud';
import { donationDefinition } from '@porchlight/features/donations';

export function Component() {
  return <CrudShowPage definition={donationDefinition} />;
}
