import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { lazyComponent, readUser, usePermissionCheck } from '../api/index.ts';

/** Loaded for administrators alone. */
const EntryReaders = lazyComponent('entry-readers', async () => (await import('./EntryReaders.tsx')).EntryReaders);

/** On a form's page: what was sent with it, for people who may read that, and for administrators who these are. */
export function EntriesLink() {
  const { id = '' } = useParams();
  const can = usePermissionCheck();
  const isNamed = readUser()?.entry_forms?.includes(Number(id)) === true;
  if (!can('read entries') && !isNamed) return null;
  return (
    <Stack spacing={2} sx={{ mb: 2 }}>
      <Stack direction="row">
        <Button variant="outlined" size="small" href={`${dashboardUrls.formEntry.list}?form.is=${id}`}>
          Entries of this form
        </Button>
      </Stack>
      {can('write accounts') && (
        <Suspense>
          <EntryReaders key={id} formId={id} />
        </Suspense>
      )}
    </Stack>
  );
}
