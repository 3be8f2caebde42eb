import { otherCalls } from '@porchlight/contract/other-calls';
import { resources as table } from '@porchlight/contract/resources';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireStaff } from '../access/staff.ts';
import { describeCalls, pathId, schemaMetadata } from '../http/call-description.ts';
import { check } from '../http/check-input.ts';
import { readForm } from '../http/form-body.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { parseId } from '../records/live-rows.ts';
import type { Resources } from './resources.ts';

const input = z.object({ into: z.coerce.number('Choose a topic.').int('Choose a topic.').positive('Choose a topic.') });
schemaMetadata.add(input, { id: 'MergeTopicInput', description: 'The id of the topic that stays.' });

const describe = describeCalls(table.topic.plural, {
  mergeTopic: () => ({
    id: 'mergeTopic',
    summary: 'Merge a topic into another one',
    description:
      'The topic is deleted, and its records have the other one. Its address, its feed and its calendar redirect there. Restoring the topic undoes that.',
    parameters: [pathId('Id of the topic that is deleted.', 1)],
    body: { schema: input, takesForms: true, example: { into: 2 } },
    responses: [{ status: 204, description: 'The topics were merged.' }],
    errors: ['validation', 'bad_request', 'not_found'],
  }),
});

/** Registers `POST /api/merge-topic/{id}`. */
export async function mergeTopicRoute(app: FastifyInstance, { resources }: { resources: Resources }): Promise<void> {
  serveCalls(
    app,
    otherCalls,
    describe,
  )('mergeTopic', async (request) => {
    const id = parseId('topic', request.params.id);
    const { into } = check(input, (await readForm(request)).values);
    await resources.services.topic.remove(id, { actor: requireStaff(request), mergeInto: into });
    return undefined;
  });
}
