import { dayAt } from '@porchlight/contract/dates';
import type { EntriesOfResponse } from '@porchlight/contract/forms/form-calls';
import { readItems } from '@porchlight/contract/items';
import { suspectedEntryDays } from '@porchlight/contract/limits';
import { readReferences } from '@porchlight/contract/references';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { daysBefore } from '../db/moments.ts';
import type { StoredRow, Tables } from '../db/tables.ts';
import type { Changes } from '../records/changes.ts';
import type { EntryFiles } from './entry-files.ts';
import { forgetReplies } from './entry-replies.ts';

/** Entries that are deleted in one transaction. */
const batchSize = 200;

/** How long it is known that a form was sent, in milliseconds: longer than its token is valid. */
const sendingMs = 14 * 24 * 60 * 60 * 1000;

interface EntryDeletionOptions {
  db: Database;
  changes: Pick<Changes, 'emit'>;
  now: () => Date;
  files: EntryFiles;
}

/** Deletes entries for good: on the promised day, and at once when somebody asks for it. */
export class EntryDeletion {
  readonly #options: EntryDeletionOptions;

  constructor(options: EntryDeletionOptions) {
    this.#options = options;
  }

  /** Deletes what is due, wherever it is: also in the trash, and suspected entries. For housekeeping. */
  async purge(): Promise<void> {
    const { db, now } = this.#options;
    const [today, suspectedSince] = [dayAt(now()), daysBefore(now(), suspectedEntryDays)];
    let ids: number[];
    do {
      const due = await db.read
        .selectFrom('form_entries')
        .select('id')
        .where((each) =>
          each.or([
            each('delete_on', '<=', today),
            each.and([each('status', '=', 'suspected'), each('created_at', '<', suspectedSince)]),
          ]),
        )
        .limit(batchSize)
        .execute();
      ids = due.map(({ id }) => Number(id));
      await this.#delete(ids);
    } while (ids.length === batchSize);
    await this.#options.files.purge();
    await db.write((trx) =>
      trx
        .deleteFrom('form_sendings')
        .where('sent_at', '<', now().getTime() - sendingMs)
        .execute(),
    );
  }

  /** Everything that was sent with an email address, the newest first. */
  async entriesOf(email: string): Promise<EntriesOfResponse['entries']> {
    const { read } = this.#options.db;
    const rows = await rowsOf(read, email);
    const registered = await registrationTexts(
      read,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      ...{ id: row.id, status: String(row.status), created_at: String(row.created_at) },
      ...{ form: readReferences(row.form)?.[0]?.name ?? '', delete_on: String(row.delete_on) },
      answers: [
        ...(readItems(row.answers) ?? []).map(({ question, answer }) => ({
          question: String(question),
          answer: String(answer),
        })),
        ...(registered.get(row.id) ?? []).map((answer) => ({ question: 'Registration', answer })),
      ],
    }));
  }

  /** Deletes all of that. @returns their number */
  async deleteOf(email: string): Promise<number> {
    const rows = await rowsOf(this.#options.db.read, email);
    for (let from = 0; from < rows.length; from += batchSize)
      await this.#delete(rows.slice(from, from + batchSize).map(({ id }) => id));
    return rows.length;
  }

  /** Deletes entries with their history, and with what colleagues have typed about them. */
  async #delete(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const { db, changes, files } = this.#options;
    const names = await db.write(async (trx) => {
      await trx
        .updateTable('history')
        .set({ title: '', changes: '{}', old_files: null, in_trash: null })
        .where('resource', '=', 'formEntry')
        .where('record_id', 'in', [...ids])
        .execute();
      for (const table of ['named_files', 'links'] as const)
        await trx
          .deleteFrom(table)
          .where('resource', '=', 'formEntry')
          .where('record_id', 'in', [...ids])
          .execute();
      await trx
        .deleteFrom('drafts')
        .where('resource', '=', 'formEntry')
        .where('record', 'in', ids.map(String))
        .execute();
      await trx
        .deleteFrom('registrations')
        .where('entry_id', 'in', [...ids])
        .execute();
      await trx
        .deleteFrom('form_sendings')
        .where('entry_id', 'in', [...ids])
        .execute();
      await trx
        .deleteFrom('form_entries')
        .where('id', 'in', [...ids])
        .execute();
      await forgetReplies(trx, ids);
      return files.detach(trx, ids);
    });
    // If the store can't be reached, the sweep of files that nothing refers to deletes them.
    await files.delete(names).catch(() => {});
    for (const id of ids) changes.emit({ resource: 'formEntry', id });
  }
}

/** The entries with an email address, in the trash too: as that of the sender, or in any answer. */
async function rowsOf(db: Kysely<Tables>, email: string): Promise<StoredRow[]> {
  const address = email.trim().toLowerCase();
  const inAnswers = `%${JSON.stringify(address)
    .slice(1, -1)
    .replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('form_entries')
    .selectAll()
    .where(sql<boolean>`(lower(email) = ${address} or lower(answers) like ${inAnswers} escape '\\')`)
    .orderBy('id', 'desc')
    .$castTo<StoredRow>()
    .execute();
}

/** What people have registered for with entries, in words, by the entry's id. */
async function registrationTexts(db: Kysely<Tables>, entries: readonly number[]): Promise<Map<number, string[]>> {
  const rows =
    entries.length === 0
      ? []
      : await db
          .selectFrom('registrations')
          .leftJoin('events', 'events.id', 'registrations.event_id')
          .select(['registrations.entry_id', 'registrations.seats', 'registrations.state'])
          .select(['registrations.checked_in', 'events.title'])
          .where('registrations.entry_id', 'in', [...entries])
          .execute();
  return new Map(
    rows.map(({ entry_id, title, seats, state, checked_in: arrived }) => [
      Number(entry_id),
      [`${title ?? 'An event that is deleted'}: ${seats} seats, ${state}, ${arrived} arrived`],
    ]),
  );
}
