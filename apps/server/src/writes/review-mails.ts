import { canWrite } from '@porchlight/contract/call-access';
import { recordName } from '@porchlight/contract/entities';
import type { HistoryAction } from '@porchlight/contract/history';
import { roles } from '@porchlight/contract/permissions';
import { hasStates, stateOf } from '@porchlight/contract/publication';
import type { Resource } from '@porchlight/contract/resources';
import type { Kysely } from 'kysely';
import { displayNameOf } from '../access/person-names.ts';
import type { StoredRow, Tables } from '../db/tables.ts';
import { joinMail, queueMail } from '../mail/queue-mail.ts';

/** A change of a row, in its transaction. */
interface ReviewedChange {
  trx: Kysely<Tables>;
  resource: Resource;
  now: Date;
  actor?: { userId: number; username: string };
  author?: { userId: number; username: string };
  action: HistoryAction;
  before?: StoredRow;
  after: StoredRow;
}

/**
 * Queues the emails about a review: to everyone who can publish when a record is sent for review, and to its author
 * when someone else publishes it or sends it back. No one gets an email about their own change, and for many records at
 * once everyone gets one.
 */
export async function queueReviewMails(change: ReviewedChange): Promise<void> {
  const { trx, resource, now, actor, before, after } = change;
  if (!hasStates(resource) || change.action === 'delete' || change.action === 'restore') return;
  const [from, to] = [before && stateOf(before), stateOf(after)];
  if (from === to) return;
  const facts = {
    resource: resource.name,
    id: String(after.replaces ?? after.id),
    title: recordName(resource.name, after),
    by: await displayNameOf(trx, change.author ?? actor),
    note: String(after.review_note ?? ''),
  };
  if (to === 'in_review') {
    const ownLink = { ...facts, id: String(after.id) };
    for (const userId of await publishers(change))
      await joinMail(trx, { kind: 'review-requested', userId, facts: ownLink }, now);
  }
  const author = Number(after.created_by ?? 0);
  if (author <= 0 || author === actor?.userId || from === undefined) return;
  if (to === 'published' && from !== 'archived')
    await joinMail(trx, { kind: 'review-published', userId: author, facts }, now);
  if (to === 'draft' && from === 'in_review')
    await queueMail(trx, { kind: 'review-returned', userId: author, facts }, now);
}

/** Ids of the accounts with an email address that can publish a record, without the one that changed it. */
async function publishers({ trx, resource, actor }: ReviewedChange): Promise<number[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where(
      'role',
      'in',
      roles.filter((role) => canWrite(role, resource.name)),
    )
    .where('email', '<>', '')
    .where('access', '=', 'active')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => Number(id)).filter((id) => id !== actor?.userId);
}
