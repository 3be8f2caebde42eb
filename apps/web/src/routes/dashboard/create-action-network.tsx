import { actionNetworkDefinition } from '@porchlight/features/action-network';
import { CrudCreatePage } from '@porchlight/features/crud';

export function Component() {
  return <CrudCreatePage definition={actionNetworkDefinition} />;
}
