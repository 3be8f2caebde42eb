import { type SwitchableMail, switchableMails } from '@porchlight/contract/account-calls';
import { keysOf } from '@porchlight/contract/records-by-key';
import type { Kysely } from 'kysely';
import { acquireTransactionLock } from '../db/dialect.ts';
import type { MailKind, Tables } from '../db/tables.ts';

/** A queued mail. Its content is written only when it is sent, so that no secret link is in the queue. */
export interface QueuedMail {
  kind: MailKind;
  /** The account it is about; null when that is looked up only on sending. */
  userId: number | null;
  /** Further facts for its content; no secrets. */
  facts: Readonly<Record<string, string>>;
}

/**
 * Queues a mail, in the transaction of the change it is about, unless its reader has switched off such mails. It is sent
 * within half a minute, or when woken.
 */
export async function queueMail(trx: Kysely<Tables>, { kind, userId, facts }: QueuedMail, now: Date): Promise<void> {
  if (userId !== null && (await mutedMails(trx, userId)).some((each) => each === kind)) return;
  const at = now.getTime();
  await trx
    .insertInto('mails')
    .values({
      kind,
      user_id: userId,
      facts: JSON.stringify(facts),
      created_at: at,
      next_at: at,
      tries: 0,
      state: 'waiting',
      problem: null,
    })
    .execute();
}

/** Another record that a mail is about. */
export interface FurtherRecord {
  resource: string;
  id: string;
  title: string;
}

/** How long a mail waits for further records, in milliseconds, and how long at most. */
const joinMs = 10_000;
const joinMaxMs = 60_000;

/** Maximum number of further records that a mail names. */
const furtherMax = 99;

/**
 * Queues a mail about a record, or adds the record to a mail of the same kind, by the same person and for the same
 * reader that has not been sent yet: a change of many records is one mail. Its facts then contain `further`, a JSON list
 * of {@link FurtherRecord}, and `count`, the number of all.
 */
export async function joinMail(trx: Kysely<Tables>, mail: QueuedMail & { userId: number }, now: Date): Promise<void> {
  const { kind, userId, facts } = mail;
  const at = now.getTime();
  await acquireTransactionLock(trx, 'joined mails');
  const waiting = await trx
    .selectFrom('mails')
    .select(['id', 'facts', 'created_at'])
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .where('tries', '=', 0)
    .where('created_at', '>', at - joinMaxMs)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const before: Record<string, string> = waiting ? JSON.parse(waiting.facts) : {};
  const { resource = '', id = '', title = '' } = facts;
  const further: FurtherRecord[] = JSON.parse(before.further ?? '[]');
  const named = [{ resource: before.resource, id: before.id }, ...further];
  if (waiting && before.by === facts.by && !named.some((each) => each.resource === resource && each.id === id)) {
    const joined = {
      ...before,
      further: JSON.stringify([...further, { resource, id, title }].slice(0, furtherMax)),
      count: String(Number(before.count ?? 1) + 1),
    };
    const next_at = Math.min(at + joinMs, Number(waiting.created_at) + joinMaxMs);
    // Nothing, if a node has just begun to send it.
    const { numUpdatedRows } = await trx
      .updateTable('mails')
      .set({ facts: JSON.stringify(joined), next_at })
      .where('id', '=', waiting.id)
      .where('tries', '=', 0)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
  }
  await queueMail(trx, mail, now);
}

/** The kinds of mails that an account has switched off. */
export async function mutedMails(db: Kysely<Tables>, userId: number): Promise<SwitchableMail[]> {
  const rows = await db.selectFrom('muted_mails').select('kind').where('user_id', '=', userId).execute();
  return keysOf(switchableMails).filter((each) => rows.some(({ kind }) => kind === each));
}
