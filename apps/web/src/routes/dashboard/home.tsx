import { DashboardHomePage } from '@porchlight/features/dashboard';
import { donationDefinition } from '@porchlight/features/donations';

export function Component() {
  return <DashboardHomePage donations={donationDefinition} />;
}
