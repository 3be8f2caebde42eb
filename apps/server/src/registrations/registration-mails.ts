import type { Kysely } from 'kysely';
import { countKey, readCounts, storeCounts } from '../db/limit-counts.ts';
import { dayMs } from '../db/moments.ts';
import type { Tables } from '../db/tables.ts';
import { queueMail } from '../mail/queue-mail.ts';

/** What an email to someone who has registered is about. */
export type RegistrationNews = 'received' | 'offered' | 'lapsed' | 'cancelled' | 'event' | 'reminder';

/**
 * Queues an email, in the transaction of the change it is about. It is written when it is sent; so one that waits for the
 * same registration and reason says what is true then, and there is no second one.
 */
export async function queueRegistrationMail(
  trx: Kysely<Tables>,
  { registration, about }: { registration: number; about: RegistrationNews },
  now: Date,
): Promise<void> {
  const mail = { kind: 'registration', userId: null, facts: { registration: String(registration), about } } as const;
  const waiting = await trx
    .selectFrom('mails')
    .select('id')
    .where('kind', '=', mail.kind)
    .where('facts', '=', JSON.stringify(mail.facts))
    .where('state', '=', 'waiting')
    .where('tries', '=', 0)
    .executeTakeFirst();
  if (!waiting) await queueMail(trx, mail, now);
}

/** How many confirmations an address gets in a day, whatever the event: somebody else may enter it. */
const confirmationsMax = 5;

/**
 * Whether an address may get another confirmation of what a visitor has entered; counts it. Who gets none sees the link on
 * the page.
 */
export async function allowsConfirmation(trx: Kysely<Tables>, address: string, now: Date): Promise<boolean> {
  const key = countKey('registration confirmation', address.toLowerCase());
  const stored = (await readCounts(trx, [key], { locks: [key], now }))(key);
  if (stored && stored.count >= confirmationsMax) return false;
  const at = now.getTime();
  await storeCounts(trx, [{ key, count: (stored?.count ?? 0) + 1, at, expires_at: stored?.expires_at ?? at + dayMs }]);
  return true;
}
