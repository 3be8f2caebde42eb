import type { OrganizationRecord } from '@porchlight/contract/entities';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { organizationFacts } from '@porchlight/contract/organization-facts';
import { fillFacts } from '@porchlight/contract/organization-tokens';
import { type Resource, resources } from '@porchlight/contract/resources';
import { sectionText } from '@porchlight/contract/sections/stored-sections';
import type { Kysely } from 'kysely';
import { searchedText } from '../db/entity-columns.ts';
import { selectRows } from '../db/readable-rows.ts';
import type { ColumnValue, Tables } from '../db/tables.ts';
import { present } from '../records/columns.ts';
import { sectionsOf } from '../records/sections-of.ts';

/** Columns of a row. */
type Columns = Readonly<Record<string, unknown>>;

/**
 * Returns a change's columns with the texts of its sections, which the search indexes, as visitors read them: with the
 * organization's facts. Before them are the record's other texts that have facts, such as its title.
 * @param row the row before the change; undefined for a new one
 */
export async function withSectionTexts(
  trx: Kysely<Tables>,
  resource: Resource,
  columns: Record<string, ColumnValue>,
  row?: Columns,
): Promise<Record<string, ColumnValue>> {
  if (fieldsOfKind(resource.fields, 'sections').length === 0) return columns;
  return { ...columns, ...(await searchedTexts(trx, resource, { ...row, ...columns })) };
}

/** Fills the facts of new settings into what the search indexes. */
export async function refillSectionTexts(trx: Kysely<Tables>): Promise<void> {
  for (const row of await selectRows(trx, 'page').execute()) {
    const texts = await searchedTexts(trx, resources.page, row);
    const isSame = Object.entries(texts).every(([name, text]) => row[name] === text);
    if (!isSame) await trx.updateTable('pages').set(texts).where('id', '=', row.id).execute();
  }
}

async function searchedTexts(trx: Kysely<Tables>, { fields }: Resource, row: Columns): Promise<Record<string, string>> {
  const others = fieldsOfKind(fields, 'text').flatMap((name) => {
    const text = String(row[name] ?? '');
    return text.includes('{') ? [text] : [];
  });
  const texts = sectionsOf(fields, row).map(({ field, sections }): [string, string] => [
    searchedText(field),
    [...others, ...sections.map(sectionText)].join('\n\n'),
  ]);
  const facts = texts.some(([, text]) => text.includes('{')) ? await currentFacts(trx) : undefined;
  return Object.fromEntries(texts.map(([name, text]) => [name, facts ? fillFacts(text, facts) : text]));
}

async function currentFacts(trx: Kysely<Tables>) {
  const row = await selectRows(trx, 'organization').executeTakeFirst();
  if (!row) return undefined;
  const record: OrganizationRecord = JSON.parse(JSON.stringify(present('organization', row)));
  return organizationFacts(record);
}
