import type { ResourceName } from '@porchlight/contract/entities';
import { readUser, userKey } from '../api/index.ts';

/** How a list was left. */
export interface ListVisit {
  name: ResourceName;
  /** Search, filters, order and page, as its address has them: '?q=quilt&page=2'. */
  search: string;
  /** How far it was scrolled, in CSS pixels. */
  scrollY: number;
  /** Address of the row's link that had the focus; null where none had. */
  focusHref: string | null;
}

const storageKey = 'list-visit';

/** The last visit of this tab to a list, when it was to this one and by this person; null otherwise. */
export function readListVisit(name: ResourceName): ListVisit | null {
  try {
    const stored: (ListVisit & { user: string }) | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return stored?.name === name && stored.user === userKey(readUser()) ? stored : null;
  } catch {
    return null;
  }
}

/** Remembers it in this tab, until the next list. */
export function writeListVisit(visit: ListVisit): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...visit, user: userKey(readUser()) }));
  } catch {
    // The list then comes back without it.
  }
}

export function forgetListVisit(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored then.
  }
}
