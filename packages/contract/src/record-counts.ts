import { z } from './zod.ts';

/** How many records have a topic, by kind; kinds without any are missing. */
export type RecordCounts = Readonly<Partial<Record<string, number>>>;

/** Name of the property with them, in lists for visitors. */
export const recordCountsKey = 'record_counts';

/** Schema of the property. */
export const recordCountsSchema = { [recordCountsKey]: z.record(z.string(), z.number()).optional() };
