import { accessTo } from '@porchlight/contract/call-access';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { stateOf } from '@porchlight/contract/publication';
import type { Resource } from '@porchlight/contract/resources';
import { documentIn, documentKey } from '@porchlight/contract/rich-text';
import { fileNamesIn } from '@porchlight/contract/rich-text-files';
import { sectionReferences } from '@porchlight/contract/sections/stored-sections';
import type { FileKeys } from '../access/file-keys.ts';
import type { Database } from '../db/database.ts';
import type { ColumnValue, StoredRow } from '../db/tables.ts';
import { present, type ResponseRecord } from './columns.ts';
import { excerpt } from './excerpts.ts';
import { withRecordFacts } from './record-facts.ts';
import { sectionsOf } from './sections-of.ts';

/**
 * Creates the functions that convert a resource's rows to records of a response.
 * @param context.keys signs keys for files of unpublished records. @default no keys
 */
export function recordPresenter(resource: Resource, { db, keys }: { db: Database; keys?: FileKeys }) {
  const longTexts = fieldsOfKind(resource.fields, 'longText');
  const isPublic = accessTo(resource.name, 'single') === 'anyone';

  /** Returns the query strings that give access to the pictures and films in a record's texts, by file name. */
  function textKeys(from: FileKeys, record: ResponseRecord): Record<string, string> {
    const documents = longTexts.flatMap((field) => documentIn(record[documentKey(field)]) ?? []);
    const { files } = sectionReferences(sectionsOf(resource.fields, record).flatMap(({ sections }) => sections));
    return Object.fromEntries([...documents.flatMap(fileNamesIn), ...files].map((file) => [file, from.queryFor(file)]));
  }

  return {
    /** Whether visitors may see published records of the resource. */
    isPublic,
    /** Completes a row: see `withRecordFacts`. */
    async withFacts(row: StoredRow, isForStaff = true): Promise<StoredRow> {
      const [withFacts = row] = await withRecordFacts(db.read, resource, [row], isForStaff);
      return withFacts;
    },
    /** Converts a row to a record for staff, with keys to files that are not public. */
    presentToStaff(row: StoredRow): ResponseRecord {
      const record = present(resource.name, row);
      // Files of the settings, such as the logo, are on every page.
      const isOpen = resource.area === 'settings' || (isPublic && stateOf(row) === 'published');
      if (!keys || isOpen) return record;
      const queries = { ...keys.queriesFor(resource.fields, row), ...textKeys(keys, record) };
      return Object.keys(queries).length > 0 || isPublic ? { ...record, file_keys: queries } : record;
    },
    /** Converts a row for a list: without sections, long texts without formatting, cut to an excerpt if requested. */
    shortened(row: StoredRow, maxGraphemes: number | undefined): StoredRow {
      const texts = longTexts.flatMap((field): [string, ColumnValue][] => {
        const text = String(row[field]);
        return [
          [field, maxGraphemes === undefined ? text : excerpt(text, maxGraphemes)],
          [documentKey(field), null],
        ];
      });
      const sections = fieldsOfKind(resource.fields, 'sections').map((field): [string, ColumnValue] => [field, '[]']);
      return { ...row, ...Object.fromEntries([...texts, ...sections]) };
    },
  };
}
