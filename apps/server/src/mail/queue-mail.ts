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

/** Queues a mail, in the transaction of the change it is about. It is sent within half a minute, or when woken. */
export async function queueMail(trx: Kysely<Tables>, { kind, userId, facts }: QueuedMail, now: Date): Promise<void> {
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
