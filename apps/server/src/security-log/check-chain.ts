import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { hashOf, headOf, headSetting, type StoredEntry } from './append-entry.ts';

/** Entries that are read at once. */
const pageRows = 1000;

/** What a look at the whole chain found. */
export interface CheckedChain {
  entries: number;
  /** Id and hash of the newest, '' without one: to be compared with a line of the server's log. */
  head: string;
  /** What is wrong first, null when every entry is as it was written. */
  fault: string | null;
}

/** Checks that no entry of the security log was changed, taken out or put in, and that old ones went by a purge. */
export async function checkChain(db: Kysely<Tables>): Promise<CheckedChain> {
  let entries = 0;
  let last: StoredEntry | undefined;
  // What purges let go: the entries that are there begin behind the last of them.
  let purged: StoredEntry | undefined;
  let first: StoredEntry | undefined;
  for (;;) {
    const rows: StoredEntry[] = await db
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
  const stored = await db.selectFrom('settings').select('value').where('name', '=', headSetting).executeTakeFirst();
  return { entries, head, fault: beginningFault(first, purged) ?? endFault(head, stored?.value) };
}

function faultOf(row: StoredEntry, previous: StoredEntry | undefined): string | null {
  if (previous && row.id !== previous.id + 1) return `entries between ${previous.id} and ${row.id} are missing`;
  if (previous && row.previous_hash !== previous.hash) return `entry ${row.id} does not follow on entry ${previous.id}`;
  return row.hash === hashOf(row) ? null : `entry ${row.id} was changed after it was written`;
}

function beginningFault(first: StoredEntry | undefined, purged: StoredEntry | undefined): string | null {
  if (!first) return null;
  const [expectedId, expectedHash] = purged ? [Number(purged.through) + 1, JSON.parse(purged.details).hash] : [1, ''];
  if (first.id === expectedId && first.previous_hash === expectedHash) return null;
  return `it begins with entry ${first.id}, and no purge tells of those before it`;
}

function endFault(head: string, stored = ''): string | null {
  return head === stored ? null : `it ends with ${head || 'no entry'}, and the newest was ${stored || 'none'}`;
}
