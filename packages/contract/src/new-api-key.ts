import { apiKeyScopes } from './api-keys.ts';
import { apiKeyMaxDays, apiKeyNameMaxCharacters } from './limits.ts';
import { z } from './zod.ts';

const days = `This has to be a whole number of days, 1 to ${apiKeyMaxDays}.`;

/** Request body of `POST /api/add-api-key`. */
export const newApiKeySchema = z.object({
  /** Name of the program it is for. */
  name: z
    .string('This can’t be empty.')
    .trim()
    .min(1, 'This can’t be empty.')
    .max(apiKeyNameMaxCharacters, `This can have at most ${apiKeyNameMaxCharacters} characters.`),
  scope: z.enum(apiKeyScopes, `This has to be one of: ${apiKeyScopes.join(', ')}.`),
  /** Lifetime in days. */
  days: z.coerce.number(days).int(days).min(1, days).max(apiKeyMaxDays, days),
});
