import { securityLogDays } from '@porchlight/contract/limits';
import { oneOf } from '@porchlight/contract/schema-parts';
import { type SecurityEntry, type SecurityLogResponse, securityKindNames } from '@porchlight/contract/security-log';
import { z } from 'zod';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { pageParameters, positiveNumber, searchTextSchema } from './history-query.ts';

const id = z.int().positive();
const moment = z.string().meta({ format: 'date-time', description: 'UTC.' });
const entry: z.ZodType<SecurityEntry> = z
  .object({
    id,
    at: moment,
    kind: z.enum(securityKindNames),
    by: z.object({ id: z.int(), username: z.string() }).nullable(),
    subject: z.string(),
    details: z.record(z.string(), z.union([z.string(), z.number()])),
    address: z.string(),
    request_id: z.string(),
    hash: z.string(),
  })
  .meta({
    id: 'SecurityEntry',
    description: 'One security-related event. `hash` is SHA-256 over this entry and the previous entry’s hash.',
  });
const responseSchema: z.ZodType<SecurityLogResponse> = z.object({ entries: z.array(entry), next: id.nullable() }).meta({
  id: 'SecurityLogAnswer',
  description: 'Entries, newest first; `next` is `before` for the next page, null on the last.',
});

const day = z
  .string('This can be given only once.')
  .refine((text) => z.iso.date().safeParse(text).success, 'This has to be a day, such as 2026-03-14.')
  .optional()
  .meta({ documented: { type: 'string', format: 'date' } });

/** Schema of the query. Unknown parameters are ignored. */
const querystring = z.object({
  kind: oneOf(securityKindNames).optional().meta({ description: 'What happened.', example: 'account_created' }),
  user: positiveNumber.meta({ description: 'Id of the account that did or attempted it.' }),
  from: day.meta({ description: 'The first day, in the organization’s time zone.' }),
  to: day.meta({ description: 'The last day.' }),
  q: searchTextSchema.meta({
    description: 'Words in its name, subject or address, ignoring case and accents.',
  }),
  ...pageParameters(10),
});

const example: SecurityEntry = {
  id: 1,
  at: '2026-03-14T16:00:00Z',
  kind: 'account_created',
  by: null,
  subject: 'admin',
  details: { role: 'administrator' },
  address: '',
  request_id: '',
  hash: '0ae69ff2b8ac1bd1d3a3e25e5d0d3fca7a1f0bbd5f9a5f4e9f0a3c7a2a6c1d8e',
};

/** The schema of the calls for the security log. */
export const describeSecurityLog = describeCalls('Security', {
  securityLog: {
    operationId: 'listSecurityLog',
    summary: 'Read the security log',
    description: `Sign-ins, refusals, changes of accounts and roles, exports of donors and restored backups of the last ${securityLogDays} days.`,
    querystring,
    response: { 200: jsonResponse('A page of entries.', responseSchema, { entries: [example], next: null }) },
    errors: ['validation'],
  },
});
