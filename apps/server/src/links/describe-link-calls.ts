import type { BrokenLinksResponse, CheckLinkResponse, LinkingRecordsResponse } from '@porchlight/contract/broken-links';
import { pagedResources } from '@porchlight/contract/discovery';
import { resourceNames } from '@porchlight/contract/entities';
import { brokenLinksMax, linkingRecordsMax } from '@porchlight/contract/limits';
import { states } from '@porchlight/contract/publication';
import { z } from 'zod';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';

const record = { resource: z.enum(resourceNames), id: z.int(), title: z.string() };

const linksQuery = z.strictObject({
  resource: z.enum(pagedResources).meta({ description: 'The kind of record.', example: 'story' }),
  record: z.coerce
    .number()
    .pipe(z.int().positive())
    .meta({ documented: { type: 'integer', minimum: 1 }, description: 'The id of the record.', example: 1 }),
});

const linkingRecordsSchema: z.ZodType<LinkingRecordsResponse> = z
  .object({
    uses: z.array(z.object({ ...record, state: z.enum(states).optional(), section: z.string().optional() })),
    total: z.int(),
  })
  .meta({
    id: 'LinkingRecords',
    description: `The records that link to a record, whatever their state, published ones first; at most ${linkingRecordsMax}.`,
  });

const brokenLinksSchema: z.ZodType<BrokenLinksResponse> = z
  .object({
    links: z.array(
      z.object({
        ...record,
        ...{ field: z.string(), section: z.string(), text: z.string(), target: z.string() },
        problem: z.enum([
          ...(['draft', 'in_review', 'scheduled', 'archived', 'deleted', 'removed', 'missing'] as const),
          ...(['status', 'timeout', 'unknown_host', 'no_response', 'certificate', 'redirects', 'private'] as const),
        ]),
        status: z.int().nullable(),
        checked_at: z.string().nullable(),
      }),
    ),
    total: z.int(),
    checks_websites: z.boolean(),
  })
  .meta({
    id: 'BrokenLinks',
    description: `Links in what visitors see that lead nowhere; at most ${brokenLinksMax}. Those within this site are as of now, those to other sites as of their last check.`,
  });

const checkedSchema: z.ZodType<CheckLinkResponse> = z
  .object({ works: z.boolean() })
  .meta({ id: 'CheckedLink', description: 'Whether the address can be opened.' });

const checkLinkSchema = z
  .object({ target: z.string('This has to be text.') })
  .meta({ id: 'CheckLink', description: 'An address as the list has it.' });

/** OpenAPI descriptions of the calls about links. */
export const describeLinkCalls = describeCalls('Publication', {
  linkingRecords: {
    operationId: 'listLinkingRecords',
    summary: 'The records that link to a record',
    description:
      'In texts, sections, menus and redirects. Visitors see a link to a record that is not published as text; menus leave it out.',
    querystring: linksQuery,
    response: { 200: jsonResponse('What links to it.', linkingRecordsSchema, { uses: [], total: 0 }) },
    errors: ['validation'],
  },
  brokenLinks: {
    operationId: 'listBrokenLinks',
    summary: 'Links that lead nowhere',
    response: { 200: jsonResponse('The links.', brokenLinksSchema, { links: [], total: 0, checks_websites: false }) },
  },
  checkLink: {
    summary: 'Check a link to another site again',
    description: 'Only addresses that records link to are checked.',
    body: checkLinkSchema,
    example: { target: 'http://192.0.2.1/' },
    response: { 200: jsonResponse('The result.', checkedSchema, { works: false }) },
    errors: ['validation', 'not_found', 'conflict'],
  },
});
