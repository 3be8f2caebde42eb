import { type ApiKeysAnswer, apiKeyCalls, type NewApiKeyAnswer } from '@porchlight/contract/api-keys';
import { newApiKeySchema } from '@porchlight/contract/new-api-key';
import type { FastifyInstance } from 'fastify';
import { requireStaff } from '../accounts/session.ts';
import type { CallRoute } from '../http/call-route.ts';
import { readForm } from '../http/uploads.ts';
import { check } from '../records/resource-service.ts';
import type { ApiKeys } from './api-keys.ts';
import { describeAddApiKey, describeApiKeys, describeRevokeApiKey } from './describe-api-key-calls.ts';

const noStore = { 'cache-control': 'no-store' };

/** Listing, making and ending API keys. */
export async function apiKeyRoutes(app: FastifyInstance, { apiKeys }: { apiKeys: ApiKeys }): Promise<void> {
  const { list, add, revoke } = apiKeyCalls;

  app.route({
    method: list.method,
    url: list.path,
    config: { access: list.access, describe: describeApiKeys },
    handler: async (_request, reply) =>
      reply.headers(noStore).send({ keys: await apiKeys.all() } satisfies ApiKeysAnswer),
  });

  app.route({
    method: add.method,
    url: add.path,
    config: { access: add.access, stepUp: add.stepUp, describe: describeAddApiKey },
    async handler(request, reply) {
      const wanted = check(newApiKeySchema, (await readForm(request)).values);
      const made: NewApiKeyAnswer = await apiKeys.add(wanted, requireStaff(request));
      return reply.code(201).headers(noStore).send(made);
    },
  });

  app.route<CallRoute>({
    method: revoke.method,
    url: revoke.path.replace('{id}', ':id'),
    config: { access: revoke.access, describe: describeRevokeApiKey },
    async handler(request, reply) {
      const { id = '' } = request.params;
      // What is no id names no key.
      await apiKeys.revoke(/^[0-9a-f]{12}$/.test(id) ? Number.parseInt(id, 16) : 0, requireStaff(request));
      return reply.code(204).send();
    },
  });
}
