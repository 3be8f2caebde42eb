import type { ResourceName } from '@porchlight/contract/entities';
import { readUser, userKey } from '../api/index.ts';

/** The state in which a list was left. */
export interface ListVisit {
  name: ResourceName;
  /** The URL's query string with search, filters, sort and page: '?q=quilt&page=2'. */
  search: string;
  /** Scroll position in CSS pixels. */
  scrollY: number;
  /** URL of the row's link that had focus; null if none had. */
  focusHref: string | null;
}

const storageKey = 'list-visit';

/** Reads this tab's last list visit if it was to this list by the signed-in user; null otherwise. */
export function readListVisit(name: ResourceName): ListVisit | null {
  try {
    const stored: (ListVisit & { user: string }) | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return stored?.name === name && stored.user === userKey(readUser()) ? stored : null;
  } catch {
    return null;
  }
}

/** Stores a list visit in this tab, replacing the previous one. */
export function writeListVisit(visit: ListVisit): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...visit, user: userKey(readUser()) }));
  } catch {
    // The list then opens in its default state.
  }
}

export function clearListVisit(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
