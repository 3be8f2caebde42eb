import { keysOf } from './records-by-key.ts';
import { oneOf } from './schema-parts.ts';

/** Which events of a series a change or a deletion is for, in the words of the question. docs/decisions/0188 */
export const seriesScopes = {
  this: 'This event',
  following: 'This and following events',
  all: 'All events',
} as const;

/** Which events of a series a change or a deletion is for. */
export type SeriesScope = keyof typeof seriesScopes;

const scopes = keysOf(seriesScopes);

/** Whether a text is one of them. */
export function isSeriesScope(text: unknown): text is SeriesScope {
  return scopes.some((scope) => scope === text);
}

/** Schema of a scope in a request. */
export const seriesScopeSchema = oneOf(scopes).optional();
