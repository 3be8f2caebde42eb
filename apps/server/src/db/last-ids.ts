import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** The highest id that each table has ever given out, for tables with ids; 0 for one that had no row yet. */
export async function lastIds(db: Kysely<Tables>): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; seq: number | null }>`
    select t.name, s.seq from sqlite_schema t left join sqlite_sequence s on s.name = t.name
    where t.type = 'table' and t.sql like '%autoincrement%'`.execute(db);
  return new Map(rows.map(({ name, seq }) => [name, seq ?? 0]));
}

/** Has a table give out higher ids than this one, also where its rows are lower. */
export async function setLastId(db: Kysely<Tables>, table: string, id: number): Promise<void> {
  await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`.execute(db);
}
