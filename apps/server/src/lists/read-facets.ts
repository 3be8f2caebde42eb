import { dayOf } from '@porchlight/contract/dates';
import { type FacetedResource, type Facets, type FacetTopic, listEntries } from '@porchlight/contract/facets';
import { endFieldOf } from '@porchlight/contract/fields';
import { facetValuesMax } from '@porchlight/contract/limits';
import { hasStates } from '@porchlight/contract/publication';
import { type Resource, resources } from '@porchlight/contract/resources';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readableRows } from '../db/readable-rows.ts';
import { type Tables, tableNames } from '../db/tables.ts';
import { mergedInto } from '../records/merged-records.ts';
import { referencePrefix, referencesFields } from '../records/references.ts';

/** Reads what visitors can filter a list by. It scans the list, so callers cache it. */
export async function readFacets(db: Kysely<Tables>, name: FacetedResource): Promise<Facets> {
  const resource: Resource = resources[name];
  const table = sql.table(tableNames[name]);
  const days = await readDays(db, resource, table);
  return {
    topics: await readTopics(db, resource, table),
    years: [...new Set(days.map((day) => day.slice(0, 4)))].reverse(),
    days: daysBetween(days, await readLastDay(db, resource, table)),
    texts: await readTexts(db, resource, table),
  };
}

function daysBetween(days: readonly string[], lastDay: string | undefined): Facets['days'] {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? { first, last: lastDay && lastDay > last ? lastDay : last } : null;
}

/** The column by which a list is dated, as visitors see it. */
function dateColumn({ fields, ...resource }: Resource): string {
  if (fields.date) return 'date';
  return hasStates(resource) ? 'published_at' : 'created_at';
}

/** The days on which there are records, in the organization's zone, in their order. */
async function readDays(db: Kysely<Tables>, resource: Resource, table: RawBuilder<unknown>): Promise<string[]> {
  const date = sql.ref(dateColumn(resource));
  const isDay = resource.fields.date?.kind === 'date';
  // By the hour: in which year a moment lies depends on the zone.
  const { rows } = await sql<{ hour: string }>`
    select distinct substr(${date}, 1, 13) as hour from ${table}
    where ${readableRows(resource)} and ${date} is not null`.execute(db);
  const days = rows.flatMap(({ hour }) => (isDay ? hour : (dayOf(`${hour}:00:00Z`) ?? [])));
  return [...new Set(days)].sort();
}

/** The last day of what ends last; undefined where records have no end. */
async function readLastDay(db: Kysely<Tables>, resource: Resource, table: RawBuilder<unknown>) {
  const end = endFieldOf(resource.fields, 'date');
  if (end === undefined) return undefined;
  const { rows } = await sql<{ last: string | null }>`
    select max(${sql.ref(end)}) as last from ${table} where ${readableRows(resource)}`.execute(db);
  return (rows[0]?.last && dayOf(rows[0].last)) || undefined;
}

/** The published topics that published records have. */
async function readTopics(db: Kysely<Tables>, resource: Resource, table: RawBuilder<unknown>): Promise<FacetTopic[]> {
  const field = referencesFields(resource).find(({ to }) => to === 'topic');
  if (!field) return [];
  const prefix = referencePrefix(field.name);
  const { rows } = await sql<{ name: string }>`
    select distinct name from named_files where resource = ${resource.name} and name >= ${prefix}
      and name < ${`${prefix}:`} and record_id in (select id from ${table} where ${readableRows(resource)})`.execute(
    db,
  );
  const ids = rows.map(({ name }) => Number(name.slice(prefix.length)));
  if (ids.length === 0) return [];
  const merged = await mergedInto(db, 'topic', ids);
  const own = [...new Set(ids.map((id) => merged.get(id) ?? id))];
  const topics = await sql<FacetTopic>`
    select id, name, slug from ${sql.table(tableNames.topic)}
    where id in (${sql.join(own)}) and slug <> '' and ${readableRows(resources.topic)}
    order by lower(name), id limit ${facetValuesMax}`.execute(db);
  return topics.rows.map(({ id, name, slug }) => ({ id: Number(id), name, slug }));
}

/** The values of the texts that visitors can filter by; the most frequent ones if there are many. */
async function readTexts(db: Kysely<Tables>, resource: Resource, table: RawBuilder<unknown>): Promise<Facets['texts']> {
  const texts: Facets['texts'] = {};
  for (const [name, { filteredByVisitors }] of Object.entries(resource.fields)) {
    if (!filteredByVisitors) continue;
    const column = sql.ref(name);
    const { rows } = await sql<{ text: string }>`
      select ${column} as text from ${table} where ${readableRows(resource)} and ${column} <> ''
      group by ${column} order by count(*) desc, ${column} limit ${facetValuesMax}`.execute(db);
    const values = rows.flatMap(({ text }) => (filteredByVisitors === 'entries' ? listEntries(text) : text));
    // 'free' and 'Free' are one entry.
    const distinct = filteredByVisitors === 'entries' ? distinctIgnoringCase(values) : values;
    texts[name] = distinct.toSorted((a, b) => a.localeCompare(b, 'en-US'));
  }
  return texts;
}

function distinctIgnoringCase(values: readonly string[]): string[] {
  const byFolded = new Map<string, string>();
  for (const value of values) if (!byFolded.has(value.toLowerCase())) byFolded.set(value.toLowerCase(), value);
  return [...byFolded.values()];
}
