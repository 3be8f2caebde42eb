import { type SwitchableMail, switchableMails } from '@porchlight/contract/account-calls';
import { keysOf } from '@porchlight/contract/records-by-key';
import type { Kysely } from 'kysely';
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

/** The kinds of mails that an account has switched off. */
export async function mutedMails(db: Kysely<Tables>, userId: number): Promise<SwitchableMail[]> {
  const rows = await db.selectFrom('muted_mails').select('kind').where('user_id', '=', userId).execute();
  return keysOf(switchableMails).filter((each) => rows.some(({ kind }) => kind === each));
}
