import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { storedFields } from '@porchlight/contract/publication';
import { resources } from '@porchlight/contract/resources';
import type { Kysely } from 'kysely';
import { timestamp } from '../db/moments.ts';
import { type StoredRow, type Tables, tableNames } from '../db/tables.ts';
import type { Change } from '../records/changes.ts';
import type { RowChange } from './row-changes.ts';

/** Rows that are read at once. */
const batch = 1000;

/**
 * Moves all stored moments so that the clocks of a new time zone show them as those of the old one did: an event at 6:30
 * PM stays at 6:30 PM. Of records in the trash too, but not of the settings: see {@link settingsClockTimes}.
 * @returns the changed records
 */
export async function keepClockTimes({ trx, now }: RowChange, from: string, to: string): Promise<Change[]> {
  const changes: Change[] = [];
  await moveScheduledSets(trx, from, to);
  // Its wall times stay.
  await trx.updateTable('event_series').set({ zone: to }).where('zone', '=', from).execute();
  for (const name of resourceNames) {
    const columns = fieldsOfKind(storedFields(resources[name]), 'dateTime');
    if (name === 'organization' || columns.length === 0) continue;
    for (let last = 0; ; ) {
      const rows = await rowsAfter(trx, name, last, columns);
      for (const row of rows) {
        const moved = movedColumns(row, columns, from, to);
        if (Object.keys(moved).length === 0) continue;
        await trx
          .updateTable(tableNames[name])
          .set({ ...moved, version: row.version + 1, updated_at: timestamp(now) })
          .where('id', '=', row.id)
          .execute();
        changes.push({ resource: name, id: row.id });
      }
      const end = rows.at(-1);
      if (!end || rows.length < batch) break;
      last = end.id;
    }
  }
  return changes;
}

async function moveScheduledSets(trx: Kysely<Tables>, from: string, to: string): Promise<void> {
  const sets = await trx
    .selectFrom('change_sets')
    .select(['id', 'publish_at'])
    .where('publish_at', 'is not', null)
    .execute();
  for (const { id, publish_at } of sets)
    await trx
      .updateTable('change_sets')
      .set({ publish_at: inOtherZone(String(publish_at), from, to) })
      .where('id', '=', id)
      .execute();
}

/** Returns the settings' own moments, moved likewise: those that the change of the time zone has not set itself. */
export function settingsClockTimes(before: StoredRow, after: StoredRow): Record<string, string> {
  const columns = fieldsOfKind(resources.organization.fields, 'dateTime').filter(
    (column) => before[column] === after[column],
  );
  return movedColumns(after, columns, String(before.time_zone), String(after.time_zone));
}

function rowsAfter(trx: Kysely<Tables>, name: ResourceName, id: number, columns: readonly string[]) {
  return trx
    .selectFrom(tableNames[name])
    .select(['id', 'version', ...columns])
    .where('id', '>', id)
    .where((each) => each.or(columns.map((column) => each(column, 'is not', null))))
    .orderBy('id')
    .limit(batch)
    .$castTo<StoredRow>()
    .execute();
}

function movedColumns(row: StoredRow, columns: readonly string[], from: string, to: string): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const moment = row[column];
      const moved = typeof moment === 'string' ? inOtherZone(moment, from, to) : moment;
      return typeof moved === 'string' && moved !== moment ? [[column, moved]] : [];
    }),
  );
}

function inOtherZone(moment: string, from: string, to: string): string {
  const clockTime = Temporal.Instant.from(moment).toZonedDateTimeISO(from).toPlainDateTime();
  return timestamp(new Date(clockTime.toZonedDateTime(to).epochMilliseconds));
}
