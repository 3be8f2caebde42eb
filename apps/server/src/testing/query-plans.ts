import { CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { isOnPostgres } from './test-database.ts';

/** The query plan of each statement of a reader. @param reader reads with the query builder that it is given */
export async function queryPlans(
  read: Kysely<Tables>,
  reader: (read: Kysely<Tables>) => Promise<unknown>,
): Promise<string[]> {
  const statements: CompiledQuery[] = [];
  await reader(
    read.withPlugin({
      transformQuery({ node, queryId }) {
        statements.push(read.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  );
  const explain = isOnPostgres() ? 'explain' : 'explain query plan';
  return Promise.all(
    statements.map(async (statement) => {
      const { rows } = await read.executeQuery<Record<string, string>>(
        CompiledQuery.raw(`${explain} ${statement.sql}`, [...statement.parameters]),
      );
      return rows.map((row) => row.detail ?? row['QUERY PLAN']).join('\n');
    }),
  );
}
