import { accessTo } from '@porchlight/contract/call-access';
import type { ResourceName } from '@porchlight/contract/entities';
import { type Resource, resources } from '@porchlight/contract/resources';
import { sql } from 'kysely';
import { createBoundedCache } from '../bounded-cache.ts';
import type { Database } from '../db/database.ts';
import { columnOf } from '../db/entity-columns.ts';
import { isUnavailable } from '../db/failures.ts';
import type { Changes } from '../records/changes.ts';
import { entitiesReferencing, fromRowsReferencing } from '../records/file-references.ts';

/** A stored file that visitors may see, because a record that they may read references it. */
export interface PublicFile {
  /** Title of that record. */
  title: string;
}

/** Returns a file that visitors may see; null for any other. */
export type FindPublicFile = (name: string) => Promise<PublicFile | null>;

/** Maximum number of files that are remembered for an outage of the database. ours */
const rememberedMax = 20_000;

/**
 * Creates the check. It queries the database each time, so that a file is hidden as soon as its record is. While the
 * database can't be reached, nothing can be changed there, so what was last known counts.
 * @param fill fills the organization's facts into the title of a page
 * @throws the database's error for a file that nothing is known of
 */
export function publicFiles(
  { read }: Pick<Database, 'read'>,
  changes: Pick<Changes, 'staleMs'>,
  fill: (title: string) => string,
): FindPublicFile {
  const known = createBoundedCache<{ file: PublicFile | null }>(rememberedMax);
  return async (file) => {
    const lastKnown = known.get(file);
    if (lastKnown && changes.staleMs !== null) return lastKnown.file;
    try {
      const found = { file: await findPublic(read, file, fill) };
      known.set(file, found);
      return found.file;
    } catch (error) {
      // The first request of an outage.
      if (!lastKnown || !isUnavailable(error)) throw error;
      return lastKnown.file;
    }
  };
}

async function findPublic(
  read: Database['read'],
  file: string,
  fill: (title: string) => string,
): Promise<PublicFile | null> {
  // A picture in the gallery has a title of its own; elsewhere it has its record's.
  const isOther = (name: ResourceName) => Number(name !== 'gallery');
  const names = (await entitiesReferencing(read, file)).toSorted((a, b) => isOther(a) - isOther(b));
  for (const name of names) {
    const { area, fields, mainField }: Resource = resources[name];
    // Files of the settings, such as the logo, are on every page.
    if (accessTo(name, 'single') !== 'anyone' && area !== 'settings') continue;
    const title = sql.ref(`record.${columnOf(mainField, fields[mainField]?.kind ?? 'text')}`);
    const query = sql<PublicFile>`select ${title} as title ${fromRowsReferencing(name, file, 'published')} limit 1`;
    const [found] = (await query.execute(read)).rows;
    if (found) return name === 'page' ? { title: fill(found.title) } : found;
  }
  return null;
}
