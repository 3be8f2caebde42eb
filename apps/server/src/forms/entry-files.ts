import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { formTextMaxCharacters, unsentFileHours } from '@porchlight/contract/limits';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { EntryFileTable, Tables } from '../db/tables.ts';
import { HttpError } from '../errors/http-error.ts';
import type { FileStore } from '../media/index.ts';

/** A file that has arrived with a form and belongs to nothing yet. */
export interface ArrivedFile {
  /** Its name in the store. */
  name: string;
  title: string;
  type: string;
  bytes: number;
}

/** A file of a page: what an answer needs to know of it. */
export type UnsentFile = Pick<EntryFileTable, 'name' | 'question' | 'title' | 'type' | 'bytes'>;

interface EntryFilesOptions {
  db: Database;
  files: Pick<FileStore, 'saveAnswer' | 'findAnswer' | 'dropAnswers'>;
  now: () => Date;
}

/**
 * The files that visitors send with forms. A file stays with its page while the form is mended, for some hours, and is
 * deleted with its entry. Nothing but an entry leads to it. docs/decisions/0195
 */
export class EntryFiles {
  readonly #options: EntryFilesOptions;

  constructor(options: EntryFilesOptions) {
    this.#options = options;
  }

  /** Stores a file while it arrives. @throws FileRejected */
  async receive(content: Readable, fileName: string): Promise<ArrivedFile> {
    const { name, type, bytes } = await this.#options.files.saveAnswer(content);
    return { name, title: titleOf(fileName, type), type, bytes };
  }

  /** Keeps files for a page, in place of earlier ones for the same questions. */
  async keep(pageKey: string, arrived: ReadonlyMap<string, ArrivedFile>): Promise<void> {
    if (arrived.size === 0) return;
    const { db, files, now } = this.#options;
    const stored_at = now().getTime();
    const replaced = await db.write(async (trx) => {
      const earlier = await trx
        .deleteFrom('entry_files')
        .where('page_key', '=', pageKey)
        .where('entry_id', 'is', null)
        .where('question', 'in', [...arrived.keys()])
        .returning('name')
        .execute();
      await trx
        .insertInto('entry_files')
        .values(
          [...arrived].map(([question, file]) => ({ ...file, question, page_key: pageKey, entry_id: null, stored_at })),
        )
        .execute();
      return earlier.map(({ name }) => name);
    });
    await files.dropAnswers(replaced);
  }

  /** The files that a page has so far. */
  async keptFor(pageKey: string): Promise<UnsentFile[]> {
    return this.#options.db.read
      .selectFrom('entry_files')
      .select(['name', 'question', 'title', 'type', 'bytes'])
      .where('page_key', '=', pageKey)
      .where('entry_id', 'is', null)
      .execute();
  }

  /** Gives files to an entry, in its transaction. */
  async attach(trx: Kysely<Tables>, names: readonly string[], entryId: number): Promise<void> {
    if (names.length === 0) return;
    await trx
      .updateTable('entry_files')
      .set({ entry_id: entryId })
      .where('name', 'in', [...names])
      .execute();
  }

  /** Deletes files that arrived in vain. */
  async drop(arrived: ReadonlyMap<string, ArrivedFile>): Promise<void> {
    await this.#options.files.dropAnswers([...arrived.values()].map(({ name }) => name));
  }

  /** Returns the names of the files of entries, and forgets them, in a transaction: delete them after it. */
  async detach(trx: Kysely<Tables>, entryIds: readonly number[]): Promise<string[]> {
    const rows = await trx
      .deleteFrom('entry_files')
      .where('entry_id', 'in', [...entryIds])
      .returning('name')
      .execute();
    return rows.map(({ name }) => name);
  }

  /** Deletes files by their names. */
  async delete(names: readonly string[]): Promise<void> {
    await this.#options.files.dropAnswers(names);
  }

  /** Deletes files whose form was never accepted. */
  async purge(): Promise<void> {
    const { db, now } = this.#options;
    const before = now().getTime() - unsentFileHours * 60 * 60 * 1000;
    const rows = await db.write((trx) =>
      trx
        .deleteFrom('entry_files')
        .where('entry_id', 'is', null)
        .where('stored_at', '<', before)
        .returning('name')
        .execute(),
    );
    await this.delete(rows.map(({ name }) => name));
  }

  /** Reads a file of a live entry. @throws HttpError `not_found` */
  async read(entryId: number, question: string): Promise<{ name: string; type: string; base64: string }> {
    const { db, files } = this.#options;
    const row = await db.read
      .selectFrom('entry_files')
      .innerJoin('form_entries', 'form_entries.id', 'entry_files.entry_id')
      .select(['entry_files.name', 'entry_files.title', 'entry_files.type'])
      .where('entry_files.entry_id', '=', entryId)
      .where('entry_files.question', '=', question)
      .where('form_entries.deleted_at', 'is', null)
      .executeTakeFirst();
    const content = row && (await (await files.findAnswer(row.name))?.read());
    if (!content) throw new HttpError('not_found', 'There is no such file.');
    return { name: row.title, type: row.type, base64: (await buffer(content)).toString('base64') };
  }
}

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
};

/** What a file is called when it is saved: as its sender called it, with the ending of what it is. */
function titleOf(fileName: string, type: string): string {
  const [last = ''] = fileName.split(/[\\/]/).slice(-1);
  const plain = last
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}<>:"|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return (
    (Array.from(plain)
      .slice(0, formTextMaxCharacters / 3)
      .join('') || 'File') + (extensions[type] ?? '')
  );
}
