import { normalizeUsername } from '@porchlight/contract/usernames';

/**
 * Normalizes an account's name for comparison: the clean name without case. Looking up the account, its limit of tries
 * and the check for unique names all use it. Close to Unicode's NFKC_Casefold.
 */
export function nameKey(username: string): string {
  // Lower, upper and lower case again, so that both 'ẞ' and 'ß' become 'ss' and all sigmas are the same.
  return normalizeUsername(normalizeUsername(username).toLowerCase().toUpperCase().toLowerCase());
}
