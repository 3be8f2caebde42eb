import type { ResourceName } from '@porchlight/contract/entities';
import type { HistoryEntry } from '@porchlight/contract/history';

/** What a public website is kept alive with, before anybody has created anything. */
const usual: readonly ResourceName[] = ['event', 'story', 'donation'];

/**
 * What somebody creates most: what they have created themselves counts first, then what colleagues have, then what is
 * usual. Visitors who subscribe create nothing here.
 * @param allowed what they may create
 * @param person id of who is signed in; null when the backend does not say
 */
export function commonestCreations(
  history: readonly HistoryEntry[],
  person: number | null,
  count: number,
  allowed: (name: ResourceName) => boolean = () => true,
): readonly ResourceName[] {
  const created = history.filter(({ action, by }) => action === 'create' && by !== null);
  const own = byFrequency(created.filter(({ by }) => by?.id === person));
  return [...new Set([...own, ...byFrequency(created), ...usual])].filter(allowed).slice(0, count);
}

function byFrequency(entries: readonly HistoryEntry[]): ResourceName[] {
  const counts = new Map<ResourceName, number>();
  for (const { resource } of entries) counts.set(resource, (counts.get(resource) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([resource]) => resource);
}
