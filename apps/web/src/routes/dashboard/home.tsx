import { DashboardHomePage } from '@porchlight/features/home';
import { definitions } from './definitions.ts';

export function Component() {
  return <DashboardHomePage definitions={definitions} />;
}
