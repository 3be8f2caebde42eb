import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { fileReference } from '@porchlight/contract/fields';
import { fileRules, formatBytes } from '@porchlight/contract/file-rules';
import {
  unfinishedUploadsMax,
  unfinishedUploadsMaxBytes,
  uploadHours,
  uploadPartBytes,
} from '@porchlight/contract/limits';
import type { Upload } from '@porchlight/contract/upload-calls';
import { uploadId } from '@porchlight/contract/upload-references';
import type { Kysely } from 'kysely';
import type { FileKeys } from '../access/file-keys.ts';
import type { Database } from '../db/database.ts';
import { insert } from '../db/insert.ts';
import { timestamp } from '../db/moments.ts';
import type { Tables, UploadTable } from '../db/tables.ts';
import { FileRejected, tooLargeText } from '../errors/file-rejected.ts';
import { HttpError, invalid } from '../errors/http-error.ts';
import type { FileFields, FormInput } from '../http/form-body.ts';
import { libraryRows } from '../records/picture-metadata.ts';
import type { FileStore } from './index.ts';

/** The facts that identify a file when it is chosen again. */
export type FileToUpload = Pick<UploadTable, 'kind' | 'name' | 'bytes' | 'modified_at'>;

const goneError = () =>
  new HttpError('gone', 'The uploaded part of this file is no longer available. Send the file again.');

/**
 * Uploads in parts, each sent by a request of its own, so that an interrupted upload can continue, on any node. Parts
 * are stored in the blob store; a complete file is checked and stored like any other.
 */
export class ResumableUploads {
  readonly #db: Database;
  readonly #files: FileStore;
  readonly #keys: FileKeys;
  readonly #now: () => Date;

  constructor(db: Database, files: FileStore, keys: FileKeys, now: () => Date) {
    this.#db = db;
    this.#files = files;
    this.#keys = keys;
    this.#now = now;
  }

