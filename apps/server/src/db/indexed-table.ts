import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import { fieldsOfKind } from '@porchlight/contract/entity';
import type { IndexedTable } from './search/indexed-rows.ts';

/** How an entity's description wants its rows to stand in the search; null where visitors don't find them. */
export function indexedTable(name: ResourceName): IndexedTable | null {
  const { table, mainField, fields, search } = entityOf(name);
  if (!search) return null;
  const [first, second] = search.subtitle ?? [];
  const [slug] = fieldsOfKind(fields, 'slug');
  const subtitle = second
    ? `${first} || case when ${first} <> '' and ${second} <> '' then ', ' else '' end || ${second}`
    : first;
  const columns = [mainField, first, second, search.body, slug, search.date, search.type].filter(
    (column): column is string => column !== undefined && column !== 'created_at',
  );
  return {
    table,
    code: search.code,
    title: mainField,
    ...(subtitle && { subtitle }),
    ...(search.body && { body: search.body }),
    ...(slug && { slug }),
    ...(search.date && { date: search.date }),
    ...(search.type && { type: search.type }),
    columns,
  };
}
