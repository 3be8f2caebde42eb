import { resourceNames } from '@porchlight/contract/entities';
import { hasStates, stateOf } from '@porchlight/contract/publication';
import { keysOf } from '@porchlight/contract/records-by-key';
import { type Resource, resources } from '@porchlight/contract/resources';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { timestamp } from '../db/moments.ts';
import { readableRows } from '../db/readable-rows.ts';
import { tableNames } from '../db/tables.ts';
import type { Change, Changes } from '../records/changes.ts';
import { findLiveRow } from '../records/live-rows.ts';
import { afterEventChanged, afterEventCreated } from '../series/change-series.ts';
import { archiveRow, dueRows, publishRow, type RowChange, updateRow } from '../writes/row-changes.ts';
import type { SlugGenerator } from '../writes/slug-generator.ts';
import { isReplacing, mergePublishedDraft } from './replacements.ts';

/** Dependencies of scheduled publication. */
interface Publishing {
  db: Database;
  changes: Changes;
  slugs: SlugGenerator;
  now: () => Date;
}

/**
 * Publishes a row that is due; a draft of changes becomes the next version of the record it replaces.
 * @returns ids of the changed rows
 */
async function publish(change: RowChange, id: number): Promise<number[]> {
  const row = await publishRow(change, id);
  if (!row) return [];
  const isEvent = change.resource.name === 'event';
  if (!isReplacing(row)) return [id, ...idsOf(isEvent ? await afterEventCreated(change, row) : [])];
  const target = await findLiveRow(change, Number(row.replaces));
  if (!target || stateOf(target) !== 'published') {
    // An editor has to decide what to do with these changes.
    await updateRow(change, id, { state: 'in_review' });
    return [id];
  }
  const merged = await mergePublishedDraft(change, row);
  return [id, merged.after.id, ...idsOf(isEvent ? await afterEventChanged(change, merged) : [])];
}

function idsOf(changed: readonly Change[]): number[] {
  return changed.flatMap(({ id }) => id ?? []);
}

const scheduled: readonly Resource[] = resourceNames.map((name) => resources[name]).filter(hasStates);

/** Archives a row whose time is over. @returns ids of the changed rows */
async function archive(change: RowChange, id: number): Promise<number[]> {
  return (await archiveRow(change, id)) ? [id] : [];
}

/** In this order: what was due for both while the server was down has been published once. */
const tasks = { publish, archive };

/**
 * Publishes scheduled records that are due, and archives those whose `visible_until` is over, also what became due while
 * the server was down. Several nodes may run it at the same time: each record is changed once.
 * @throws AggregateError when some could not be changed; the others are
 */
export async function applySchedules({ db, changes, slugs, now }: Publishing): Promise<void> {
  const failures: unknown[] = [];
  for (const action of keysOf(tasks)) {
    const { state, column } = dueRows[action];
    for (const resource of scheduled) {
      const due = await db.read
        .selectFrom(tableNames[resource.name])
        .select('id')
        .where(sql.ref(column), '<=', timestamp(now()))
        .where(readableRows(resource, state))
        .orderBy(sql.ref(column))
        .execute();
      for (const row of due) {
        const id = Number(row.id);
        try {
          const changed = await db.write((trx) => tasks[action]({ trx, resource, slugs, now: now() }, id));
          for (const each of changed) changes.emit({ resource: resource.name, id: each });
        } catch (error) {
          failures.push(error);
        }
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some scheduled changes could not be made.');
}
