/** Reason for not adding an address that is already on the list. */
export const alreadyListedText = 'Already on the list.';

/** Reasons why lines can't be added, by index in the checked lines. */
export type Reasons = ReadonlyMap<number, string>;

/** Called with the number of lines processed so far. */
export type OnProgress = (done: number) => void;

/** Key under which two addresses count as the same: normalized and case-insensitive. */
export function addressKey(address: string): string {
  return address.normalize('NFKC').toLowerCase();
}
