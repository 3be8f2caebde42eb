/** Why an address that is there is not added. */
export const onTheListText = 'Already on the list.';

/** Why lines are not taken, by their place among those that were asked about. */
export type Reasons = ReadonlyMap<number, string>;

/** Told how many lines are done. */
export type OnProgress = (done: number) => void;

/** Addresses that count as the same whatever their case. */
export function addressKey(address: string): string {
  return address.normalize('NFKC').toLowerCase();
}
