import {
  type Attendance,
  attendanceIn,
  countGuests,
  type Guest,
  noRegistration,
} from '@porchlight/contract/registrations/check-in';
import type { CheckInListResponse } from '@porchlight/contract/registrations/check-in-calls';
import { readScanned } from '@porchlight/contract/registrations/check-in-code';
import { guestListUrl } from '@porchlight/contract/registrations/check-in-urls';
import { DoorList } from '@porchlight/ui/data-display/DoorList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Notice } from '@porchlight/ui/feedback/Notice';
import { Snackbar } from '@porchlight/ui/feedback/Snackbar';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { Button } from '@porchlight/ui/inputs/Button';
import { DoorSearch } from '@porchlight/ui/inputs/DoorSearch';
import { Stack } from '@porchlight/ui/layout/Stack';
import { CodeScanner } from '@porchlight/ui/media/CodeScanner';
import { Link } from '@porchlight/ui/navigation/Link';
import { DoorStatus } from '@porchlight/ui/surfaces/DoorStatus';
import { useState } from 'react';
import { formatRelativeMoment } from '../dates/index.ts';
import { useRunningNow } from '../site/index.ts';
import { alreadyHereText, type DoorFilter, doorGuest, shownGuests } from './door-guests.ts';
import { GuestDialog, UnregisteredDialog } from './GuestDialog.tsx';
import { readVideoCode } from './read-code.ts';
import type { DoorState } from './useDoor.ts';

interface DoorProps {
  door: DoorState;
  list: CheckInListResponse['list'];
}

/** What was just done, and how to undo it. */
interface Done {
  text: string;
  undo?: () => void;
}

const noGuests: ReadonlySet<number> = new Set();

/** The door of an event: the number of people who are here, the search, the camera, and the guests. */
export function Door({ door, list }: DoorProps) {
  const { event, guests } = list;
  const { merged, unsent, isLost } = door;
  const dialogs = useDialogs();
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<DoorFilter>('all');
  const [kept, setKept] = useState(noGuests);
  const [isScanning, setIsScanning] = useState(false);
  const [scanned, setScanned] = useState('');
  const [done, setDone] = useState<Done | null>(null);
  const connected = unsent.length > 0 ? 'sending' : 'connected';
  const count = countGuests(guests, merged);
  const attendanceOf = ({ id }: Guest): Attendance => attendanceIn(merged, id);
  const rowOf = (guest: Guest) => doorGuest(guest, attendanceOf(guest), door.door);
  const extras = [...merged.values()].reduce((sum, { extra }) => sum + extra, 0);
  const freeSeats = event.free_seats === null ? null : Math.max(0, event.free_seats - extras);
  const unregistered = attendanceIn(merged, noRegistration);
  const shown = shownGuests(guests, merged, { query, filter, kept });

  const checkIn = (guest: Guest, seats: number, kind: 'arrival' | 'extra' = 'arrival'): string => {
    const key = door.checkIn(guest.id, seats, kind);
    setKept((before) => new Set([...before, guest.id]));
    const text = hereText(guest, seats, kind);
    setDone({ text, undo: () => door.undo(guest.id, [key]) });
    return text;
  };

  const decide = async (guest: Guest): Promise<string> => {
    const attendance = attendanceOf(guest);
    const lines = [...new Set([alreadyHereText(guest, attendance, door.door), ...rowOf(guest).lines])].filter(Boolean);
    const decision = await dialogs.open(GuestDialog, { guest, attendance, lines, freeSeats });
    if (!decision) return '';
    if (decision.kind !== 'undo') return checkIn(guest, decision.seats, decision.kind);
    door.undo(
      guest.id,
      [...attendance.counting, ...attendance.repeated].map(({ key }) => key),
    );
    setKept((before) => new Set([...before, guest.id]));
    const text = `${guest.name} is not here.`;
    setDone({ text });
    return text;
  };

  /** What pressing the row, or reading the code of somebody who comes alone, does. */
  const press = (guest: Guest): string | Promise<string> => {
    const { arrived } = attendanceOf(guest);
    const isExpected = guest.state === 'confirmed' || guest.state === 'offered';
    return isExpected && arrived < guest.seats ? checkIn(guest, guest.seats - arrived) : decide(guest);
  };

  const readScannedCode = async (content: string) => {
    const read = readScanned(content);
    if (read.kind !== 'code') return setScanned(read.kind === 'address' ? texts.address : texts.noCode);
    const guest = guests.find(({ code }) => code === read.code);
    if (!guest) return setScanned(texts.otherEvent(read.code));
    const attendance = attendanceOf(guest);
    if (attendance.arrived >= guest.seats) return setScanned(alreadyHereText(guest, attendance, door.door));
    setScanned(guest.name);
    // Of a party, the door says how many have come.
    setScanned(await (guest.seats > 1 ? decide(guest) : press(guest)));
  };

  const letInUnregistered = async () => {
    const seats = await dialogs.open(UnregisteredDialog, { freeSeats });
    if (!seats) return;
    const key = door.checkIn(noRegistration, seats, 'extra');
    setDone({
      text: `${seats === 1 ? '1 guest' : `${seats} guests`} without a registration let in.`,
      undo: () => door.undo(noRegistration, [key]),
    });
  };

  const change = (next: { query?: string; filter?: DoorFilter }) => {
    setQuery(next.query ?? query);
    setFilter(next.filter ?? filter);
    setKept(noGuests);
  };

  return (
    <Stack spacing={2}>
      <DoorStatus {...count} unsent={unsent.length} connection={isLost ? 'lost' : connected} />
      <EventNotices event={event} />
      {door.lost.length > 0 && <Notice tone="important">{lostText(door.lost, guests)}</Notice>}
      {isScanning && (
        <CodeScanner
          read={readVideoCode}
          onRead={(content) => void readScannedCode(content)}
          message={scanned}
          onClose={() => {
            setIsScanning(false);
            setScanned('');
          }}
        />
      )}
      <DoorSearch
        query={query}
        onQueryChange={(next) => change({ query: next })}
        isMissingOnly={filter === 'missing'}
        onMissingOnlyChange={(isOn) => change({ filter: isOn ? 'missing' : 'all' })}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {!isScanning && (
          <Button variant="contained" onClick={() => setIsScanning(true)}>
            Scan code
          </Button>
        )}
        <Button variant="outlined" onClick={() => void letInUnregistered()}>
          Guest without registration
        </Button>
      </Stack>
      {unregistered.arrived > 0 && (
        <Typography>
          {unregistered.arrived === 1 ? '1 guest' : `${unregistered.arrived} guests`} without a registration.
        </Typography>
      )}
      {shown.length > 0 && (
        <DoorList
          label="Guests"
          guests={shown.map(rowOf)}
          onPress={(id) => {
            const guest = guests.find((each) => each.id === id);
            if (guest) void press(guest);
          }}
          onPart={(id) => {
            const guest = guests.find((each) => each.id === id);
            if (guest) void decide(guest);
          }}
        />
      )}
      <div role="status">{shown.length === 0 && <Typography>{emptyText(guests, query)}</Typography>}</div>
      <Typography>
        <Link href={guestListUrl(event.id)}>List to print</Link>
      </Typography>
      <Snackbar
        open={done !== null}
        message={done?.text ?? ''}
        onUndo={done?.undo}
        onDismiss={() => setDone(null)}
        timeoutMs={10_000}
      />
    </Stack>
  );
}

