import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { typedCopiesMax } from '@porchlight/contract/limits';
import { factNames } from '@porchlight/contract/organization-tokens';
import { otherCalls } from '@porchlight/contract/other-calls';
import { flagSchema, oneOf } from '@porchlight/contract/schema-parts';
import type { ReplacedCopy, ReplaceTypedCopiesResponse, TypedCopiesResponse } from '@porchlight/contract/typed-copies';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireStaff } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import type { ResourceService } from '../entities/resource-service.ts';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { findCopies, ignoreCopy } from './find-copies.ts';
import { replaceCopies } from './replace-copies.ts';
import { textResources } from './texts-of-rows.ts';

const place = { resource: z.enum(resourceNames), id: z.int(), field: z.string(), copy: z.string() };
const copiesSchema: z.ZodType<TypedCopiesResponse> = z
  .object({
    copies: z.array(
      z.object({
        ...{ ...place, title: z.string(), place: z.string(), section: z.string().nullable() },
        ...{ before: z.string(), after: z.string(), facts: z.array(z.string()), is_old: z.boolean() },
      }),
    ),
    has_more: z.boolean(),
  })
  .meta({
    id: 'TypedCopies',
    description: `Texts that say a fact of the organization, or an earlier value of one (\`is_old\`), in words instead of by its name; at most ${typedCopiesMax}, those of earlier values first.`,
  });
const resource = z
  .string()
  .transform((name) => textResources.find((each) => each === name))
  .pipe(z.custom<ResourceName>((name) => name !== undefined, `This has to be one of: ${textResources.join(', ')}.`));
const copySchema = z.object({
  resource,
  id: z.int('This has to be a whole number.').positive(),
  field: z.string('This has to be text.').min(1).max(100),
  copy: z.string('This has to be text.').min(1).max(1000),
});
const ignoreSchema = copySchema.extend({ ignored: flagSchema.default(true) }).meta({
  id: 'IgnoredCopy',
  description: 'A copy as the list has it. With `ignored: false` it is listed again.',
});
const replaceSchema = z
  .object({
    copies: z
      .array(copySchema.extend({ fact: oneOf(factNames) }))
      .min(1)
      .max(typedCopiesMax),
  })
  .meta({ id: 'ReplacedCopies', description: 'Copies, each with the fact in its place.' });
const replacedSchema: z.ZodType<ReplaceTypedCopiesResponse> = z
  .object({
    changed: z.array(z.object({ resource: z.enum(resourceNames), id: z.int(), version: z.int(), entry: z.int() })),
    failed: z.array(z.object({ title: z.string(), message: z.string() })),
  })
  .meta({
    id: 'ReplacedCopiesResult',
    description: 'The changed records, each with the entry of its history, and those that could not be changed.',
  });

const example = { resource: 'story', id: 1, field: 'content', copy: 'Springfield' } as const;

const describe = describeCalls('Facts', {
  typedCopies: {
    operationId: 'listTypedCopies',
    summary: 'Facts of the organization that are typed into texts',
    response: {
      200: jsonResponse('The copies.', copiesSchema, {
        copies: [
          {
            ...{ ...example, title: 'Story 1', place: 'Content', section: null },
            ...{ before: 'The fair is in ', after: '.', facts: ['town'], is_old: false },
          },
        ],
        has_more: false,
      }),
    },
  },
  replaceTypedCopies: {
    summary: 'Replace typed facts with their names',
    description: 'Each record gets one ordinary change, which its history can undo.',
    body: replaceSchema,
    example: { copies: [{ ...example, fact: 'town' }] },
    response: {
      200: jsonResponse('What was changed.', replacedSchema, {
        changed: [{ resource: 'story', id: 1, version: 2, entry: 2 }],
        failed: [],
      }),
    },
    errors: ['validation'],
  },
  ignoreTypedCopy: {
    summary: 'Leave a typed fact out of the list',
    body: ignoreSchema,
    example,
    response: { 204: { description: 'The list leaves it out from now on.' } },
    errors: ['validation'],
  },
});

interface TypedCopiesOptions {
  db: Database;
  services: Readonly<Record<ResourceName, ResourceService>>;
}

/** Registers the calls about facts that are typed into texts. */
export async function typedCopiesRoutes(app: FastifyInstance, { db, services }: TypedCopiesOptions): Promise<void> {
  const serve = serveCalls(app, otherCalls, describe);
  serve('typedCopies', async (request) => {
    const { bytes } = await services.organization.single(1);
    return findCopies(db, JSON.parse(bytes.toString()).organization, requireStaff(request).role);
  });
  serve('replaceTypedCopies', async (request) => {
    const { copies } = request.body;
    const replaced: ReplacedCopy[] = copies;
    return replaceCopies({ db, services, actor: requireStaff(request) }, replaced);
  });
  serve('ignoreTypedCopy', async (request) => {
    const { ignored, ...copy } = request.body;
    await ignoreCopy(db, copy, ignored);
    return undefined;
  });
}
