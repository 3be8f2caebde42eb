import { checkInUrl, guestListUrl } from '@porchlight/contract/registrations/check-in-urls';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { staffRecordQuery, usePermissionCheck } from '../api/index.ts';

/** On the page of an event that people register for: its door, and the list to print. */
export function CheckInLinks() {
  const { id = '' } = useParams();
  const can = usePermissionCheck();
  const { data: event } = useQuery(staffRecordQuery('event', id));
  if (!can('check people in') || event?.registration !== 'needed') return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 2, flexWrap: 'wrap' }}>
      <Button variant="outlined" size="small" href={checkInUrl(id)}>
        Check in
      </Button>
      <Button variant="outlined" size="small" href={guestListUrl(id)}>
        List to print
      </Button>
    </Stack>
  );
}
