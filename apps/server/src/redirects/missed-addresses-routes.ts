import { missedAddressesMax } from '@porchlight/contract/limits';
import type { MissedAddressesResponse } from '@porchlight/contract/missed-addresses';
import { otherCalls } from '@porchlight/contract/other-calls';
import { resources } from '@porchlight/contract/resources';
import { flagSchema } from '@porchlight/contract/schema-parts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../errors/http-error.ts';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { serveCalls } from '../http/serve-calls.ts';
import type { MissedAddresses } from './missed-addresses.ts';

const addressesSchema: z.ZodType<MissedAddressesResponse> = z
  .object({
    addresses: z.array(z.object({ path: z.string(), count: z.int(), last_day: z.string() })),
  })
  .meta({
    id: 'MissedAddresses',
    description: 'Paths, how often each was requested, and on which day last. Nothing about the visitors is stored.',
  });
const ignoreSchema = z
  .object({
    path: z.string('This has to be text.'),
    ignored: flagSchema.default(true),
  })
  .meta({
    id: 'IgnoredAddress',
    description: 'A path as the list has it. With `ignored: false` it is listed again.',
  });

/** OpenAPI descriptions of the calls about addresses that visitors requested in vain. */
const describeMissedAddresses = describeCalls(resources.redirect.plural, {
  missedAddresses: {
    operationId: 'listMissedAddresses',
    summary: 'Addresses that visitors requested in vain',
    description: `At most ${missedAddressesMax}, the most requested ones first. Those that a redirect leads from by now are left out.`,
    response: {
      200: jsonResponse('The addresses.', addressesSchema, {
        addresses: [{ path: '/summer-camp', count: 12, last_day: '2026-03-14' }],
      }),
    },
  },
  ignoreMissedAddress: {
    summary: 'Leave an address out of the list',
    body: ignoreSchema,
    example: { path: '/summer-camp' },
    response: { 204: { description: 'The list leaves it out from now on.' } },
    errors: ['validation', 'not_found'],
  },
});

/** Registers the calls about addresses that visitors requested in vain. */
export async function missedAddressesRoutes(
  app: FastifyInstance,
  { missed }: { missed: MissedAddresses },
): Promise<void> {
  const serve = serveCalls(app, otherCalls, describeMissedAddresses);
  serve('missedAddresses', async () => ({ addresses: await missed.list() }));
  serve('ignoreMissedAddress', async (request) => {
    const { path, ignored } = request.body;
    if (!(await missed.ignore(path, ignored))) throw new HttpError('not_found', 'This address is not in the list.');
    return undefined;
  });
}
