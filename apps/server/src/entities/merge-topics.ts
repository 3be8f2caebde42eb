import { otherCalls } from '@porchlight/contract/other-calls';
import { resources as table } from '@porchlight/contract/resources';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireStaff } from '../access/staff.ts';
import { describeCalls } from '../http/call-schema.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { recordPath } from '../records/live-rows.ts';
import type { Resources } from './resources.ts';

const input = z
  .object({ into: z.coerce.number('Choose a topic.').int('Choose a topic.').positive('Choose a topic.') })
  .meta({ id: 'MergeTopicInput', description: 'The id of the topic that stays.' });

const describe = describeCalls(table.topic.plural, {
  mergeTopic: {
    operationId: 'mergeTopic',
    summary: 'Merge a topic into another one',
    description:
      'The topic is deleted, and its records have the other one. Its address, its feed and its calendar redirect there. Restoring the topic undoes that.',
    params: recordPath('topic', 'Id of the topic that is deleted.'),
    body: input,
    example: { into: 2 },
    response: { 204: { description: 'The topics were merged.' } },
    errors: ['validation', 'bad_request', 'not_found'],
  },
});

/** Registers `POST /api/merge-topic/{id}`. */
export async function mergeTopicRoute(app: FastifyInstance, { resources }: { resources: Resources }): Promise<void> {
  serveCalls(
    app,
    otherCalls,
    describe,
  )('mergeTopic', async (request) => {
    const { params, body } = request;
    await resources.services.topic.remove(params.id, { actor: requireStaff(request), mergeInto: body.into });
    return undefined;
  });
}
