import type { ChangeSetEntry, MemberState } from '@porchlight/contract/change-sets';
import { formatShortDate } from '@porchlight/contract/dates';
import { formatRelativeMoment } from '../dates/index.ts';

/** Labels of the states of a set. */
export const setStateNames: Readonly<Record<ChangeSetEntry['state'], string>> = {
  open: 'Not published',
  scheduled: 'Scheduled',
  published: 'Published',
};

/** Labels of the states of a member. */
export const memberStateNames: Readonly<Record<MemberState, string>> = {
  ready: 'Ready',
  conflict: 'Conflict',
  deleted: 'Deleted',
  nothing: 'Nothing to publish',
  blocked: 'Not ready',
  forbidden: 'Needs a permission',
  published: 'Published',
};

/** Says in one line what happens or happened to a set: 'Goes live Sat Dec 5, 9 AM', 'Published today at 9 AM, by ada'. */
export function setText(
  {
    publish_at,
    published,
    taken_back,
    created,
  }: Pick<ChangeSetEntry, 'publish_at' | 'published' | 'taken_back' | 'created'>,
  now: Date,
): string {
  const act = (verb: string, { by, at }: { by: string; at: string }) =>
    `${verb} ${formatRelativeMoment(at, now)}, by ${by}`;
  if (published) return act('Published', published);
  if (publish_at) return `Goes live ${formatShortDate(publish_at, { now, withTime: true }) ?? publish_at}`;
  return taken_back ? act('Publication undone', taken_back) : act('Created', created);
}

/** '1 change', '12 changes'. */
export function sizeText(size: number): string {
  return size === 1 ? '1 change' : `${size} changes`;
}
