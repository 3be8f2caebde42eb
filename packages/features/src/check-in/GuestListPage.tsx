import { formatLongDate } from '@porchlight/contract/dates';
import { checkInUrl } from '@porchlight/contract/registrations/check-in-urls';
import { GuestSheet } from '@porchlight/ui/data-display/GuestSheet';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isNotFoundError } from '../api/index.ts';
import { failureText } from '../entity/index.ts';
import { DashboardPage } from '../frame/index.ts';
import { checkInListQuery } from './useDoor.ts';

/** The guests of an event on paper: for a door without a phone, and for the day on which the phones fail. */
export function GuestListPage() {
  const { id = '' } = useParams();
  const { data: list, error, refetch } = useQuery(checkInListQuery(Number(id)));
  const expected = (list?.guests ?? []).filter(({ state }) => state === 'confirmed' || state === 'offered');
  const seats = expected.reduce((sum, guest) => sum + guest.seats, 0);
  const when = list?.event.starts_at ? formatLongDate(list.event.starts_at, { withTime: true }) : null;
  return (
    <DashboardPage documentTitle={`Guests: ${list?.event.title ?? ''}`}>
      {!list && !error && <Loading />}
      {error && !list && (
        <ErrorMessage
          text={isNotFoundError(error) ? 'This event no longer exists.' : failureText(error)}
          onRetry={isNotFoundError(error) ? undefined : () => void refetch()}
        />
      )}
      {list && (
        <Stack spacing={2}>
          <Stack direction="row" spacing={1} useFlexGap data-noprint="" sx={{ flexWrap: 'wrap' }}>
            <Button variant="contained" onClick={() => window.print()}>
              Print
            </Button>
            <Button variant="outlined" href={checkInUrl(id)}>
              Check in on this device
            </Button>
          </Stack>
          <Typography component="h1" variant="h3">
            {list.event.title}
          </Typography>
          <Typography>
            {[when, `${seats} ${seats === 1 ? 'seat' : 'seats'}`].filter(Boolean).join(' · ')}. Shred this list after
            the event.
          </Typography>
          {expected.length > 0 ? (
            <GuestSheet caption={[list.event.title, when].filter(Boolean).join(', ')} guests={expected} />
          ) : (
            <Typography>Nobody has registered for this event yet.</Typography>
          )}
        </Stack>
      )}
    </DashboardPage>
  );
}
