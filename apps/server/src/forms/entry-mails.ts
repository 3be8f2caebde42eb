import type { Kysely } from 'kysely';
import { countKey, readCounts, storeCounts } from '../db/limit-counts.ts';
import type { StoredRow, Tables } from '../db/tables.ts';
import { queueMail } from '../mail/queue-mail.ts';

/** How long an address gets no second confirmation, in milliseconds. */
const confirmationMs = 24 * 60 * 60 * 1000;

/**
 * Queues the emails about a new entry, in its transaction: one to each address that the form notifies, without any
 * answer, and a confirmation to the sender if the form says so, at most once a day and address, whatever the form. The
 * sender's address is looked up when that is sent.
 */
export async function queueEntryMails(
  trx: Kysely<Tables>,
  { form, entry, now }: { form: StoredRow; entry: StoredRow; now: Date },
): Promise<void> {
  const about = { form: String(form.title), entry: String(entry.id) };
  for (const address of String(form.notify ?? '').split('\n')) {
    if (!address) continue;
    await queueMail(trx, { kind: 'form-entry', userId: null, facts: { ...about, account: address } }, now);
  }
  if (form.confirms !== 1 || !entry.email) return;
  const key = countKey('form confirmation', String(entry.email).toLowerCase());
  const stored = (await readCounts(trx, [key], { locks: [key], now }))(key);
  if (stored) return;
  const at = now.getTime();
  await storeCounts(trx, [{ key, count: 1, at, expires_at: at + confirmationMs }]);
  await queueMail(trx, { kind: 'form-confirmation', userId: null, facts: about }, now);
}
