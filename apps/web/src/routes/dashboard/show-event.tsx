import { CrudShowPage } from '@porchlight/features/crud';
import { eventDefinition } from '@porchlight/features/events';

export function Component() {
  return <CrudShowPage definition={eventDefinition} />;
}
