import { otherCalls } from '@porchlight/contract/other-calls';
import { type Attendance, type CheckIn, mergeCheckIns } from '@porchlight/contract/registrations/check-in';
import { type CheckInListResponse, checkInsMax } from '@porchlight/contract/registrations/check-in-calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { ApiError, listKey, sendCall } from '../api/index.ts';
import { randomKey } from '../drafts/index.ts';
import { addToQueue, readQueue, removeFromQueue, removeOldQueues, thisDoor } from './check-in-store.ts';

/** How often a door looks for what others have pressed, in milliseconds. */
const pollMs = 3000;

/** The list of an event's door. It is never stored on the device: names go when the page is closed. */
export const checkInListQuery = (event: number) => ({
  queryKey: [...listKey('event'), 'check-in-list', event],
  queryFn: async () => (await sendCall(otherCalls.checkInList, { id: event })).list,
  staleTime: 0,
  gcTime: 0,
});

/** What doors have pressed, as far as this one knows. */
interface Received {
  checkIns: CheckIn[];
  cursor: number;
  /** Keys of presses of this door that were not stored. */
  unknown: string[];
  version: string;
}

/** A door of an event. */
export interface DoorState {
  list: CheckInListResponse['list'] | undefined;
  /** Who is here, with what is not sent yet. */
  merged: ReadonlyMap<number, Attendance>;
  /** Key of this device. */
  door: string;
  /** What is on this device only. */
  unsent: readonly CheckIn[];
  /** Registrations whose check-in was not stored, because they were deleted. */
  lost: readonly number[];
  /** Whether the server didn't respond when it was asked last. */
  isLost: boolean;
  /** Why the list can't be shown; null while there is one. */
  error: unknown;
  /** Loads the list again. */
  retry: () => void;
  /** Checks in people of a registration. @returns the key of the press, to undo it */
  checkIn: (registration: number, seats: number, kind?: 'arrival' | 'extra') => string;
  /** Undoes presses. */
  undo: (registration: number, keys: readonly string[]) => void;
}

/**
 * Keeps a door: what is pressed is stored on the device at once and sent when there is a connection, and what other doors
 * press arrives within seconds.
 */
export function useDoor(event: number): DoorState {
  const client = useQueryClient();
  const list = useQuery(checkInListQuery(event));
  const [door] = useState(thisDoor);
  const [queue, setQueue] = useState(() => readQueue(event));
  const [lost, setLost] = useState<readonly number[]>([]);
  const key = useMemo(() => [...listKey('event'), 'check-ins', event], [event]);

  const sync = useQuery({
    queryKey: key,
    queryFn: async (): Promise<Received> => {
      const before = client.getQueryData<Received>(key);
      const response = await sendCall(otherCalls.sendCheckIns, {
        id: event,
        body: { check_ins: readQueue(event).slice(0, checkInsMax), after: before?.cursor ?? 0 },
      });
      return {
        checkIns: [...(before?.checkIns ?? []), ...response.check_ins],
        ...{ cursor: response.cursor, unknown: response.unknown, version: response.version },
      };
    },
    // It asks without a connection too: only the response says whether there is one.
    networkMode: 'always',
    refetchInterval: pollMs,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

  const received = sync.data;
  useEffect(() => removeOldQueues(Date.now()), []);

  useEffect(() => {
    if (!received) return;
    const unknown = new Set(received.unknown);
    const deleted = readQueue(event).filter((press) => unknown.has(press.key));
    if (deleted.length > 0) setLost((known) => [...new Set([...known, ...deleted.map((each) => each.registration)])]);
    removeFromQueue(event, new Set([...received.checkIns.map((press) => press.key), ...received.unknown]));
    setQueue(readQueue(event));
  }, [event, received]);

  // What is left goes at once, and not in a few seconds.
  const { refetch, isFetching, isError } = sync;
  const isWaiting = queue.length > 0 && !isFetching && !isError;
  useEffect(() => {
    if (isWaiting) void refetch();
  }, [isWaiting, refetch]);

  const listVersion = list.data?.version;
  const isOutdated = received !== undefined && listVersion !== undefined && received.version !== listVersion;
  const { refetch: loadList } = list;
  const newVersion = received?.version;
  useEffect(() => {
    if (isOutdated && newVersion) void loadList();
  }, [isOutdated, newVersion, loadList]);

  const guests = list.data?.guests;
  const arrivedKeys = useMemo(() => new Set(received?.checkIns.map((press) => press.key)), [received]);
  const unsent = useMemo(() => queue.filter((press) => !arrivedKeys.has(press.key)), [queue, arrivedKeys]);
  const merged = useMemo(() => {
    const seats = new Map(guests?.map((guest) => [guest.id, guest.seats]));
    return mergeCheckIns([...(received?.checkIns ?? []), ...unsent], (id) => seats.get(id) ?? 0);
  }, [guests, received, unsent]);

  const refusal = isRefused(sync.error) ? sync.error : null;

  const press = (registration: number, values: Pick<CheckIn, 'kind' | 'seats' | 'undoes'>): string => {
    const pressed = { ...values, key: randomKey(), registration, door, at: new Date().toISOString() };
    addToQueue(event, pressed);
    setQueue(readQueue(event));
    return pressed.key;
  };

  return {
    ...{ list: list.data, merged, door, unsent, lost },
    isLost: isError && !refusal,
    error: refusal ?? (list.data ? null : list.error),
    retry: () => void list.refetch(),
    checkIn: (registration, seats, kind = 'arrival') => press(registration, { kind, seats, undoes: '' }),
    undo: (registration, keys) => {
      for (const undoes of keys) press(registration, { kind: 'undo', seats: 0, undoes });
    },
  };
}

/** Whether the server has refused the door, such as for an event that was deleted. Sending again doesn't help. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404, 410].includes(error.status);
}
