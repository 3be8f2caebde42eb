import type { Metrics } from '../telemetry/metrics.ts';
import type { Database } from './database.ts';

/** A database whose writes are counted and timed. */
export function measuredDatabase(db: Database, metrics: Metrics): Database {
  return { ...db, write: (task) => metrics.write(() => db.write(task)) };
}
