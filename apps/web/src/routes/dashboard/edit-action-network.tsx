import { actionNetworkDefinition } from '@porchlight/features/action-network';
import { CrudEditPage } from '@porchlight/features/crud';

export function Component() {
  return <CrudEditPage definition={actionNetworkDefinition} />;
}
