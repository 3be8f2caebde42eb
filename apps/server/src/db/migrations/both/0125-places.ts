import { type Kysely, sql } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** What each place was stored in, in the order of the list. */
const before = [
  { key: 'first', name: 'democracy_center', hours: 'reading_room_hours' },
  { key: 'second', name: 'food_pantry', hours: 'pantry_hours' },
  { key: 'third', name: 'porch', hours: 'porch_hours' },
  { key: 'fourth', name: 'interfaith_center', hours: null },
] as const;

/** What sections called the places, and their keys. */
const keys: Readonly<Record<string, string>> = { readingRoom: 'first', pantry: 'second', porch: 'third' };

interface Tables {
  organization: Record<string, unknown>;
  pages: { id: number; sections: string };
}

/** The places become a list of the organization, places, each with an address of its own, in place of seven columns. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .alterTable('organization')
    .addColumn('places', text, (column) => column.notNull().defaultTo('[]'))
    .execute();
  for (const row of await db.selectFrom('organization').selectAll().execute()) {
    const places = before.map(({ key, name, hours }) => ({
      name: String(row[name] ?? ''),
      hours: hours ? String(row[hours] ?? '') : '',
      exceptions: '',
      ...{ street: '', city: '', region: '', postal_code: '', phone: '', email: '' },
      key,
    }));
    const used = places.filter(({ name, hours }) => name !== '' || hours !== '');
    await db
      .updateTable('organization')
      .set({ places: JSON.stringify(used) })
      .where('id', '=', row['id'])
      .execute();
  }
  for (const column of before.flatMap(({ name, hours }) => (hours ? [name, hours] : [name])))
    await db.schema.alterTable('organization').dropColumn(column).execute();
  await renameInSections(db);
}

/** Sections with hours name the place by its key. */
async function renameInSections(db: Kysely<Tables>): Promise<void> {
  const pages = await db
    .selectFrom('pages')
    .select(['id', 'sections'])
    .where(sql<boolean>`sections like '%"hours":%'`)
    .execute();
  for (const { id, sections } of pages) {
    const renamed: unknown[] = JSON.parse(sections).map((section: { values?: { hours?: unknown } }) => {
      const key = keys[String(section.values?.hours)];
      return key ? { ...section, values: { ...section.values, hours: key } } : section;
    });
    const next = JSON.stringify(renamed);
    if (next !== JSON.stringify(JSON.parse(sections)))
      await db.updateTable('pages').set({ sections: next }).where('id', '=', id).execute();
  }
}
