import { resourceNames } from '@porchlight/contract/entities';
import { otherCalls } from '@porchlight/contract/other-calls';
import { type DuplicateResponse, hasStates } from '@porchlight/contract/publication';
import { resources as table } from '@porchlight/contract/resources';
import { oneOf, recordIdParameter } from '@porchlight/contract/schema-parts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireStaff } from '../access/staff.ts';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { idempotencyKey } from '../writes/idempotency-keys.ts';
import type { Resources } from './resources.ts';

/** The entities whose records can be duplicated: a copy is a draft. */
const duplicable = resourceNames.filter((name) => hasStates(table[name]));

const input = z
  .object({
    resource: oneOf(duplicable).meta({ example: 'story' }),
    record: recordIdParameter.meta({ example: 1 }),
  })
  .meta({ id: 'DuplicateInput', description: 'The record to copy.' });

const response: z.ZodType<DuplicateResponse> = z
  .object({ id: z.int().meta({ description: 'Id of the copy.' }) })
  .meta({ id: 'DuplicateAnswer', description: 'The copy, a draft.' });

const describe = describeCalls('Publication', {
  duplicateRecord: {
    operationId: 'duplicateRecord',
    summary: 'Create a draft with the values of another record',
    description:
      'The copy is a draft of the account that makes it. It gets another address. Copies of events and elections have no date.',
    body: input,
    example: { resource: 'story', record: 1 },
    response: { 201: jsonResponse('The copy.', response, { id: 2 }) },
    errors: ['validation', 'not_found'],
  },
});

/** Registers `POST /api/duplicate-record`. */
export async function duplicateRecordRoute(
  app: FastifyInstance,
  { resources }: { resources: Pick<Resources, 'services'> },
): Promise<void> {
  serveCalls(
    app,
    otherCalls,
    describe,
  )('duplicateRecord', async (request, reply) => {
    const { resource, record } = request.body;
    const options = { actor: requireStaff(request), key: idempotencyKey(request.headers) };
    const { id } = await resources.services[resource].duplicate(record, options);
    reply.code(201);
    return { id };
  });
}