/** What is unusual about the event: it is cancelled, or not today. */
function EventNotices({ event }: { event: CheckInListResponse['list']['event'] }) {
  const now = useRunningNow();
  if (event.is_cancelled) return <Notice tone="important">This event is cancelled.</Notice>;
  if (!event.starts_at) return null;
  const untilStartMs = Date.parse(event.starts_at) - now.getTime();
  if (untilStartMs < earlyMs) return null;
  return (
    <Notice>
      This event begins {formatRelativeMoment(event.starts_at, now)}. What you check in now counts, so undo what was
      only a try.
    </Notice>
  );
}

/** How long before the beginning nobody is expected yet, in milliseconds. */
const earlyMs = 3 * 60 * 60 * 1000;

const texts = {
  address: 'This is the address of a website, and no code of a registration.',
  noCode: 'This is no code of a registration.',
  otherEvent: (code: string) => `The code ${code} is not on the list of this event.`,
};

function hereText({ name, seats: registered }: Guest, seats: number, kind: 'arrival' | 'extra'): string {
  if (kind === 'extra') return `${name}: one more guest is here.`;
  if (registered === 1) return `${name} is here.`;
  return seats === registered ? `${name}: all ${seats} are here.` : `${name}: ${seats} more here.`;
}

function lostText(lost: readonly number[], guests: readonly Guest[]): string {
  const names = lost.map((id) => guests.find((guest) => guest.id === id)?.name ?? 'A guest');
  return `${new Intl.ListFormat('en-US').format(names)}: the registration was deleted, so the check-in was not saved.`;
}

function emptyText(guests: readonly Guest[], query: string): string {
  if (guests.length === 0) return 'Nobody has registered for this event yet.';
  if (query.trim()) return `Nobody on the list is called “${query.trim()}”.`;
  return 'Everybody is here.';
}
