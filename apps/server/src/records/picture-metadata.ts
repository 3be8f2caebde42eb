import { pictureFields, pictureMetadataNames } from '@porchlight/contract/pictures';
import type { Resource } from '@porchlight/contract/resources';
import { type Kysely, sql } from 'kysely';
import { selectRows } from '../db/readable-rows.ts';
import type { StoredRow, Tables } from '../db/tables.ts';

/** Pictures looked up per query. */
const batchSize = 500;

/**
 * Adds to rows the library's facts about their pictures, as columns `{field}_{fact}`, and the version of the library's
 * row.
 * @param db inside a transaction, that transaction
 */
export async function withPictureMetadata(
  db: Kysely<Tables>,
  { fields }: Pick<Resource, 'fields'>,
  rows: readonly StoredRow[],
): Promise<StoredRow[]> {
  const columns = pictureFields(fields);
  const imageNames = new Set(rows.flatMap((row) => columns.flatMap((field) => row[field] ?? [])));
  const pictures = new Map<unknown, StoredRow>();
  const names = [...imageNames].map(String);
  for (let from = 0; from < names.length; from += batchSize) {
    for (const row of await libraryRows(db, names.slice(from, from + batchSize))) pictures.set(row.image, row);
  }
  if (pictures.size === 0) return [...rows];
  return rows.map((row) => {
    const facts = columns.flatMap((field) => {
      const picture = pictures.get(row[field]);
      return picture
        ? ['version', ...pictureMetadataNames].map((fact) => [`${field}_${fact}`, picture[fact] ?? null])
        : [];
    });
    return { ...row, ...Object.fromEntries(facts) };
  });
}

/** Returns the library's rows with these pictures. */
export function libraryRows(db: Kysely<Tables>, names: readonly string[]): Promise<StoredRow[]> {
  return (
    selectRows(db, 'media')
      .where('image_key', 'in', names)
      // Redundant, but PostgreSQL needs it to use the partial index.
      .where('image_key', '<>', sql.lit(''))
      .where('deleted_at', 'is', null)
      .execute()
  );
}
