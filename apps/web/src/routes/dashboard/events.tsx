import { CrudListPage } from '@porchlight/features/crud';
import { eventDefinition } from '@porchlight/features/events';

export function Component() {
  return <CrudListPage definition={eventDefinition} />;
}
