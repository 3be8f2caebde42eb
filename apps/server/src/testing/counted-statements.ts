import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** A query builder over the same database that counts its statements. */
export function countedStatements(db: Kysely<Tables>): { db: Kysely<Tables>; count(): number } {
  let count = 0;
  const counted = db.withPlugin({
    transformQuery({ node }) {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: counted, count: () => count };
}
