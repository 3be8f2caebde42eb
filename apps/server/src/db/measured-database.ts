import type { Metrics } from '../telemetry/metrics.ts';
import type { Database } from './database.ts';

/** Wraps a database so that its writes are counted and timed. */
export function measuredDatabase(db: Database, metrics: Metrics): Database {
  return { ...db, write: (task) => metrics.write(() => db.write(task)) };
}
