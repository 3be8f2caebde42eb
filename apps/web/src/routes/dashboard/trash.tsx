import { TrashPage } from '@porchlight/features/crud';
import { definitions } from './definitions.ts';

export function Component() {
  return <TrashPage definitions={definitions} />;
}
