import type { ResourceName } from '@porchlight/contract/entities';
import type { HistoryEntry } from '@porchlight/contract/history';

/** Default resources, for when the history has none. */
const defaults: readonly ResourceName[] = ['event', 'story', 'donation'];

/**
 * The resources that a user creates most often: first those they have created themselves, then those of colleagues,
 * then defaults. Records created by visitors, such as subscriptions, don't count.
 * @param canCreate returns whether the user may create records of a resource
 * @param userId id of the signed-in user; null if the backend doesn't send it
 */
export function mostCreatedResources(
  history: readonly HistoryEntry[],
  userId: number | null,
  count: number,
  canCreate: (name: ResourceName) => boolean = () => true,
): readonly ResourceName[] {
  const created = history.filter(({ action, by }) => action === 'create' && by !== null);
  const mine = byFrequency(created.filter(({ by }) => by?.id === userId));
  return [...new Set([...mine, ...byFrequency(created), ...defaults])].filter(canCreate).slice(0, count);
}

function byFrequency(entries: readonly HistoryEntry[]): ResourceName[] {
  const counts = new Map<ResourceName, number>();
  for (const { resource } of entries) counts.set(resource, (counts.get(resource) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([resource]) => resource);
}
