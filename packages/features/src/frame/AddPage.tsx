import { writePermission } from '@porchlight/contract/call-access';
import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { addPageText } from '@porchlight/contract/texts';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { usePermissionCheck } from '../api/index.ts';
import { DashboardPage } from './DashboardPage.tsx';

/** The specification's three placeholder pages, which show this text, and lead to the screens for all three. spec 2.4 */
export function AddPage() {
  const can = usePermissionCheck();
  return (
    <DashboardPage title="Add">
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography>{addPageText}</Typography>
        <Button href={dashboardUrls.page.create}>Create page</Button>
        <Button variant="outlined" href={dashboardUrls.page.list}>
          Add a section to a page
        </Button>
        {can(writePermission('menus')) && (
          <Button variant="outlined" href={dashboardUrls.menus.list}>
            Add a menu item
          </Button>
        )}
      </Stack>
    </DashboardPage>
  );
}
