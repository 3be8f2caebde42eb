import { pagedResources } from '@porchlight/contract/discovery';
import { linkParts } from '@porchlight/contract/links';
import { recordAt } from '@porchlight/contract/rich-text-records';
import { pathKey } from '@porchlight/contract/site-paths';
import { type Kysely, sql } from 'kysely';
import { selectRows } from '../db/readable-rows.ts';
import type { StoredRow, Tables } from '../db/tables.ts';
import { pathOfRecord } from '../records/record-paths.ts';
import { type StoredRedirect, toRedirect } from './find-redirect.ts';

/**
 * The redirect from the page of a record that visitors can't see, to which another one leads.
 * @param target of that other one, as stored
 */
export async function redirectOfRecord(db: Kysely<Tables>, target: string): Promise<StoredRedirect | undefined> {
  const { type, rest } = linkParts(target);
  const record = type === 'record' ? recordAt(`/${rest}`) : undefined;
  const name = pagedResources.find((each) => each === record?.name);
  if (!record || !name) return undefined;
  const hidden = await selectRows(db, name).where('id', '=', record.id).executeTakeFirst();
  const row = hidden && (await redirectFrom(db, pathOfRecord(name, hidden)));
  return row && toRedirect(row);
}

/** The redirect from exactly this path; undefined for none. @param path with its first slash */
export function redirectFrom(db: Kysely<Tables>, path: string): Promise<StoredRow | undefined> {
  return selectRows(db, 'redirect')
    .where('path_key', '=', pathKey(path))
    .where('path_key', '<>', sql.lit(''))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
