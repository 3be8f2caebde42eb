import { HistoryPage } from '@porchlight/features/history';
import { definitions } from './definitions.ts';

export function Component() {
  return <HistoryPage definitions={definitions} />;
}
