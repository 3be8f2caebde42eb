import { readUser, userKey } from './staff-user.ts';

/**
 * What who is signed in chose for good on this device.
 * @param name tells the choice from others
 * @returns undefined before anything was chosen, without storage, and for what can't be read
 */
export function readChoice(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps a choice. Without storage it is forgotten when the page is left. */
export function writeChoice(name: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // It holds for this visit then.
  }
}

function keyOf(name: string): string {
  return `choice:${userKey(readUser())}:${name}`;
}
