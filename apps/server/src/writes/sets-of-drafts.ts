import { canWrite } from '@porchlight/contract/call-access';
import type { ResourceName } from '@porchlight/contract/entities';
import type { SetOfRecord } from '@porchlight/contract/publication';
import type { Resource } from '@porchlight/contract/resources';
import type { Kysely } from 'kysely';
import type { Actor } from '../access/staff.ts';
import type { StoredRow, Tables } from '../db/tables.ts';
import { HttpError } from '../errors/http-error.ts';

/** Returns the change set that a draft is in, unless that is published. */
export async function setOfDraft(
  db: Kysely<Tables>,
  resource: ResourceName,
  id: number,
): Promise<SetOfRecord | undefined> {
  const set = await db
    .selectFrom('change_set_members')
    .innerJoin('change_sets', 'change_sets.id', 'set_id')
    .select(['change_sets.id', 'change_sets.name', 'publish_at'])
    .where('resource', '=', resource)
    .where('record_id', '=', id)
    .where('published_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return set && { ...set, id: Number(set.id) };
}

/** The change sets that are not published yet, by the drafts of a resource that wait in them. */
export async function setsOfDrafts(
  db: Kysely<Tables>,
  resource: ResourceName,
): Promise<ReadonlyMap<number, SetOfRecord>> {
  const rows = await db
    .selectFrom('change_set_members')
    .innerJoin('change_sets', 'change_sets.id', 'set_id')
    .select(['record_id', 'change_sets.id', 'change_sets.name', 'publish_at'])
    .where('resource', '=', resource)
    .where('published_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ record_id, id, ...set }) => [Number(record_id), { ...set, id: Number(id) }]));
}

/**
 * Refuses that an author changes a draft after an editor has scheduled the change set that it is in: the editor has
 * decided on what they saw.
 * @throws HttpError `forbidden`
 */
export async function rejectIfInScheduledSet(
  { trx, resource, actor }: { trx: Kysely<Tables>; resource: Resource; actor?: Actor },
  { id }: StoredRow,
): Promise<void> {
  if (!actor || canWrite(actor.role, resource.name)) return;
  const set = await setOfDraft(trx, resource.name, id);
  if (!set || set.publish_at === null) return;
  throw new HttpError('forbidden', `The set “${set.name}” with this draft is scheduled. Ask an editor to change it.`);
}
