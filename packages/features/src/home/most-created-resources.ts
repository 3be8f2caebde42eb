import { dayOf } from '@porchlight/contract/dates';
import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import type { HistoryEntry } from '@porchlight/contract/history';

/** Default resources, for when the history has none. */
const defaults: readonly ResourceName[] = ['event', 'story', 'donation'];

/**
 * The resources that a user creates most often, in the order of the sidebar, so that a button keeps its place: first those they have created themselves, then those of colleagues,
 * then defaults. Counted are the days on which somebody created some: 60 pictures added at once or an import are one
 * task, as one event is. Records created by visitors, such as subscriptions, don't count.
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
  const most = [...new Set([...mine, ...byFrequency(created), ...defaults])].filter(canCreate).slice(0, count);
  return resourceNames.filter((name) => most.includes(name));
}

function byFrequency(entries: readonly HistoryEntry[]): ResourceName[] {
  const byResource = Map.groupBy(entries, ({ resource }) => resource);
  const countOf = (ofResource: readonly HistoryEntry[]) =>
    new Set(ofResource.map(({ by, at }) => `${by?.id} ${dayOf(at)}`)).size;
  return [...byResource].toSorted(([, a], [, b]) => countOf(b) - countOf(a)).map(([resource]) => resource);
}
