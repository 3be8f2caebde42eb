import { totalCountHeader } from '@porchlight/contract/calls';
import { resourceNames } from '@porchlight/contract/entities';
import {
  searchCountMax,
  searchLimitMax,
  searchPageSize,
  searchQueryMaxCharacters,
  teamTypes,
} from '@porchlight/contract/limits';
import { states } from '@porchlight/contract/publication';
import type { RecordSearchResponse } from '@porchlight/contract/record-search';
import { type SearchQuery, type SearchResponse, type SnippetPart, searchKinds } from '@porchlight/contract/search';
import { z } from 'zod';
import { type CallParameter, describeCalls, jsonResponse, queryParameters } from '../http/call-schema.ts';

const part: z.ZodType<SnippetPart> = z
  .object({ text: z.string(), match: z.literal(true).optional() })
  .meta({ id: 'SnippetPart', description: 'A piece of a text; `match` marks a searched word.' });

const searchAnswer: z.ZodType<SearchResponse> = z
  .object({
    results: z.array(
      z.object({
        kind: z.enum(searchKinds),
        id: z.int(),
        title: z.string(),
        subtitle: z.string(),
        slug: z.string(),
        date: z.string().nullable(),
        type: z.enum(teamTypes).nullable(),
        position: z.int().nullable(),
        snippet: z.array(part),
        change: z.string().optional(),
        further_dates: z.int().optional(),
      }),
    ),
    total: z.int(),
    counts: z.partialRecord(z.enum(searchKinds), z.int()),
    matched: z.enum(['all', 'some']),
    respelled: z.string().nullable(),
  })
  .meta({
    id: 'SearchAnswer',
    description: `Best first. \`counts\` is the number of matches of each kind, whatever kind was requested; if there are more than ${searchCountMax.toLocaleString('en-US')} matches, at most that many of each kind, the newest, are counted and can be read; \`matched\` is \`some\` if no record has all of the words; \`respelled\` is the corrected spelling if nothing matched the words as typed.`,
  });

const recordSearchAnswer: z.ZodType<RecordSearchResponse> = z
  .object({
    records: z.array(
      z.object({
        resource: z.enum(resourceNames),
        id: z.int(),
        title: z.string(),
        subtitle: z.string(),
        date: z.string().nullable(),
        amount: z.number().nullable(),
        state: z.enum(states).optional(),
        snippet: z.array(part),
      }),
    ),
  })
  .meta({ id: 'RecordSearchAnswer', description: 'Records of every kind, best first.' });

const parameters: Record<keyof SearchQuery, Omit<CallParameter, 'in' | 'name'>> = {
  q: {
    description: `The words to search for; any text is allowed. Only the first ${searchQueryMaxCharacters} characters are used.`,
    schema: { type: 'string' },
    example: 'jar',
  },
  kind: { description: 'Only this kind.', schema: { type: 'string', enum: [...searchKinds] } },
  limit: {
    description: `Maximum number of results; values above ${searchLimitMax} count as ${searchLimitMax}.`,
    schema: { type: 'integer', minimum: 1, default: searchPageSize },
  },
  offset: { description: 'Number of results to skip.', schema: { type: 'integer', minimum: 0, default: 0 } },
};

const jar: SnippetPart = { text: 'jar', match: true };
const snippet: SnippetPart[] = [{ text: 'Bring a ' }, jar, { text: '. Take a ' }, jar, { text: '.' }];

const result = {
  ...{ kind: 'story', id: 1, title: 'Story 1', subtitle: 'Subtitle', slug: 'story-1', date: '2026-03-14' },
  ...{ type: null, position: null, snippet },
};
const record = {
  ...{ resource: 'story', id: 1, title: 'Story 1', subtitle: 'Subtitle', date: '2026-03-14', amount: null },
  snippet,
};

/** The schemas of the two searches. The services validate their parameters, which the website passes them too. */
export const describeSearches = describeCalls('Search', {
  search: {
    summary: 'Search everything that visitors can read',
    parameters: queryParameters(parameters),
    response: {
      200: jsonResponse(
        'The results.',
        searchAnswer,
        { results: [result], total: 1, counts: { story: 1 }, matched: 'all', respelled: null },
        {
          [totalCountHeader]: {
            type: 'integer',
            description: 'Total number of results, as far as they are counted.',
          },
        },
      ),
    },
    errors: ['validation', 'too_many_requests'],
  },
  searchRecords: {
    summary: 'Search all records that your role can read',
    parameters: queryParameters({ q: parameters.q, limit: parameters.limit }),
    response: { 200: jsonResponse('The results.', recordSearchAnswer, { records: [record] }) },
    errors: ['validation', 'too_many_requests', 'reauthentication_required'],
  },
});
