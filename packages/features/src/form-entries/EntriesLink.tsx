import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useParams } from 'react-router-dom';
import { usePermissionCheck } from '../api/index.ts';

/** On a form's page: what was sent with it, for people who may read that. */
export function EntriesLink() {
  const { id = '' } = useParams();
  const can = usePermissionCheck();
  if (!can('read entries')) return null;
  return (
    <Stack direction="row" sx={{ mb: 2 }}>
      <Button variant="outlined" size="small" href={`${dashboardUrls.formEntry.list}?form.is=${id}`}>
        Entries of this form
      </Button>
    </Stack>
  );
}
