import { TrashPage } from '@porchlight/features/history';
import { definitions } from './definitions.ts';

export function Component() {
  return <TrashPage definitions={definitions} />;
}
