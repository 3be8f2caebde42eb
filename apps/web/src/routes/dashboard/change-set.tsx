import { ChangeSetPage } from '@porchlight/features/change-sets';
import { definitions } from './definitions.ts';

export function Component() {
  return <ChangeSetPage definitions={definitions} />;
}
