import {
  type ApiKey,
  type ApiKeysResponse,
  apiKeyPrefix,
  apiKeyScopes,
  type NewApiKeyResponse,
} from '@porchlight/contract/api-keys';
import { apiKeyMaxDays, apiKeysMax, securityLogDays } from '@porchlight/contract/limits';
import { newApiKeySchema } from '@porchlight/contract/new-api-key';
import { z } from 'zod';
import { timestamp } from '../db/moments.ts';
import { describeCalls, jsonResponse, pathId } from '../http/call-schema.ts';
import { exampleMoment } from '../records/example-records.ts';
import { exampleToken } from './describe-account-calls.ts';

const key: z.ZodType<ApiKey> = z
  .object({
    id: z.string().regex(/^[0-9a-f]{12}$/),
    name: z.string(),
    scope: z.enum(apiKeyScopes),
    personal_data: z.boolean(),
    state: z.enum(['active', 'expired', 'revoked']),
    created_by: z.string(),
    created_at: z.string(),
    expires_at: z.string(),
    last_used_at: z.string().nullable(),
  })
  .meta({
    id: 'ApiKey',
    description: `A program’s key, without its secret. \`personal_data\` is the right to read donors and subscribers. The key begins with \`${apiKeyPrefix}\` and the id. \`last_used_at\` is precise to the minute, null before the first use.`,
  });
const responseSchema: z.ZodType<ApiKeysResponse> = z.object({ keys: z.array(key) });
const newAnswer: z.ZodType<NewApiKeyResponse> = z.object({ key, secret: z.string() });
z.globalRegistry.add(newApiKeySchema, {
  id: 'ApiKeyInput',
  description: 'Name, scope, lifetime and further right of a new key.',
});
z.globalRegistry.add(newApiKeySchema.shape.scope, { description: 'The role whose permissions the key has.' });
z.globalRegistry.add(newApiKeySchema.shape.personal_data, {
  description:
    'The right to read personal data of donors and subscribers, for scopes that may read them. Each use is in the security log.',
});
z.globalRegistry.add(newApiKeySchema.shape.days, {
  type: 'integer',
  minimum: 1,
  maximum: apiKeyMaxDays,
  description: 'Number of days until it expires.',
});

const example: ApiKey = {
  id: '3f9c0a1b2c4d',
  name: 'Newsletter program',
  scope: 'viewer',
  personal_data: false,
  state: 'active',
  created_by: 'admin',
  created_at: timestamp(exampleMoment),
  expires_at: timestamp(new Date(exampleMoment.getTime() + 90 * 24 * 60 * 60 * 1000)),
  last_used_at: null,
};

/** Descriptions of the calls for API keys, keyed by their names in the contract. */
export const describeApiKeyCalls = describeCalls('API keys', {
  list: {
    operationId: 'listApiKeys',
    summary: 'List the API keys',
    description: `Without their secrets. Ended keys stay in the list for ${securityLogDays} days.`,
    response: { 200: jsonResponse('All keys, the latest first.', responseSchema, { keys: [example] }) },
  },
  add: {
    operationId: 'addApiKey',
    summary: 'Create an API key',
    description: `Only this response contains the secret. At most ${apiKeysMax} keys are active, and no two active keys have the same name.`,
    body: newApiKeySchema,
    example: { name: 'Newsletter program', scope: 'viewer', days: 90 },
    response: {
      201: jsonResponse('The key with its secret.', newAnswer, {
        key: example,
        secret: `${apiKeyPrefix}${example.id}_${exampleToken}`,
      }),
    },
    errors: ['conflict'],
  },
  revoke: {
    operationId: 'revokeApiKey',
    summary: 'Revoke an API key',
    description: 'The key is invalid from then on. Revoking it again has no effect.',
    params: pathId(
      {
        description: 'Id of the key: the part after `plk_`.',
        example: example.id,
        documented: { type: 'string', pattern: '^[0-9a-f]{12}$' },
      },
      // An invalid id becomes 0, which no key has.
      (id) => (/^[0-9a-f]{12}$/.test(id) ? Number.parseInt(id, 16) : 0),
    ),
    response: { 204: { description: 'The key is revoked.' } },
  },
});
