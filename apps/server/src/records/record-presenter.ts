import { accessTo } from '@porchlight/contract/call-access';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { stateOf } from '@porchlight/contract/publication';
import type { Resource } from '@porchlight/contract/resources';
import { documentIn, documentKey } from '@porchlight/contract/rich-text';
import { fileNamesIn } from '@porchlight/contract/rich-text-strings';
import type { Database } from '../db/database.ts';
import { excerpt } from '../db/search/excerpts.ts';
import type { ColumnValue, StoredRow } from '../db/tables.ts';
import type { FileKeys } from '../files/file-keys.ts';
import { type AnsweredRecord, present } from './columns.ts';
import { withPictures } from './picture-facts.ts';

/**
 * Makes answers of a resource's rows.
 * @param context.keys opens the files of records that are not published. @default none are opened
 */
export function recordPresenter(resource: Resource, { db, keys }: { db: Database; keys?: FileKeys }) {
  const longTexts = fieldsOfKind(resource.fields, 'longText');
  const isSeen = accessTo(resource.name, 'single') === 'anyone';

  /** The queries that open the pictures and films in its texts, by their names. */
  function textKeys(from: FileKeys, record: AnsweredRecord): Record<string, string> {
    const documents = longTexts.flatMap((field) => documentIn(record[documentKey(field)]) ?? []);
    return Object.fromEntries(documents.flatMap(fileNamesIn).map((file) => [file, from.queryFor(file)]));
  }

  return {
    /** Whether visitors see its records, once they are published. */
    isSeen,
    /** A row with what is known of its pictures. */
    async described(row: StoredRow): Promise<StoredRow> {
      const [withFacts = row] = await withPictures(db.read, resource, [row]);
      return withFacts;
    },
    /** A record as staff get it, with keys to files that are not open to everybody. */
    presentToStaff(row: StoredRow): AnsweredRecord {
      const record = present(resource.name, row);
      // What names the organization is on every page, its pictures too.
      const isOpen = resource.area === 'settings' || (isSeen && stateOf(row) === 'published');
      if (!keys || isOpen) return record;
      const queries = { ...keys.queriesFor(resource.fields, row), ...textKeys(keys, record) };
      return Object.keys(queries).length > 0 || isSeen ? { ...record, file_keys: queries } : record;
    },
    /** A row as lists have it: texts without their formatting, cut where it is asked for. */
    shortened(row: StoredRow, maxGraphemes: number | undefined): StoredRow {
      const texts = longTexts.flatMap((field): [string, ColumnValue][] => {
        const text = String(row[field]);
        return [
          [field, maxGraphemes === undefined ? text : excerpt(text, maxGraphemes)],
          [documentKey(field), null],
        ];
      });
      return { ...row, ...Object.fromEntries(texts) };
    },
  };
}
