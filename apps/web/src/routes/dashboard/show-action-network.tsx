import { actionNetworkDefinition } from '@porchlight/features/action-network';
import { CrudShowPage } from '@porchlight/features/crud';

export function Component() {
  return <CrudShowPage definition={actionNetworkDefinition} />;
}
