import { apiKeyScopes, scopeReadsPersonalData } from './api-keys.ts';
import { apiKeyMaxDays, apiKeyNameMaxCharacters } from './limits.ts';
import { flagSchema, oneOf } from './schema-parts.ts';
import { z } from './zod.ts';

const days = `This has to be a whole number of days, 1 to ${apiKeyMaxDays}.`;

/** Request body of `POST /api/add-api-key`. */
export const newApiKeySchema = z
  .object({
    /** Name of the program it is for. */
    name: z
      .string('This can’t be empty.')
      .trim()
      .min(1, 'This can’t be empty.')
      .max(apiKeyNameMaxCharacters, `This can have at most ${apiKeyNameMaxCharacters} characters.`),
    scope: oneOf(apiKeyScopes),
    /** Lifetime in days. */
    days: z.coerce.number(days).int(days).min(1, days).max(apiKeyMaxDays, days),
    /** Whether it may read personal data of donors and subscribers. @default false */
    personal_data: z
      // From JSON, or from a form as text.
      .preprocess((value) => value === 'true' || (value !== 'false' && value), flagSchema)
      .default(false),
  })
  .refine(({ scope, personal_data }) => !personal_data || scopeReadsPersonalData(scope), {
    path: ['personal_data'],
    message: 'This scope reads no donors and no subscribers, so its key can’t have this right.',
  });
