import { cleanUsername } from '@porchlight/contract/usernames';

/**
 * What one account is known by, however its name is spelled: the clean name without case. The account, its limit of
 * tries and the check that no two people have one name all go by it. Unicode's NFKC_Casefold, near enough.
 */
export function nameKey(username: string): string {
  // Down, up and down again, so that both 'ẞ' and 'ß' are 'ss' and every sigma is one.
  return cleanUsername(cleanUsername(username).toLowerCase().toUpperCase().toLowerCase());
}
