import { randomBytes } from 'node:crypto';
import { canRead } from '@porchlight/contract/call-access';
import { changeSetName } from '@porchlight/contract/change-sets';
import type { ResourceName } from '@porchlight/contract/entities';
import { forbiddenText } from '@porchlight/contract/permissions';
import {
  type PreviewLink,
  previewLinkDays,
  previewParameter,
  type State,
  stateOf,
} from '@porchlight/contract/publication';
import { resources } from '@porchlight/contract/resources';
import type { Kysely } from 'kysely';
import type { Actor } from '../access/staff.ts';
import { appendEntry, type NewSecurityEntry, type StoredSecurityEntry } from '../audit/append-entry.ts';
import type { SecurityLog } from '../audit/security-log.ts';
import type { Database } from '../db/database.ts';
import { timestamp } from '../db/moments.ts';
import type { Tables } from '../db/tables.ts';
import { HttpError, invalid } from '../errors/http-error.ts';
import { liveRow } from '../records/live-rows.ts';
import { requireCanChange } from '../writes/publication-state.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The record of a preview link, or a change set. */
export interface PreviewedRecord {
  resource: ResourceName | typeof changeSetName;
  id: number;
}

/**
 * Preview links, which show unpublished records and change sets to people without an account: at most one of each, valid
 * for `previewLinkDays`.
 */
export class PreviewLinks {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #publicUrl: string;
  readonly #securityLog: SecurityLog;

  /** @param publicUrl URL of the site without a trailing slash */
  constructor(db: Database, now: () => Date, publicUrl: string, securityLog: SecurityLog) {
    this.#db = db;
    this.#now = now;
    this.#publicUrl = publicUrl;
    this.#securityLog = securityLog;
  }

  /** Returns a record's link; null without one, or when it has expired. @throws HttpError `not_found` */
  async get({ resource, id }: PreviewedRecord): Promise<PreviewLink | null> {
    if (resource === changeSetName) await this.#set(this.#db.read, id);
    else await liveRow({ trx: this.#db.read, resource: resources[resource] }, id);
    const link = await this.#db.read
      .selectFrom('preview_links')
      .select(['secret', 'expires_at'])
      .where('resource', '=', resource)
      .where('record_id', '=', id)
      .where('expires_at', '>', this.#now().getTime())
      .executeTakeFirst();
    if (!link) return null;
    // The whole site shows the changes of a set.
    const url = new URL(resource === changeSetName ? '/' : `/${resource}/${id}`, this.#publicUrl);
    url.searchParams.set(previewParameter, link.secret);
    return { url: url.href, expires_at: timestamp(new Date(link.expires_at)) };
  }

  /**
   * Creates a record's link, replacing an existing one.
   * @throws HttpError `not_found`, `forbidden` without permission to change the record, `conflict` for a published
   * record, `validation` for an entity whose records have no pages
   */
  async create(record: PreviewedRecord, actor: Actor): Promise<void> {
    const { resource, id } = record;
    if (resource !== changeSetName && !resources[resource].paged)
      throw invalid({ resource: 'Records of this kind have no page of their own.' });
    const row = {
      secret: randomBytes(24).toString('base64url'),
      expires_at: this.#now().getTime() + previewLinkDays * dayMs,
    };
    const entry = await this.#db.write(async (trx) => {
      if ((await this.#stateFor(trx, record, actor)) === 'published')
        throw new HttpError('conflict', 'This is already public. Share the address of its page.');
      await trx
        .insertInto('preview_links')
        .values({ resource, record_id: id, ...row })
        .onConflict((both) => both.columns(['resource', 'record_id']).doUpdateSet(row))
        .execute();
      return this.#append(trx, 'preview_link_made', record, actor);
    });
    this.#securityLog.emit([entry]);
  }

  /**
   * Revokes a record's link, if there is one.
   * @throws HttpError `not_found`, `forbidden` without permission to change the record
   */
  async revoke(record: PreviewedRecord, actor: Actor): Promise<void> {
    const entry = await this.#db.write(async (trx) => {
      await this.#stateFor(trx, record, actor);
      const ended = await trx
        .deleteFrom('preview_links')
        .where('resource', '=', record.resource)
        .where('record_id', '=', record.id)
        .returning('record_id')
        .executeTakeFirst();
      return ended && this.#append(trx, 'preview_link_ended', record, actor);
    });
    if (entry) this.#securityLog.emit([entry]);
  }

  /** Returns the record of a link; null for one that has expired or doesn't exist. */
  async resolve(secret: string): Promise<PreviewedRecord | null> {
    const link = await this.#db.read
      .selectFrom('preview_links')
      .select(['resource', 'record_id as id'])
      .where('secret', '=', secret)
      .where('expires_at', '>', this.#now().getTime())
      .executeTakeFirst();
    return link ?? null;
  }

  /** Logs that a record was opened by its link; repeated visits from an address are not logged each time. */
  async logOpened(record: PreviewedRecord, from: Pick<NewSecurityEntry, 'address' | 'requestId'>): Promise<void> {
    await this.#securityLog.recordOnce({ kind: 'preview_opened', subject: subjectOf(record), ...from });
  }

  /** Deletes expired links. */
  async purge(): Promise<void> {
    await this.#db.write((trx) =>
      trx.deleteFrom('preview_links').where('expires_at', '<=', this.#now().getTime()).execute(),
    );
  }

  #append(
    trx: Kysely<Tables>,
    kind: 'preview_link_made' | 'preview_link_ended',
    record: PreviewedRecord,
    by: Actor,
  ): Promise<StoredSecurityEntry> {
    const { address, requestId } = by;
    return appendEntry(trx, this.#now(), { kind, by, subject: subjectOf(record), address, requestId });
  }

  /** Returns the state of a record that the actor may change, or of a set whose records the actor may read. */
  async #stateFor(trx: Kysely<Tables>, { resource, id }: PreviewedRecord, actor: Actor): Promise<State> {
    if (resource !== changeSetName) {
      const row = await liveRow({ trx, resource: resources[resource] }, id);
      requireCanChange({ resource: resources[resource], now: this.#now(), actor }, row);
      return stateOf(row);
    }
    const set = await this.#set(trx, id);
    const members = await trx.selectFrom('change_set_members').select('resource').where('set_id', '=', id).execute();
    if (!members.every((member) => canRead(actor.role, member.resource)))
      throw new HttpError('forbidden', forbiddenText(actor.role));
    return set.published_at === null ? 'draft' : 'published';
  }

  /** @throws HttpError `not_found` */
  async #set(trx: Kysely<Tables>, id: number) {
    const set = await trx
      .selectFrom('change_sets')
      .select('published_at')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!set) throw new HttpError('not_found', 'This set was deleted.');
    return set;
  }
}

/** Names a record by kind and id, because its title may not be public yet. */
function subjectOf({ resource, id }: PreviewedRecord): string {
  return `${resource.replaceAll('_', ' ')} ${id}`;
}
