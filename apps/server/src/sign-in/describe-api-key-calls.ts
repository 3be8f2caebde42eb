import {
  type ApiKey,
  type ApiKeysAnswer,
  apiKeyPrefix,
  apiKeyScopes,
  type NewApiKeyAnswer,
} from '@porchlight/contract/api-keys';
import { apiKeyMaxDays, apiKeysMax, securityLogDays } from '@porchlight/contract/limits';
import { newApiKeySchema } from '@porchlight/contract/new-api-key';
import { z } from 'zod';
import { answered, describeCalls, pathId, schemaNotes } from '../http/call-description.ts';
import { exampleMoment } from '../records/example-records.ts';
import { timestamp } from '../records/moments.ts';
import { exampleToken } from './describe-account-calls.ts';

const key: z.ZodType<ApiKey> = z.object({
  id: z.string().regex(/^[0-9a-f]{12}$/),
  name: z.string(),
  scope: z.enum(apiKeyScopes),
  state: z.enum(['active', 'expired', 'revoked']),
  created_by: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  last_used_at: z.string().nullable(),
});
const answer: z.ZodType<ApiKeysAnswer> = z.object({ keys: z.array(key) });
const newAnswer: z.ZodType<NewApiKeyAnswer> = z.object({ key, secret: z.string() });
schemaNotes.add(key, {
  id: 'ApiKey',
  description: `A key of a program, without its secret. What it sends begins with \`${apiKeyPrefix}\` and the id. \`last_used_at\` is to the minute at most, null before it was used.`,
});
schemaNotes.add(newApiKeySchema, { id: 'ApiKeyInput', description: 'What a new key is for, may do, and how long.' });
schemaNotes.add(newApiKeySchema.shape.scope, { description: 'It may do what the role of this name may.' });
schemaNotes.add(newApiKeySchema.shape.days, {
  type: 'integer',
  minimum: 1,
  maximum: apiKeyMaxDays,
  description: 'After how many days it opens nothing any more.',
});

const example: ApiKey = {
  id: '3f9c0a1b2c4d',
  name: 'Newsletter program',
  scope: 'viewer',
  state: 'active',
  created_by: 'admin',
  created_at: timestamp(exampleMoment),
  expires_at: timestamp(new Date(exampleMoment.getTime() + 90 * 24 * 60 * 60 * 1000)),
  last_used_at: null,
};

/** Descriptions of the calls for API keys, keyed by their names in the contract. */
export const describeApiKeyCalls = describeCalls('API keys', {
  list: () => ({
    id: 'listApiKeys',
    summary: 'Which keys programs have',
    description: `Without their secrets. Keys that ended are among them for ${securityLogDays} days.`,
    answers: [answered('All of them, the latest first.', answer, { keys: [example] })],
  }),
  add: () => ({
    id: 'addApiKey',
    summary: 'Make a key for a program',
    description: `The answer tells the secret, once. At most ${apiKeysMax} keys work at a time, and no two of them have one name.`,
    body: { schema: newApiKeySchema, example: { name: 'Newsletter program', scope: 'viewer', days: 90 } },
    answers: [
      answered(
        'The key with its secret.',
        newAnswer,
        { key: example, secret: `${apiKeyPrefix}${example.id}_${exampleToken}` },
        201,
      ),
    ],
    errors: ['conflict'],
  }),
  revoke: () => ({
    id: 'revokeApiKey',
    summary: 'End a key',
    description: 'It opens nothing from then on. A key that was ended before stays so.',
    parameters: [
      pathId('Of the key: what stands in it after `plk_`.', example.id, { type: 'string', pattern: '^[0-9a-f]{12}$' }),
    ],
    answers: [{ status: 204, description: 'It is ended.' }],
  }),
});
