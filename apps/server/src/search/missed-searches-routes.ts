import { missedSearchesMax } from '@porchlight/contract/limits';
import type { MissedSearchesResponse } from '@porchlight/contract/missed-searches';
import { otherCalls } from '@porchlight/contract/other-calls';
import { flagSchema } from '@porchlight/contract/schema-parts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../errors/http-error.ts';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { serveCalls } from '../http/serve-calls.ts';
import type { MissedSearches } from './missed-searches.ts';

const searchesSchema: z.ZodType<MissedSearchesResponse> = z
  .object({
    counted: z.boolean(),
    searches: z.array(z.object({ words: z.string(), count: z.int(), last_day: z.string() })),
  })
  .meta({
    id: 'MissedSearches',
    description:
      'Words, how often each was searched for, and on which day last. Nothing about the visitors is stored, and no search that contains an address, a long number or a sentence.',
  });
const ignoreSchema = z.object({ words: z.string('This has to be text.'), ignored: flagSchema.default(true) }).meta({
  id: 'IgnoredSearch',
  description: 'Words as the list has them. With `ignored: false` they are listed again.',
});

/** OpenAPI descriptions of the calls about searches without results. */
const describeMissedSearches = describeCalls('Search', {
  missedSearches: {
    operationId: 'listMissedSearches',
    summary: 'What visitors searched for and didn’t find',
    description: `At most ${missedSearchesMax}, the most frequent ones first. Searches are counted while the organization’s settings say so.`,
    response: {
      200: jsonResponse('The searches.', searchesSchema, {
        counted: true,
        searches: [{ words: 'bus stop', count: 12, last_day: '2026-03-14' }],
      }),
    },
  },
  ignoreMissedSearch: {
    summary: 'Leave a search out of the list',
    body: ignoreSchema,
    example: { words: 'bus stop' },
    response: { 204: { description: 'The list leaves it out from now on.' } },
    errors: ['validation', 'not_found'],
  },
});

/** Registers the calls about searches without results. */
export async function missedSearchesRoutes(
  app: FastifyInstance,
  { missed, isCounting }: { missed: MissedSearches; isCounting: () => Promise<boolean> },
): Promise<void> {
  const serve = serveCalls(app, otherCalls, describeMissedSearches);
  serve('missedSearches', async () => ({ counted: await isCounting(), searches: await missed.list() }));
  serve('ignoreMissedSearch', async (request) => {
    const { words, ignored } = request.body;
    if (!(await missed.ignore(words, ignored))) throw new HttpError('not_found', 'This search is not in the list.');
    return undefined;
  });
}
