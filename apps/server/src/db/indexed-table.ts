import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { hasStates } from '@porchlight/contract/publication';
import { homeSlug } from '@porchlight/contract/site-pages';
import { searchColumn } from './entity-columns.ts';
import { publishedRows } from './readable-rows.ts';
import { bodyEnd, type IndexedTable } from './search-index/indexed-rows.ts';

/** Returns how an entity's rows are indexed for the visitors' search; null for an entity that visitors can't search. */
export function indexedTable(name: ResourceName): IndexedTable | null {
  const entity = entityOf(name);
  const { table, mainField, fields, search } = entity;
  if (!search) return null;
  const [first, second] = search.subtitle ?? [];
  const [slug] = fieldsOfKind(fields, 'slug');
  const subtitle = second
    ? `${first} || case when ${first} <> '' and ${second} <> '' then ', ' else '' end || ${second}`
    : first;
  const texts = [search.body ?? []].flat().filter((each) => fields[each]?.kind !== 'sections');
  const others = searchColumn(name) ?? '';
  const body = texts.length > 0 ? `${texts.join(` || '\n\n' || `)} || '${bodyEnd}' || ${others}` : others;
  const columns = [mainField, first, second, ...texts, others, slug, search.date, search.type].filter(
    (column): column is string => column !== undefined && column !== 'created_at',
  );
  return {
    table,
    code: search.code,
    title: mainField,
    ...(subtitle && { subtitle }),
    body,
    // A slug that is a whole address becomes the path of the page.
    ...(slug && {
      slug: fields[slug]?.isPath ? `case when ${slug} = '${homeSlug}' then '/' else '/' || ${slug} end` : slug,
    }),
    ...(search.date && { date: search.date }),
    ...(search.type && { type: search.type }),
    ...(hasStates(entity) && { rows: publishedRows(entity) }),
    columns: hasStates(entity) ? [...columns, 'state'] : columns,
    isCleaned: true,
  };
}
