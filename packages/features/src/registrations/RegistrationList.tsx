import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { formatLongDate } from '@porchlight/contract/dates';
import type { Event } from '@porchlight/contract/entities';
import { otherCalls } from '@porchlight/contract/other-calls';
import { type Registration, type RegistrationsResponse, registrationStates } from '@porchlight/contract/registrations';
import { ItemList } from '@porchlight/ui/data-display/ItemList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { FormDialog } from '@porchlight/ui/feedback/FormDialog';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { downloadFile } from '@porchlight/ui/hooks';
import { Button } from '@porchlight/ui/inputs/Button';
import { type CsvColumn, toCsv } from '@porchlight/ui/inputs/useCsvExport';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reportFailure, sendCall, usePermissionCheck } from '../api/index.ts';
import { failureText } from '../entity/index.ts';
import { registrationsQuery } from './registrations-query.ts';

/** Who has registered for an event, and what colleagues can do about it. */
export function RegistrationList({ event }: { event: Event }) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const canWrite = usePermissionCheck()('write entries');
  const query = registrationsQuery(event.id);
  const { data } = useQuery(query);
  const [isAdding, setIsAdding] = useState(false);
  const [outcome, setOutcome] = useState<{ status?: string; error?: string }>({});

  const change = async (what: string, done: string, send: () => Promise<RegistrationsResponse>) => {
    try {
      client.setQueryData(query.queryKey, await send());
      setOutcome({ status: done });
      return true;
    } catch (error) {
      reportFailure(what, error);
      setOutcome({ error: failureText(error) });
      return false;
    }
  };
  const set = ({ id, name }: Registration, state: 'confirmed' | 'cancelled') =>
    change(
      'change a registration',
      state === 'confirmed' ? `${name} has a seat, and gets an email.` : `The registration of ${name} is cancelled.`,
      () => sendCall(otherCalls.setRegistration, { id, body: { state } }),
    );
  const cancel = async (registration: Registration) => {
    const isSure = await dialogs.confirm('The person gets an email. Seats that become free go to the waiting list.', {
      title: `Cancel the registration of ${registration.name}?`,
      okText: 'Cancel the registration',
      cancelText: 'Keep it',
    });
    if (isSure) await set(registration, 'cancelled');
  };
  const add = async ({ name = '', email = '', note = '', seats = '' }: Readonly<Record<string, string>>) => {
    const body = { name, email, note, seats: Number(seats) };
    const isAdded = await change('register a person by hand', `${name} is registered.`, () =>
      sendCall(otherCalls.addRegistration, { id: event.id, body }),
    );
    if (isAdded) setIsAdding(false);
  };

  const registrations = data?.registrations ?? [];
  const coming = registrations.filter(({ state, email }) => state === 'confirmed' && email);
  const itemOf = (registration: Registration) => ({
    id: registration.id,
    title: registration.name,
    href: dashboardUrls.formEntry.show(registration.entry),
    lines: [lineOf(registration)],
    ...(registration.state !== 'confirmed' && { mark: registrationStates[registration.state] }),
    actions: canWrite
      ? [
          ...(registration.state === 'confirmed'
            ? []
            : [{ label: 'Give a seat', onClick: async () => void (await set(registration, 'confirmed')) }]),
          ...(registration.state === 'cancelled' ? [] : [{ label: 'Cancel', onClick: () => cancel(registration) }]),
        ]
      : [],
  });
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        {canWrite && (
          <Button variant="outlined" size="small" onClick={() => setIsAdding(true)}>
            Add someone
          </Button>
        )}
        {coming.length > 0 && (
          <Button variant="outlined" size="small" href={mailHref(event, coming)}>
            Write to all who come
          </Button>
        )}
        {registrations.length > 0 && (
          <Button variant="outlined" size="small" onClick={() => download(event, registrations)}>
            Download as CSV
          </Button>
        )}
      </Stack>
      <div role="status">{outcome.status && <Typography>{outcome.status}</Typography>}</div>
      {outcome.error && !isAdding && <ErrorMessage text={outcome.error} />}
      {data && registrations.length === 0 && <EmptyState text="Nobody has registered yet." />}
      {registrations.length > 0 && <ItemList label="Registrations" items={registrations.map(itemOf)} />}
      {isAdding && (
        <FormDialog
          open
          title="Add someone"
          text="For a person who has called. They get a seat even if all are taken."
          fields={[
            { name: 'name', label: 'Name', kind: 'name', autoFocus: true },
            {
              ...{ name: 'email', label: 'Email address', kind: 'email', required: false },
              help: 'If you enter one, the person gets a confirmation.',
            },
            { name: 'note', label: 'Note', kind: 'text', required: false, help: 'Such as a telephone number.' },
            { name: 'seats', label: 'Seats', kind: 'text', defaultValue: '1' },
          ]}
          submitLabel="Register"
          leaveLabel="Cancel"
          error={outcome.error}
          onSubmit={add}
          onLeave={() => setIsAdding(false)}
        />
      )}
    </Stack>
  );
}

const seatsText = (seats: number) => (seats === 1 ? '1 seat' : `${seats} seats`);

function lineOf({ seats, offered_until: until, created_at, email, checked_in: arrived }: Registration): string {
  return [
    seatsText(seats),
    ...(arrived > 0 ? [`${arrived} arrived`] : []),
    ...(until ? [`offered until ${formatLongDate(until, { withTime: true })}`] : []),
    ...(email ? [email] : []),
    `since ${formatLongDate(created_at, { withTime: true })}`,
  ].join(' · ');
}

/** Opens the email program. The addresses are in Bcc, so that nobody sees those of others. */
function mailHref({ title }: Event, people: readonly Registration[]): string {
  const addresses = [...new Set(people.map(({ email }) => encodeURIComponent(email)))].join(',');
  return `mailto:?bcc=${addresses}&subject=${encodeURIComponent(title)}`;
}

const columns: readonly CsvColumn<Registration>[] = [
  { header: 'Name', kind: 'text', value: ({ name }) => name },
  { header: 'Email address', kind: 'text', value: ({ email }) => email },
  { header: 'Seats', kind: 'number', value: ({ seats }) => seats },
  { header: 'State', kind: 'text', value: ({ state }) => registrationStates[state] },
  { header: 'Arrived', kind: 'number', value: ({ checked_in: arrived }) => arrived },
  { header: 'Registered on', kind: 'text', value: ({ created_at }) => created_at },
];

function download({ id }: Event, registrations: readonly Registration[]): void {
  downloadFile(
    `registrations-${id}.csv`,
    new Blob([toCsv(columns, registrations)], { type: 'text/csv;charset=utf-8' }),
  );
}
