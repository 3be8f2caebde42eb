import { refusedText } from '@porchlight/contract/permissions';
import { Button } from '@porchlight/ui/Button';
import { EmptyState } from '@porchlight/ui/EmptyState';
import { Stack } from '@porchlight/ui/Stack';
import { readUser } from '../api/index.ts';
import { DashboardPage } from '../crud/index.ts';
import { urls } from '../urls/index.ts';

/** Stands for a screen that the role of whoever is signed in does not let them see. */
export function NotAllowedPage() {
  return (
    <DashboardPage title="This is not open to you">
      <Stack spacing={2}>
        <EmptyState text={refusedText(readUser()?.role ?? 'viewer')} />
        <div>
          <Button href={urls.dashboard}>Go to the dashboard</Button>
        </div>
      </Stack>
    </DashboardPage>
  );
}
