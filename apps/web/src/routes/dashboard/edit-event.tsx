import { CrudEditPage } from '@porchlight/features/crud';
import { eventDefinition } from '@porchlight/features/events';

export function Component() {
  return <CrudEditPage definition={eventDefinition} />;
}
