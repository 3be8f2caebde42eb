import { canWrite } from '@porchlight/contract/call-access';
import { authorStates, canChangeRecord, hasStates } from '@porchlight/contract/publication';
import type { Resource } from '@porchlight/contract/resources';
import type { Actor } from '../access/staff.ts';
import { timestamp } from '../db/moments.ts';
import type { ColumnValue, StoredRow } from '../db/tables.ts';
import { HttpError, invalid } from '../errors/http-error.ts';

/** A change of a resource's record. */
interface PublicationChange {
  resource: Resource;
  now: Date;
  /** Undefined for the server itself. */
  actor?: Actor;
}

/**
 * Checks that the actor may change a row.
 * @throws HttpError `forbidden` for an author, unless it is their own draft
 */
export function requireCanChange({ resource, actor }: PublicationChange, row: StoredRow): void {
  if (!actor || !hasStates(resource) || canChangeRecord({ id: actor.userId, role: actor.role }, resource.name, row))
    return;
  throw new HttpError('forbidden', 'You can only change your own drafts. Ask an editor to change this.');
}

/**
 * Returns a change's columns with the publication's filled in: a new record without a state is published, an updated
 * one keeps its state, only scheduled records have a time of publication, what is archived has no end of its visibility,
 * and the first publication is recorded.
 * @param before the row before an update; undefined for a new one
 * @throws HttpError `forbidden` for an author who publishes, `validation` for a schedule without a future time,
 * and for an end of its visibility that is over
 */
export function resolvePublication(
  { resource, actor, now }: PublicationChange,
  columns: Record<string, ColumnValue>,
  before?: StoredRow,
): Record<string, ColumnValue> {
  if (!hasStates(resource)) return columns;
  const state = columns.state ?? before?.state ?? 'published';
  if (actor && !canWrite(actor.role, resource.name) && !authorStates.includes(String(state))) {
    const message = 'Only an editor can publish this. Save it as a draft, or send it for review.';
    throw new HttpError('forbidden', message, { fields: { state: message } });
  }
  const previousTime = before?.publish_at ?? null;
  const publishAt = state === 'scheduled' ? (columns.publish_at ?? previousTime) : null;
  if (state === 'scheduled' && publishAt === null) throw invalid({ publish_at: 'Choose when to publish this.' });
  if (publishAt !== null && publishAt !== previousTime && publishAt <= timestamp(now))
    throw invalid({ publish_at: 'This time is in the past. Choose a later time, or publish now.' });
  const visibleUntil = resolveEnd({ state, publishAt, now }, columns, before);
  const published = state === 'published' && !before?.published_at && { published_at: timestamp(now) };
  // A note is about one decision: the next change of the state clears it.
  const note = before?.state !== state && { review_note: columns.review_note ?? '' };
  const resolved = { ...columns, state, publish_at: publishAt, visible_until: visibleUntil, ...published, ...note };
  return before ? resolved : { ...resolved, created_by: actor?.userId ?? null };
}

/**
 * Returns when visitors stop seeing a record. What is archived has no such time any more.
 * @throws HttpError `validation` for a chosen time that is over or before the publication, and for publishing something
 * whose time is over
 */
function resolveEnd(
  { state, publishAt, now }: { state: ColumnValue; publishAt: ColumnValue; now: Date },
  columns: Record<string, ColumnValue>,
  before: StoredRow | undefined,
): ColumnValue {
  const previous = before?.visible_until ?? null;
  const end = columns.visible_until === undefined ? previous : columns.visible_until;
  if (state === 'archived' || end === null) return null;
  const becomesVisible = state !== before?.state && (state === 'published' || state === 'scheduled');
  if ((end !== previous || becomesVisible) && end <= timestamp(now))
    throw invalid({ visible_until: 'This time is in the past. Choose a later time, or remove it.' });
  if (publishAt !== null && end <= publishAt)
    throw invalid({ visible_until: 'This is before the time of publication. Choose a later time, or remove it.' });
  return end;
}
