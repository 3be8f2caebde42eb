import type { Kysely } from 'kysely';
import { readSetting } from '../db/stored-settings.ts';
import type { Tables } from '../db/tables.ts';
import { hashOf, headOf, headSetting, type StoredSecurityEntry } from './append-entry.ts';

/** Entries read per query. */
const pageRows = 1000;

/** The result of checking the whole chain. */
export interface CheckedChain {
  entries: number;
  /** Id and hash of the newest entry, '' without one; can be compared with a line of the server's log. */
  head: string;
  /** The first fault; null when all entries are unchanged. */
  fault: string | null;
}

/** Checks that no entry of the security log was changed, removed or inserted, except old ones removed by a purge. */
export async function checkChain(db: Kysely<Tables>): Promise<CheckedChain> {
  let entries = 0;
  let last: StoredSecurityEntry | undefined;
  // The latest purge: the remaining entries begin after the last one that it removed.
  let purged: StoredSecurityEntry | undefined;
  let first: StoredSecurityEntry | undefined;
  for (;;) {
    const rows: StoredSecurityEntry[] = await db
      .selectFrom('security_log')
      .selectAll()
      .where('id', '>', last?.id ?? 0)
      .orderBy('id')
      .limit(pageRows)
      .execute();
    for (const row of rows) {
      const fault = faultOf(row, last);
      if (fault) return { entries, head: last ? headOf(last) : '', fault };
      first ??= row;
      last = row;
      entries += 1;
      if (row.kind === 'purged') purged = row;
    }
    if (rows.length < pageRows) break;
  }
  const head = last ? headOf(last) : '';
  return { entries, head, fault: beginningFault(first, purged) ?? endFault(head, await readSetting(db, headSetting)) };
}

function faultOf(row: StoredSecurityEntry, previous: StoredSecurityEntry | undefined): string | null {
  if (previous && row.id !== previous.id + 1) return `entries between ${previous.id} and ${row.id} are missing`;
  if (previous && row.previous_hash !== previous.hash) return `entry ${row.id} does not follow entry ${previous.id}`;
  return row.hash === hashOf(row) ? null : `entry ${row.id} was changed after it was written`;
}

function beginningFault(
  first: StoredSecurityEntry | undefined,
  purged: StoredSecurityEntry | undefined,
): string | null {
  if (!first) return null;
  const [expectedId, expectedHash] = purged ? [Number(purged.through) + 1, JSON.parse(purged.details).hash] : [1, ''];
  if (first.id === expectedId && first.previous_hash === expectedHash) return null;
  return `it begins with entry ${first.id}, but no purge entry explains where the earlier ones are`;
}

function endFault(head: string, stored = ''): string | null {
  return head === stored ? null : `it ends with ${head || 'no entry'}, but the newest entry was ${stored || 'none'}`;
}
