import type { ColumnFilters } from '@porchlight/contract/calls';
import { eventsCalendarPath } from '@porchlight/contract/discovery';
import type { Facets } from '@porchlight/contract/facets';
import { urls } from '@porchlight/contract/page-urls';
import type { RecordSource } from '@porchlight/contract/rendering';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors/http-error.ts';
import type { RateLimiter } from '../http/throttling.ts';
import type { RecordDocument, RecordDocuments } from './record-documents.ts';

/** Events that a calendar has. */
export interface CalendarPart {
  filter: ColumnFilters;
  /** Path of the page that shows them. */
  path: string;
  /** What they have in common, as in 'Gardens, Free'. */
  title: string;
}

/** Query parameters of the calendar, as of the page. */
const parameters = ['topic', 'place', 'flag'] as const;
type Asked = Partial<Record<(typeof parameters)[number], string>>;

/**
 * Serves the calendar of all events, or of those with the filters in its query, which the page of events offers. What no
 * event has is not found.
 */
export function serveEventsCalendar(
  app: FastifyInstance,
  documents: RecordDocuments,
  {
    spend,
    make,
    ...kind
  }: Pick<RecordDocument, 'contentType' | 'headers'> & {
    /** Counts a calendar that may not be cached. */
    spend: RateLimiter;
    make: (source: RecordSource, part: CalendarPart) => Promise<string>;
  },
): void {
  app.get<{ Querystring: Record<string, unknown> }>(eventsCalendarPath, async (request, reply) => {
    const asked: Asked = {};
    for (const name of parameters) {
      const value = request.query[name];
      if (typeof value === 'string' && value.trim() !== '') asked[name] = value.trim();
      else if (Array.isArray(value)) throw new HttpError('not_found', 'There is nothing at this address.');
    }
    const query = new URLSearchParams(asked).toString();
    const refund = spend(request);
    // Combinations would fill the cache.
    const isCached = Object.keys(asked).length <= 1;
    const response = await documents.send(request, reply, {
      key: query ? `${eventsCalendarPath}?${query}` : eventsCalendarPath,
      ...kind,
      isCached,
      async make(source) {
        const part = partOf(asked, await source.facets('event'), query);
        return part && make(source, part);
      },
    });
    if (isCached) refund();
    return response;
  });
}

/** The events that a query asks for; null if none has one of its values. */
function partOf({ topic, place, flag }: Asked, { topics, texts }: Facets, query: string): CalendarPart | null {
  const foundTopic = topics.find(({ slug }) => slug === topic);
  const foundFlag = texts.flag?.find((value) => value.toLowerCase() === flag?.toLowerCase());
  const isPlace = place !== undefined && texts.venue?.includes(place);
  if ((topic && !foundTopic) || (flag && foundFlag === undefined) || (place && !isPlace)) return null;
  return {
    filter: {
      ...(foundTopic && { topics: { is: String(foundTopic.id) } }),
      ...(place && { venue: { is: place } }),
      ...(foundFlag !== undefined && { flag: { is: foundFlag } }),
    },
    path: urls.events + (query && `?${query}`),
    title: [foundTopic?.name, place, foundFlag].filter(Boolean).join(', ') || 'Events',
  };
}
