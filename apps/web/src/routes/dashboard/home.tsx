import { DashboardHomePage } from '@porchlight/features/dashboard';
import { definitions } from './definitions.ts';

export function Component() {
  return <DashboardHomePage definitions={definitions} />;
}
