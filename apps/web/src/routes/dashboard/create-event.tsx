import { CrudCreatePage } from '@porchlight/features/crud';
import { eventDefinition } from '@porchlight/features/events';

export function Component() {
  return <CrudCreatePage definition={eventDefinition} />;
}
