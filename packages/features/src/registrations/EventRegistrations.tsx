import type { Event } from '@porchlight/contract/entities';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { lazyComponent, staffRecordQuery, usePermissionCheck } from '../api/index.ts';
import { registrationsQuery, seatsLine } from './registrations-query.ts';

/** Loaded when somebody opens it. */
const RegistrationList = lazyComponent(
  'registration-list',
  async () => (await import('./RegistrationList.tsx')).RegistrationList,
);

/** On an event's page: how many people have registered, and who, for people who may read that. */
export function EventRegistrations() {
  const { id = '' } = useParams();
  const can = usePermissionCheck();
  const { data } = useQuery(staffRecordQuery('event', id));
  const event = data as Event | undefined;
  if (event?.registration !== 'needed' || !can('read entries')) return null;
  return <Registrations event={event} />;
}

function Registrations({ event }: { event: Event }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = useQuery(registrationsQuery(event.id));
  const numbers = data ? seatsLine(data.numbers) : 'Loading the numbers…';
  return (
    <Stack spacing={1.5} sx={{ mb: 3 }}>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography>
          <strong>Registration:</strong> {error && !data ? 'The numbers can’t be loaded right now.' : numbers}
        </Typography>
        <Button variant="outlined" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide the list' : 'Who has registered'}
        </Button>
      </Stack>
      {isOpen && (
        <Suspense fallback={<Loading />}>
          <RegistrationList event={event} />
        </Suspense>
      )}
    </Stack>
  );
}
