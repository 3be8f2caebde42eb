import { type Kysely, sql } from 'kysely';

/**
 * Runs a part of a transaction that leaves nothing behind when it fails, while the rest of the transaction goes on.
 * @throws the error of the task
 */
export async function inSavepoint<Schema, Result>(trx: Kysely<Schema>, task: () => Promise<Result>): Promise<Result> {
  await sql`savepoint part`.execute(trx);
  try {
    const result = await task();
    await sql`release savepoint part`.execute(trx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(trx);
    await sql`release savepoint part`.execute(trx);
    throw error;
  }
}
