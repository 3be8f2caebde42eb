import { forbiddenText } from '@porchlight/contract/permissions';
import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { readUser } from '../api/index.ts';
import { urls } from '../urls/index.ts';
import { DashboardPage } from './DashboardPage.tsx';

/** Shown instead of a screen that the signed-in user's role may not see. */
export function NotAllowedPage() {
  return (
    <DashboardPage title="You can’t open this page">
      <Stack spacing={2}>
        <EmptyState text={forbiddenText(readUser()?.role ?? 'viewer')} />
        <div>
          <Button href={urls.dashboard}>Go to the dashboard</Button>
        </div>
      </Stack>
    </DashboardPage>
  );
}
