import { historyPageMax, historyPageSize, searchMaxCharacters, securityLogDays } from '@porchlight/contract/limits';
import {
  type SecurityEntry,
  type SecurityLogQuery,
  type SecurityLogResponse,
  securityKindNames,
} from '@porchlight/contract/security-log';
import { z } from 'zod';
import {
  type CallDescription,
  type CallParameter,
  jsonResponse,
  queryParameters,
  schemaMetadata,
} from '../http/call-description.ts';

const id = z.int().positive();
const moment = z.string();
schemaMetadata.add(moment, { format: 'date-time', description: 'UTC.' });
const entry: z.ZodType<SecurityEntry> = z.object({
  id,
  at: moment,
  kind: z.enum(securityKindNames),
  by: z.object({ id: z.int(), username: z.string() }).nullable(),
  subject: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  address: z.string(),
  request_id: z.string(),
  hash: z.string(),
});
schemaMetadata.add(entry, {
  id: 'SecurityEntry',
  description: 'One security-related event. `hash` is SHA-256 over this entry and the previous entry’s hash.',
});
const responseSchema: z.ZodType<SecurityLogResponse> = z.object({ entries: z.array(entry), next: id.nullable() });
schemaMetadata.add(responseSchema, {
  id: 'SecurityLogAnswer',
  description: 'Entries, newest first; `next` is `before` for the next page, null on the last.',
});

const number = { type: 'integer', minimum: 1 } as const;
const day = { type: 'string', format: 'date' } as const;
const parameters: Record<keyof SecurityLogQuery, Omit<CallParameter, 'in' | 'name'>> = {
  kind: {
    description: 'What happened.',
    schema: { type: 'string', enum: securityKindNames },
    example: 'account_created',
  },
  user: { description: 'Id of the account that did or attempted it.', schema: number },
  from: { description: 'The first day, in the organization’s time zone.', schema: day },
  to: { description: 'The last day.', schema: day },
  q: {
    description: 'Words in its name, subject or address, ignoring case and accents.',
    schema: { type: 'string', maxLength: searchMaxCharacters },
  },
  before: { description: '`next` of the previous page: returns only entries older than this one.', schema: number },
  limit: {
    description: `Maximum number of entries; values above ${historyPageMax} count as ${historyPageMax}.`,
    schema: { ...number, default: historyPageSize },
    example: 10,
  },
};

/** OpenAPI description of `GET /api/get-security-log`. */
export function describeSecurityLog(): CallDescription {
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
  return {
    id: 'listSecurityLog',
    group: 'Security',
    summary: 'Read the security log',
    description: `Sign-ins, refusals, changes of accounts and roles, exports of donors and restored backups of the last ${securityLogDays} days.`,
    parameters: queryParameters(parameters),
    responses: [jsonResponse('A page of entries.', responseSchema, { entries: [example], next: null })],
    errors: ['validation'],
  };
}
