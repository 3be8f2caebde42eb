import { readUser, userKey } from './staff-user.ts';

/**
 * Reads a setting that the signed-in user chose on this device, from local storage.
 * @param name of the setting, unique among all
 * @returns undefined when nothing is stored, storage is unavailable, or the value is not JSON
 */
export function readDeviceSetting(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? '');
  } catch {
    return undefined;
  }
}

/** Stores a setting of the signed-in user on this device. Does nothing when storage is unavailable. */
export function writeDeviceSetting(name: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // The setting then lasts only as long as the page.
  }
}

function keyOf(name: string): string {
  return `choice:${userKey(readUser())}:${name}`;
}
