import type { EntryRepliesResponse, EntryReply } from '@porchlight/contract/forms/form-calls';
import { readReferences } from '@porchlight/contract/references';
import { resources } from '@porchlight/contract/resources';
import type { Kysely } from 'kysely';
import type { Actor } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import { timestamp } from '../db/moments.ts';
import type { Tables } from '../db/tables.ts';
import { HttpError, invalid } from '../errors/http-error.ts';
import { type EmailMessage, type EmailSender, renderEmail } from '../mail/email-message.ts';
import type { Mailer } from '../mail/mailer.ts';
import { findLiveRow, liveRow } from '../records/live-rows.ts';

interface EntryRepliesOptions {
  db: Database;
  mailer: Pick<Mailer, 'sends' | 'enqueue' | 'wake'>;
  now: () => Date;
}

/** Replies by email to who has sent an entry. A reply is stored before it is sent, and sent once. docs/decisions/0196 */
export class EntryReplies {
  readonly #options: EntryRepliesOptions;

  constructor(options: EntryRepliesOptions) {
    this.#options = options;
  }

  /** Returns the replies to an entry. @throws HttpError `not_found` */
  async of(entryId: number): Promise<EntryRepliesResponse> {
    const { db, mailer } = this.#options;
    await liveRow({ trx: db.read, resource: resources.formEntry }, entryId);
    const rows = await db.read
      .selectFrom('entry_replies')
      .selectAll()
      .where('entry_id', '=', entryId)
      .orderBy('created_at')
      .orderBy('key')
      .execute();
    const facts = rows.map(({ key }) => factsOf(entryId, key));
    const queued =
      facts.length === 0
        ? []
        : await db.read
            .selectFrom('mails')
            .select(['facts', 'state', 'problem'])
            .where('kind', '=', 'form-reply')
            .where('facts', 'in', facts)
            .execute();
    const replies = rows.map(({ key, text, username, created_at }): EntryReply => {
      // The queue forgets what was sent.
      const mail = queued.find((each) => each.facts === factsOf(entryId, key));
      const waiting = mail?.state === 'failed' ? 'failed' : 'waiting';
      return { key, text, by: username, created_at, state: mail ? waiting : 'sent', problem: mail?.problem ?? '' };
    });
    return { replies, can_send: mailer.sends };
  }

  /**
   * Sends a reply; with the key of an earlier one nothing, or that one again if it has failed.
   * @throws HttpError `not_found`, `validation` without an address, `conflict` where no emails are sent
   */
  async send(
    entryId: number,
    { key, text }: Pick<EntryReply, 'key' | 'text'>,
    by: Actor,
  ): Promise<EntryRepliesResponse> {
    const { db, mailer, now } = this.#options;
    if (!mailer.sends) throw new HttpError('conflict', 'This server sends no emails. Use your email program.');
    await db.write(async (trx) => {
      const entry = await liveRow({ trx, resource: resources.formEntry }, entryId);
      if (!entry.email) throw invalid({ text: 'This entry has no email address.' });
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('entry_replies')
        .values({
          ...{ entry_id: entryId, key, text, user_id: by.userId, username: by.username },
          created_at: timestamp(now()),
        })
        .onConflict((conflict) => conflict.columns(['entry_id', 'key']).doNothing())
        .executeTakeFirst();
      const facts = factsOf(entryId, key);
      if (numInsertedOrUpdatedRows === 1n)
        await mailer.enqueue(trx, { kind: 'form-reply', userId: null, facts: JSON.parse(facts) });
      else
        await trx
          .updateTable('mails')
          .set({ state: 'waiting', tries: 0, next_at: now().getTime() })
          .where('kind', '=', 'form-reply')
          .where('facts', '=', facts)
          .where('state', '=', 'failed')
          .execute();
    });
    mailer.wake();
    return this.of(entryId);
  }
}

/** Forgets the replies to entries, in a transaction, also those that wait to be sent. */
export async function forgetReplies(trx: Kysely<Tables>, entryIds: readonly number[]): Promise<void> {
  const rows = await trx
    .deleteFrom('entry_replies')
    .where('entry_id', 'in', [...entryIds])
    .returning(['entry_id', 'key'])
    .execute();
  const facts = rows.map(({ entry_id, key }) => factsOf(Number(entry_id), key));
  if (facts.length > 0)
    await trx.deleteFrom('mails').where('kind', '=', 'form-reply').where('facts', 'in', facts).execute();
}

/** The facts of a reply's email, as they are stored. */
function factsOf(entryId: number, key: string): string {
  return JSON.stringify({ entry: String(entryId), reply: key });
}

/** Writes the email. Its reader answers to the colleague who wrote it. @returns null when the entry is gone */
export async function replyEmail(
  { entry = '', reply = '' }: Readonly<Record<string, string>>,
  { db, sender }: { db: Database; sender: EmailSender },
): Promise<EmailMessage | null> {
  const row = await findLiveRow({ trx: db.read, resource: resources.formEntry }, Number(entry));
  if (!row?.email) return null;
  const stored = await db.read
    .selectFrom('entry_replies')
    .leftJoin('users', 'users.id', 'entry_replies.user_id')
    .select(['entry_replies.text', 'users.email'])
    .where('entry_replies.entry_id', '=', row.id)
    .where('entry_replies.key', '=', reply)
    .executeTakeFirst();
  if (!stored) return null;
  const form = readReferences(row.form)?.[0]?.name;
  const email = renderEmail(
    String(row.email),
    sender,
    {
      subject: form ? `Re: ${form}` : `A reply from ${sender.name}`,
      paragraphs: stored.text.split(/\n+/).filter(Boolean),
      notes: [],
    },
    // Written by a person: the reader's automatic reply is welcome.
    { headers: { 'Auto-Submitted': 'no' } },
  );
  return { ...email, ...(stored.email && { replyTo: String(stored.email) }) };
}