  /**
   * Starts an upload, or returns the account's existing upload of the same file, to be continued.
   * @throws HttpError `too_large` for the file, or together with the account's unfinished uploads
   */
  async begin(userId: number, file: FileToUpload): Promise<Upload> {
    if (file.bytes > fileRules[file.kind].maxBytes) throw new HttpError('too_large', tooLargeText(file.kind));
    const existing = await this.#unfinished(userId, file);
    if (existing) return this.#present(existing);
    const row = {
      ...file,
      id: randomBytes(16).toString('hex'),
      user_id: userId,
      received: 0,
      parts: '',
      stored: null,
      created_at: timestamp(this.#now()),
    };
    await this.#db.write(async (trx) => {
      await this.#requireRoom(trx, row);
      await insert(trx, 'uploads', row);
    });
    return this.#present(row);
  }

  /**
   * Adds the next part, and stores the file after the last one. An empty part retries storing a complete file.
   * @param from offset of the part in bytes
   * @throws HttpError `not_found` for another account's upload, `conflict` for a wrong offset, `too_large`, `bad_file`,
   * `gone`
   */
  async add(userId: number, id: string, from: number, content: Readable): Promise<Upload> {
    const row = await this.#find(userId, id);
    if (row.stored !== null) return this.#present(row);
    if (row.received !== from) throw new HttpError('conflict', `This upload continues at byte ${row.received}.`);
    const bytesLeft = Math.min(uploadPartBytes, row.bytes - row.received);
    const part = await this.#files.savePart(content, bytesLeft).catch((error: unknown) => {
      throw error instanceof FileRejected ? new HttpError(error.code, error.message) : error;
    });
    const parts = [row.parts, part.name].join(' ').trim();
    const received = from + part.bytes;
    const isAppended = part.bytes > 0 && (await this.#append(id, from, { parts, received }));
    if (!isAppended) await this.#files.dropParts([part.name]);
    if (!isAppended && part.bytes > 0) throw new HttpError('conflict', 'This part has already arrived.');
    const current = isAppended ? { ...row, parts, received } : row;
    return received < row.bytes ? this.#present(current) : this.#store(current);
  }

  /** Cancels an upload. Its stored file is swept later, unless a record references it. */
  async remove(userId: number, id: string): Promise<void> {
    await this.#delete(await this.#find(userId, id));
  }

  /**
   * Replaces the texts `upload:{id}` in file fields by the uploaded files.
   * @throws HttpError `validation` for an upload that is incomplete, another account's, or of another kind than the
   * field
   */
  async resolve({ values, files }: FormInput, fields: FileFields, userId: number | undefined): Promise<FormInput> {
    const remaining = new Map(typeof values === 'object' && values !== null ? Object.entries(values) : []);
    if (!Object.keys(fields).some((field) => uploadId(remaining.get(field)) !== null)) return { values, files };
    const stored = { ...files };
    for (const [field, kind] of Object.entries(fields)) {
      const id = uploadId(remaining.get(field));
      if (id === null) continue;
      const upload = userId === undefined ? null : await this.#find(userId, id).catch(nullIfNotFound);
      if (!upload || upload.kind !== kind || upload.stored === null || !(await this.#files.has(upload.stored))) {
        throw invalid({ [field]: 'The uploaded file is no longer available. Choose it again.' });
      }
      stored[field] = fileReference(kind, upload.stored);
      remaining.delete(field);
    }
    return { values: Object.assign(Object.create(null), Object.fromEntries(remaining)), files: stored };
  }

  /** Deletes expired uploads. Their parts are swept later. */
  async purge(): Promise<void> {
    await this.#db.write((trx) => trx.deleteFrom('uploads').where('created_at', '<=', this.#since()).execute());
  }

  /**
   * The account's upload of the same file. A file of one part has nothing to continue, and pictures that are pasted
   * together agree in name, size and time: each is an upload of its own.
   */
  async #unfinished(userId: number, file: FileToUpload): Promise<UploadTable | undefined> {
    if (file.bytes <= uploadPartBytes) return undefined;
    const existing = await this.#db.read
      .selectFrom('uploads')
      .selectAll()
      .where(({ and }) => and({ user_id: userId, ...file }))
      .where('created_at', '>', this.#since())
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return existing && (existing.stored === null || (await this.#files.has(existing.stored))) ? existing : undefined;
  }

  /** @throws HttpError `too_large` when the account's unfinished uploads are too many or too large with another one */
  async #requireRoom(trx: Kysely<Tables>, { user_id, bytes }: Pick<UploadTable, 'user_id' | 'bytes'>): Promise<void> {
    const unfinished = await trx
      .selectFrom('uploads')
      .select(({ fn }) => [fn.countAll().as('number'), fn.sum('bytes').as('bytes')])
      .where('user_id', '=', user_id)
      .where('stored', 'is', null)
      .where('created_at', '>', this.#since())
      .executeTakeFirstOrThrow();
    const remedy = `Finish or cancel one of them, or wait: each ends ${uploadHours} hours after it began.`;
    if (Number(unfinished.number) >= unfinishedUploadsMax)
      throw new HttpError('too_large', `You have ${unfinishedUploadsMax} unfinished uploads already. ${remedy}`);
    const most = formatBytes(unfinishedUploadsMaxBytes);
    if (Number(unfinished.bytes ?? 0) + bytes > unfinishedUploadsMaxBytes)
      throw new HttpError(
        'too_large',
        `With this file, your unfinished uploads would have more than ${most} in total. ${remedy}`,
      );
  }

  async #find(userId: number, id: string): Promise<UploadTable> {
    const row = await this.#db.read
      .selectFrom('uploads')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('created_at', '>', this.#since())
      .executeTakeFirst();
    if (!row) throw new HttpError('not_found', 'There is no such upload.');
    return row;
  }

  /** Adds a part to the row. @returns whether it was the next one; of two simultaneous parts only one is */
  async #append(id: string, from: number, next: Pick<UploadTable, 'parts' | 'received'>): Promise<boolean> {
    const { numUpdatedRows } = await this.#db.write((trx) =>
      trx.updateTable('uploads').set(next).where('id', '=', id).where('received', '=', from).executeTakeFirstOrThrow(),
    );
    return numUpdatedRows > 0n;
  }

  async #store(row: UploadTable): Promise<Upload> {
    const names = row.parts.split(' ');
    try {
      const { name } = await this.#files.save(row.kind, this.#files.joinParts(names));
      await this.#db.write((trx) =>
        trx.updateTable('uploads').set({ stored: name, parts: '' }).where('id', '=', row.id).execute(),
      );
      await this.#files.dropParts(names);
      return this.#present({ ...row, stored: name });
    } catch (error) {
      if (error instanceof FileRejected) {
        await this.#delete(row);
        throw new HttpError(error.code, error.message);
      }
      // Another request may have stored it and deleted the parts.
      const current = await this.#find(row.user_id, row.id);
      if (current.stored !== null) return this.#present(current);
      if (await this.#files.hasParts(names)) throw error;
      await this.#delete(row);
      throw goneError();
    }
  }

  async #delete({ id, parts }: UploadTable): Promise<void> {
    await this.#db.write((trx) => trx.deleteFrom('uploads').where('id', '=', id).execute());
    if (parts) await this.#files.dropParts(parts.split(' '));
  }

  async #present({ id, kind, bytes, received, stored }: UploadTable): Promise<Upload> {
    const state = { id, kind, bytes: Number(bytes), received: Number(received), stored: stored !== null };
    if (stored === null) return state;
    const [picture] = kind === 'image' ? await libraryRows(this.#db.read, [stored]) : [];
    return {
      ...state,
      file: { name: stored, key: this.#keys.queryFor(stored) },
      ...(picture && { library_id: picture.id }),
    };
  }

  #since(): string {
    return timestamp(new Date(this.#now().getTime() - uploadHours * 3_600_000));
  }
}

/** For `catch`: returns null for a missing upload. Nothing is said about one that can't be read for now. */
function nullIfNotFound(error: unknown): null {
  if (error instanceof HttpError && error.code === 'not_found') return null;
  throw error;
}
