import { formatLongDate } from '@porchlight/contract/dates';
import type { Event } from '@porchlight/contract/entities';
import { registrationTime, registrationTimes } from '@porchlight/contract/registrations';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Notice } from '@porchlight/ui/feedback/Notice';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useNow } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { standingText } from './standing-text.ts';

/**
 * Leads to the registration for an event, or says why there is none now. The page stays cached, so it says nothing about
 * how many seats are left.
 */
export function RegisterLink({ event }: { event: Event }) {
  const now = useNow();
  if (event.registration !== 'needed') return null;
  const standing = registrationTime(event, now);
  // The event's own notices say so.
  if (standing === 'over' || standing === 'cancelled') return null;
  if (standing !== 'open') return <Notice>{standingText(event, standing)}</Notice>;
  const { closesAt } = registrationTimes(event);
  const until = closesAt && formatLongDate(closesAt.toISOString(), { withTime: true });
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button href={urls.eventRegistration(event.id)}>Register for this event</Button>
      {until && <Typography>Registration is open until {until}.</Typography>}
    </Stack>
  );
}
