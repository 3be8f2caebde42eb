import { NotFound } from '@porchlight/ui/NotFound';
import { DashboardPage } from '../crud/index.ts';
import { urls } from '../urls/index.ts';

/** Page for unknown dashboard URLs. */
export function DashboardNotFoundPage() {
  return (
    <DashboardPage documentTitle="Page not found">
      <NotFound homeHref={urls.dashboard} homeText="Go to the dashboard" />
    </DashboardPage>
  );
}
