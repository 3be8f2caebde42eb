import { HistoryPage } from '@porchlight/features/crud';
import { definitions } from './definitions.ts';

export function Component() {
  return <HistoryPage definitions={definitions} />;
}
