import { type CommentsResponse, maxComments, mentionsIn, type RecordComment } from '@porchlight/contract/comments';
import { recordName } from '@porchlight/contract/entities';
import { type Resource, resources } from '@porchlight/contract/resources';
import type { Kysely, Selectable } from 'kysely';
import { displayNameOf, displayNames } from '../access/person-names.ts';
import type { Actor } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import { insert } from '../db/insert.ts';
import { timestamp } from '../db/moments.ts';
import type { CommentTable, StoredRow, Tables } from '../db/tables.ts';
import { HttpError, invalid } from '../errors/http-error.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { liveRow } from '../records/live-rows.ts';

/** A record whose comments are meant. */
interface CommentedRow {
  resource: Resource;
  id: number;
}

/** What colleagues say about records. Its methods throw `HttpError`. */
export class Comments {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor({ db, now }: { db: Database; now: () => Date }) {
    this.#db = db;
    this.#now = now;
  }

  /** Returns the comments of a record, oldest first. @throws HttpError `not_found` */
  async of({ resource, id }: CommentedRow): Promise<CommentsResponse> {
    const row = await liveRow({ trx: this.#db.read, resource }, id);
    return this.#response(this.#db.read, resource, recordIdOf(row));
  }

  /**
   * Adds a comment, and writes to those whom it mentions.
   * @throws HttpError `not_found`, `validation` when the record has too many
   */
  async add(actor: Actor, { resource, id }: CommentedRow, text: string): Promise<CommentsResponse> {
    return this.#db.write(async (trx) => {
      const row = await liveRow({ trx, resource }, id);
      const record_id = recordIdOf(row);
      const { comments } = await this.#response(trx, resource, record_id);
      if (comments.length >= maxComments)
        throw invalid({ text: `A record can have at most ${maxComments} comments. Delete some of yours first.` });
      const people = await accounts(trx);
      const { names, unknown } = mentionsIn(
        text,
        people.map(({ username }) => username),
      );
      const mentioned = people.filter(
        ({ id: userId, username }) => names.includes(username) && userId !== actor.userId,
      );
      await insert(trx, 'comments', {
        ...{ resource: resource.name, record_id, text, created_at: timestamp(this.#now()) },
        ...{ user_id: actor.userId, username: actor.username, resolved_at: null, resolved_by: '' },
      });
      const facts = {
        ...{ resource: resource.name, id: String(row.id), title: recordName(resource.name, row) },
        ...{ by: await displayNameOf(trx, actor), text },
      };
      for (const { id: userId, email } of mentioned)
        if (email !== '') await queueMail(trx, { kind: 'mention', userId, facts }, this.#now());
      return { ...(await this.#response(trx, resource, record_id)), unknown_mentions: unknown };
    });
  }

  /** Marks a comment as resolved or as open again; the first one who resolves it counts. @throws HttpError `not_found` */
  async resolve(actor: Actor, id: number, isResolved: boolean): Promise<CommentsResponse> {
    return this.#change(id, async (trx, comment) => {
      if (isResolved === (comment.resolved_at !== null)) return;
      const resolved = isResolved
        ? { resolved_at: timestamp(this.#now()), resolved_by: await displayNameOf(trx, actor) }
        : { resolved_at: null, resolved_by: '' };
      await trx.updateTable('comments').set(resolved).where('id', '=', id).execute();
    });
  }

  /** Deletes a comment of one's own. @throws HttpError `not_found`, `forbidden` for that of somebody else */
  async remove(actor: Actor, id: number): Promise<CommentsResponse> {
    return this.#change(id, async (trx, { user_id }) => {
      if (user_id !== actor.userId) throw new HttpError('forbidden', 'You can only delete your own comments.');
      await trx.deleteFrom('comments').where('id', '=', id).execute();
    });
  }

  async #change(id: number, task: (trx: Kysely<Tables>, comment: Selectable<CommentTable>) => Promise<void>) {
    return this.#db.write(async (trx) => {
      const comment = await trx.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst();
      if (!comment) throw new HttpError('not_found', 'This comment was deleted.');
      const resource = resources[comment.resource];
      await liveRow({ trx, resource }, comment.record_id);
      await task(trx, comment);
      return this.#response(trx, resource, comment.record_id);
    });
  }

  async #response(db: Kysely<Tables>, { name }: Resource, recordId: number): Promise<CommentsResponse> {
    const rows = await db
      .selectFrom('comments')
      .selectAll()
      .where('resource', '=', name)
      .where('record_id', '=', recordId)
      .orderBy('id')
      .execute();
    const [names, people] = [await displayNames(db), await accounts(db)];
    const withName = <Person extends { username: string }>(id: number, person: Person) => {
      const name = names.get(id);
      return name ? { ...person, name } : person;
    };
    return {
      comments: rows.map((row) => {
        const { by, ...comment } = present(row);
        return { ...comment, by: withName(by.id, by) };
      }),
      people: people.map(({ id, username }) => withName(id, { username })),
    };
  }
}

/** Comments of unpublished changes are those of their record, so that they stay when the changes are published. */
function recordIdOf({ id, replaces }: StoredRow): number {
  return Number(replaces ?? id);
}

function present(row: Selectable<CommentTable>): RecordComment {
  const { id, user_id, username, text, created_at, resolved_at, resolved_by } = row;
  return {
    ...{ id: Number(id), by: { id: Number(user_id), username }, text, created_at },
    resolved: resolved_at === null ? null : { by: resolved_by, at: resolved_at },
  };
}

/** The accounts that can sign in: all of them may read content. */
async function accounts(db: Kysely<Tables>): Promise<{ id: number; username: string; email: string }[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where('access', '<>', 'disabled')
    .where('deleted_at', 'is', null)
    .orderBy('username')
    .execute();
  return rows.map(({ id, username, email }) => ({ id: Number(id), username: String(username), email: String(email) }));
}
