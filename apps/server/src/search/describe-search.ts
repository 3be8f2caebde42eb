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
import type { RecordSearchAnswer } from '@porchlight/contract/record-search';
import { type SearchAnswer, type SearchQuery, type SnippetPart, searchKinds } from '@porchlight/contract/search';
import { z } from 'zod';
import {
  answered,
  type CallDescription,
  type CallParameter,
  queryParameters,
  schemaNotes,
} from '../http/call-description.ts';

const part: z.ZodType<SnippetPart> = z.object({ text: z.string(), match: z.literal(true).optional() });
schemaNotes.add(part, { id: 'SnippetPart', description: 'A piece of a text; `match` says that it was searched for.' });

const searchAnswer: z.ZodType<SearchAnswer> = z.object({
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
    }),
  ),
  total: z.int(),
  counts: z.partialRecord(z.enum(searchKinds), z.int()),
  matched: z.enum(['all', 'some']),
  respelled: z.string().nullable(),
});
schemaNotes.add(searchAnswer, {
  id: 'SearchAnswer',
  description: `Best first. \`counts\` says how many there are of each kind, whichever was asked for; where more than ${searchCountMax.toLocaleString('en-US')} are found, so many of each kind are counted at most, the newest, and only these can be read; \`matched\` is \`some\` where nothing had all of the words; \`respelled\` is the spelling that was searched for where nothing had the words as typed.`,
});

const recordSearchAnswer: z.ZodType<RecordSearchAnswer> = z.object({
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
});
schemaNotes.add(recordSearchAnswer, { id: 'RecordSearchAnswer', description: 'Records of every kind, best first.' });

const parameters: Record<keyof SearchQuery, Omit<CallParameter, 'in' | 'name'>> = {
  q: {
    description: `What somebody typed; anything goes. The first ${searchQueryMaxCharacters} characters are looked at.`,
    schema: { type: 'string' },
    example: 'jar',
  },
  kind: { description: 'Only this kind.', schema: { type: 'string', enum: [...searchKinds] } },
  limit: {
    description: `How many at most. More than ${searchLimitMax} is ${searchLimitMax}.`,
    schema: { type: 'integer', minimum: 1, default: searchPageSize },
  },
  offset: { description: 'How many to pass over first.', schema: { type: 'integer', minimum: 0, default: 0 } },
};

const jar: SnippetPart = { text: 'jar', match: true };
const snippet: SnippetPart[] = [{ text: 'Bring a ' }, jar, { text: '. Take a ' }, jar, { text: '.' }];

/** OpenAPI description of `GET /api/search`. */
export function describeSearch(): CallDescription {
  const result = {
    ...{ kind: 'story', id: 1, title: 'Story 1', subtitle: 'Subtitle', slug: 'story-1', date: '2026-03-14' },
    ...{ type: null, position: null, snippet },
  };
  return {
    id: 'search',
    group: 'Search',
    summary: 'Search everything that visitors may read',
    parameters: queryParameters(parameters),
    answers: [
      {
        status: 200,
        description: 'What was found.',
        schema: searchAnswer,
        headers: {
          [totalCountHeader]: {
            type: 'integer',
            description: 'How many there are in all, as far as they are counted.',
          },
        },
        examples: {
          example: { results: [result], total: 1, counts: { story: 1 }, matched: 'all', respelled: null },
        },
      },
    ],
    errors: ['validation', 'too_many_requests'],
  };
}

/** OpenAPI description of `GET /api/search-records`. */
export function describeRecordSearch(): CallDescription {
  const record = {
    ...{ resource: 'story', id: 1, title: 'Story 1', subtitle: 'Subtitle', date: '2026-03-14', amount: null },
    snippet,
  };
  return {
    id: 'searchRecords',
    group: 'Search',
    summary: 'Search the records of every kind that one’s role reads',
    parameters: queryParameters({ q: parameters.q, limit: parameters.limit }),
    answers: [answered('What was found.', recordSearchAnswer, { records: [record] })],
    errors: ['validation', 'too_many_requests'],
  };
}
