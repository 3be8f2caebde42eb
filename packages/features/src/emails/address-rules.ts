/** Key under which two addresses count as the same: normalized and case-insensitive. */
export function addressKey(address: string): string {
  return address.normalize('NFKC').toLowerCase();
}
