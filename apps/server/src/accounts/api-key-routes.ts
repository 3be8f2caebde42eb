import { apiKeyCalls } from '@porchlight/contract/api-keys';
import type { FastifyInstance } from 'fastify';
import { requireStaff } from '../access/staff.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { describeApiKeyCalls } from './describe-api-key-calls.ts';
import type { SignInServices } from './sign-in-services.ts';

/** Registers the calls to list, create and revoke API keys. */
export async function apiKeyRoutes(app: FastifyInstance, { apiKeys }: SignInServices): Promise<void> {
  const serve = serveCalls(app, apiKeyCalls, describeApiKeyCalls);

  serve('list', async () => ({ keys: await apiKeys.list() }));

  serve('add', async (request, reply) => {
    reply.code(201);
    return apiKeys.add(request.body, requireStaff(request));
  });

  serve('revoke', async (request) => {
    await apiKeys.revoke(request.params.id, requireStaff(request));
  });
}
