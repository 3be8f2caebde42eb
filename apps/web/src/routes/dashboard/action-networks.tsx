import { actionNetworkDefinition } from '@porchlight/features/action-network';
import { CrudListPage } from '@porchlight/features/crud';

export function Component() {
  return <CrudListPage definition={actionNetworkDefinition} />;
}
