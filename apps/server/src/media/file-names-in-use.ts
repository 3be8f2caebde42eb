import { resourceNames } from '@porchlight/contract/entities';
import { fieldsOfKind, fileFieldsOf, referencedFile } from '@porchlight/contract/fields';
import { resources } from '@porchlight/contract/resources';
import { documentKey } from '@porchlight/contract/rich-text';
import type { Kysely } from 'kysely';
import { type Tables, tableNames } from '../db/tables.ts';

/**
 * Returns the names of the files in use: those that rows or drafts reference, including deleted rows, and those that
 * were replaced no longer ago than a deletion can be undone.
 * @param since files that were replaced before this moment are not in use, UTC
 */
export async function fileNamesInUse(db: Kysely<Tables>, since: string): Promise<Set<string>> {
  const names = new Set<string>();
  const replaced = db.selectFrom('history').select('old_files').where('old_files', 'is not', null);
  for (const { old_files } of await replaced.where('at', '>=', since).execute()) {
    for (const name of (old_files ?? '').split(' ')) names.add(name);
  }
  for (const name of resourceNames) {
    for (const field of fieldsOfKind(resources[name].fields, 'longText')) {
      const column = documentKey(field);
      const rows = await db.selectFrom(tableNames[name]).select(column).where(column, 'like', '%"film"%').execute();
      for (const row of rows) addFilms(names, row[column]);
    }
    for (const [column, kind] of Object.entries(fileFieldsOf(resources[name].fields))) {
      const rows = await db.selectFrom(tableNames[name]).select(column).where(column, 'is not', null).execute();
      for (const row of rows) {
        const file = referencedFile(kind, row[column]);
        if (file) names.add(file);
      }
    }
  }
  for (const { name } of await db.selectFrom('entry_files').select('name').execute()) names.add(name);
  const drafts = await db.selectFrom('drafts').select('body').where('body', 'like', '%film%').execute();
  for (const { body } of drafts) addFilms(names, body);
  return names;
}

/**
 * Adds everything in a text that looks like the name of a film, its captions or its picture. By pattern, because drafts
 * contain JSON within JSON.
 */
function addFilms(names: Set<string>, text: unknown): void {
  for (const [name] of String(text).matchAll(/[0-9a-f]{16,64}(?:\.\d{1,6})?\.(?:mp4|webm|vtt|jpg|webp)/g))
    names.add(name);
}
