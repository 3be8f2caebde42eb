import { dayOf } from '@porchlight/contract/dates';
import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import { listEntries } from '@porchlight/contract/facets';
import { otherCalls } from '@porchlight/contract/other-calls';
import { readReferences } from '@porchlight/contract/references';
import { slugify } from '@porchlight/contract/slug';
import { http, type RequestHandler } from 'msw';

/** Mocks what a list can be filtered by, as its rows have it. */
export function mockFacets(name: ResourceName, rows: () => readonly Record<string, unknown>[]): RequestHandler {
  return http.get(otherCalls.facets.path, ({ request }) => {
    // Another handler has the facets of other resources.
    if (new URL(request.url).searchParams.get('resource') !== name) return undefined;
    const { fields } = entityOf(name);
    const texts = Object.entries(fields).flatMap(([field, { filteredByVisitors }]) => {
      if (!filteredByVisitors) return [];
      const values = rows().map((row) => String(row[field] ?? ''));
      const entries = filteredByVisitors === 'entries' ? values.flatMap(listEntries) : values.filter(Boolean);
      return [[field, [...new Set(entries)].sort()]];
    });
    const days = rows()
      .flatMap(({ date, created_at }) => dayOf(String(date ?? ('date' in fields ? '' : created_at))) ?? [])
      .sort();
    const [first, last] = [days[0], days.at(-1)];
    const topics = rows().flatMap(({ topics: each }) => (Array.isArray(each) ? (readReferences(each) ?? []) : []));
    return Response.json({
      facets: {
        topics: topics.flatMap(({ id, name: topic }) =>
          id ? [{ id, name: topic ?? '', slug: slugify(topic ?? '') }] : [],
        ),
        years: [...new Set(days.map((day) => day.slice(0, 4)))].reverse(),
        days: first && last ? { first, last } : null,
        texts: Object.fromEntries(texts),
      },
    });
  });
}
