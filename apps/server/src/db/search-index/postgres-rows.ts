import { type IndexedTable, indexedRowsCondition, qualifyColumns, textColumns } from './indexed-rows.ts';

/** Name of a table's search trigger and of its function. */
export function postgresTrigger({ table }: Pick<IndexedTable, 'table'>): string {
  return `${table}_search`;
}

/** PL/pgSQL body of a table's search trigger. The functions it calls are created by the migration `0010-all-tables`. */
export function postgresTriggerBody(entry: IndexedTable): string {
  return `
begin
  if tg_op <> 'INSERT' then delete from search_index where id = old.id * 16 + ${entry.code}; end if;
  if tg_op <> 'DELETE' then
    if ${indexedRowsCondition(entry, 'new')} then perform ${upsertStatement(entry, 'new')}; end if;
  end if;
  return null;
end`;
}

/** Returns the SQL that creates a table's search trigger; an existing one is replaced. */
export function postgresSearchTrigger(entry: IndexedTable): string[] {
  const { table, columns } = entry;
  const name = postgresTrigger(entry);
  return [
    `create or replace function ${name}() returns trigger language plpgsql as $body$${postgresTriggerBody(entry)}$body$`,
    `drop trigger if exists ${name} on ${table}`,
    `create trigger ${name} after insert or delete or update of ${[...columns, 'deleted_at'].join(', ')} on ${table}
      for each row execute function ${name}()`,
  ];
}

/**
 * Returns the SQL that indexes a table's rows and creates its trigger; an existing trigger and the rows it added are
 * replaced.
 */
export function postgresIndexing(entry: IndexedTable): string[] {
  const { table, code } = entry;
  return [
    ...postgresSearchTrigger(entry),
    `delete from search_index where id % 16 = ${code}`,
    `select ${upsertStatement(entry, '')} from ${table} where ${indexedRowsCondition(entry, '')}`,
  ];
}

function upsertStatement(entry: IndexedTable, row: '' | 'new'): string {
  const id = `${row === '' ? '' : `${row}.`}id * 16 + ${entry.code}`;
  return `search_put(${[id, ...textColumns.map((column) => qualifyColumns(entry[column], row))].join(', ')})`;
}
