import type { CheckIn } from '@porchlight/contract/registrations/check-in';
import { randomKey } from '../drafts/index.ts';

/**
 * What was pressed at this door and has not arrived at the server, stored on the device. It contains numbers and no
 * names, so it stays when people sign out: whoever opens the door next sends it. docs/decisions/0193
 */
const prefix = 'check-in:';
const doorKey = 'check-in-door';
/** How long what can't be sent is kept, in milliseconds: after that, the event is long over. */
const keptMs = 14 * 24 * 60 * 60 * 1000;

/** Used where the browser stores nothing: then a press is lost when the page is closed before it is sent. */
const memory = new Map<string, string>();

/** The presses of an event that have not been sent, oldest first. */
export function readQueue(event: number): CheckIn[] {
  try {
    const stored: unknown = JSON.parse(read(prefix + event) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCheckIn) : [];
  } catch {
    return [];
  }
}

/** Adds a press. */
export function addToQueue(event: number, press: CheckIn): void {
  write(prefix + event, JSON.stringify([...readQueue(event), press]));
}

/** Removes presses that have arrived. */
export function removeFromQueue(event: number, arrived: ReadonlySet<string>): void {
  const left = readQueue(event).filter(({ key }) => !arrived.has(key));
  if (left.length > 0) write(prefix + event, JSON.stringify(left));
  else remove(prefix + event);
}

/** Removes what was pressed too long ago, of all events. */
export function removeOldQueues(now: number): void {
  for (const name of storedNames()) {
    const event = Number(name.slice(prefix.length));
    const old = readQueue(event).filter(({ at }) => now - Date.parse(at) > keptMs);
    if (old.length > 0) removeFromQueue(event, new Set(old.map(({ key }) => key)));
  }
}

/** The key of this device, which is the same at each event. */
export function thisDoor(): string {
  const stored = read(doorKey);
  if (stored && /^[\w-]{8,64}$/.test(stored)) return stored;
  const created = randomKey();
  write(doorKey, created);
  return created;
}

function isCheckIn(value: unknown): value is CheckIn {
  return ['key', 'kind', 'undoes', 'door', 'at'].every((name) => typeof Reflect.get(Object(value), name) === 'string');
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
    memory.delete(name);
  } catch {
    memory.set(name, value);
  }
}

function remove(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing is stored, then.
  }
}
