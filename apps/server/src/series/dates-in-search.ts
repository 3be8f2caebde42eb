import { resources } from '@porchlight/contract/resources';
import { eachSeriesOnce } from '@porchlight/contract/series-lists';
import { type Kysely, sql } from 'kysely';
import { publishedRows } from '../db/readable-rows.ts';
import type { StoredRow, Tables } from '../db/tables.ts';
import { checkListQuery } from '../lists/list-query.ts';
import type { SoonestLimits } from '../lists/list-segments.ts';
import { seriesCondition } from '../lists/series-condition.ts';
import type { Changes } from '../records/changes.ts';
import { furtherDates } from './further-dates.ts';

/** Which dates of series the visitors' search leaves out, since it shows each series once: by its next date. */
export class DatesInSearch {
  readonly #db: Kysely<Tables>;
  readonly #now: () => Date;
  /** The ids that are left out, and the limits of what is over by which they were read. */
  #others: { limits: string; ids: Promise<readonly number[]> } | undefined;

  constructor(db: Kysely<Tables>, changes: Changes, now: () => Date) {
    this.#db = db;
    this.#now = now;
    changes.subscribe(({ resource }) => {
      if (resource === 'event') this.#others = undefined;
    });
  }

  /** The ids of the events that are left out. Read once, until an event changes or ends. */
  others(): Promise<readonly number[]> {
    const condition = this.#condition();
    const limits = JSON.stringify(condition);
    if (this.#others?.limits === limits) return this.#others.ids;
    const ids = this.#read(condition);
    this.#others = { limits, ids };
    // The next search reads again.
    ids.catch(() => {
      if (this.#others?.ids === ids) this.#others = undefined;
    });
    return ids;
  }

  async #read(condition: { upcoming: SoonestLimits }): Promise<number[]> {
    const isShown = seriesCondition(resources.event, condition, 'published');
    const { rows } = await sql<{ id: number }>`
      select id from events where series is not null and ${sql.raw(publishedRows({ area: 'content' }))}
        and not ${isShown}`.execute(this.#db);
    return rows.map(({ id }) => Number(id));
  }

  /** How many further dates of its series are still to come, by the id of an event; without zeros. */
  async further(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('events')
      .select(['id', 'series'])
      .where('id', 'in', [...ids])
      .$castTo<StoredRow>()
      .execute();
    return furtherDates(this.#db, rows, this.#condition());
  }

  #condition() {
    const { over } = checkListQuery(resources.event, { sort: 'soonest', series: eachSeriesOnce }, this.#now());
    if (!over) throw new Error('The order soonest has limits of what is over.');
    return { upcoming: over };
  }
}
