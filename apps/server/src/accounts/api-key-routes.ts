import { apiKeyCalls } from '@porchlight/contract/api-keys';
import { newApiKeySchema } from '@porchlight/contract/new-api-key';
import type { FastifyInstance } from 'fastify';
import { requireStaff } from '../access/staff.ts';
import { check } from '../http/check-input.ts';
import { readForm } from '../http/form-body.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { describeApiKeyCalls } from './describe-api-key-calls.ts';
import type { SignInServices } from './sign-in-services.ts';

/** Registers the calls to list, create and revoke API keys. */
export async function apiKeyRoutes(app: FastifyInstance, { apiKeys }: SignInServices): Promise<void> {
  const serve = serveCalls(app, apiKeyCalls, describeApiKeyCalls);

  serve('list', async () => ({ keys: await apiKeys.list() }));

  serve('add', async (request, reply) => {
    const values = check(newApiKeySchema, (await readForm(request)).values);
    reply.code(201);
    return apiKeys.add(values, requireStaff(request));
  });

  serve('revoke', async (request) => {
    const { id = '' } = request.params;
    // An invalid id becomes 0, which no key has.
    await apiKeys.revoke(/^[0-9a-f]{12}$/.test(id) ? Number.parseInt(id, 16) : 0, requireStaff(request));
  });
}
