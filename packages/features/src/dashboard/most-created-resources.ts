import type { ResourceName } from '@porchlight/contract/entities';
import type { HistoryEntry } from '@porchlight/contract/history';

/** Default resources, for when the history has none. */
const usual: readonly ResourceName[] = ['event', 'story', 'donation'];

/**
 * The resources that a user creates most often: first those they have created themselves, then those of colleagues,
 * then defaults. Records created by visitors, such as subscriptions, don't count.
 * @param allowed returns whether the user may create records of a resource
 * @param person id of the signed-in user; null if the backend doesn't send it
 */
export function mostCreatedResources(
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
