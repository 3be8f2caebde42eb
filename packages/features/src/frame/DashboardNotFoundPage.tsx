import { NotFound } from '@porchlight/ui/feedback/NotFound';
import { urls } from '../urls/index.ts';
import { DashboardPage } from './DashboardPage.tsx';

/** Page for unknown dashboard URLs. */
export function DashboardNotFoundPage() {
  return (
    <DashboardPage documentTitle="Page not found">
      <NotFound homeHref={urls.dashboard} homeText="Go to the dashboard" />
    </DashboardPage>
  );
}
