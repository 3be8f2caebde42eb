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
 * one keeps its state, only scheduled records have a time of publication, and the first publication is recorded.
 * @param before the row before an update; undefined for a new one
 * @throws HttpError `forbidden` for an author who publishes, `validation` for a schedule without a future time
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
  const published = state === 'published' && !before?.published_at && { published_at: timestamp(now) };
  // A note is about one decision: the next change of the state clears it.
  const note = before?.state !== state && { review_note: columns.review_note ?? '' };
  const resolved = { ...columns, state, publish_at: publishAt, ...published, ...note };
  return before ? resolved : { ...resolved, created_by: actor?.userId ?? null };
}
