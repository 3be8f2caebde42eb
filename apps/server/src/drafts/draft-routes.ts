import {
  activeEditorMinutes,
  concurrentEditorsResponseSchema,
  draftKeyPattern,
  draftResponseSchema,
  maxDrafts,
  savedDraftSchema,
} from '@porchlight/contract/drafts';
import { resourceNames } from '@porchlight/contract/entities';
import { draftDays, draftMaxBytes } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireStaff } from '../access/staff.ts';
import { timestamp } from '../db/moments.ts';
import { HttpError } from '../errors/http-error.ts';
import {
  type CallParameter,
  describeCalls,
  jsonResponse,
  pathId,
  recordParameters,
  schemaMetadata,
} from '../http/call-description.ts';
import type { CallRequest } from '../http/call-route.ts';
import { check } from '../http/check-input.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { exampleMoment } from '../records/example-records.ts';
import type { Drafts } from './drafts.ts';

schemaMetadata.add(savedDraftSchema, { id: 'DraftInput', description: 'Unsaved input of a form.' });
schemaMetadata.add(draftResponseSchema, { id: 'DraftAnswer', description: 'A complete draft.' });
schemaMetadata.add(concurrentEditorsResponseSchema, {
  id: 'AtWorkAnswer',
  description: 'Who else is working on the record, the latest first.',
});

const example = {
  resource: 'story',
  record: '1',
  title: 'Seeds in spring',
  values: { title: 'Seeds in spring' },
  files: {},
  base: null,
} as const;
const key = 'c0ffee00c0ffee00c0ffee00c0ffee00';
const saved_at = timestamp(exampleMoment);
const id: CallParameter = pathId('The form’s idempotency key.', key, {
  type: 'string',
  pattern: '^[\\w-]{16,64}$',
});

/** OpenAPI descriptions of the calls for drafts. */
const describeDraftCalls = describeCalls('Drafts', {
  draft: () => ({
    id: 'getDraft',
    summary: 'Get one of your own drafts',
    description: `Unsaved input of a form from the last ${draftDays} days, from any device.`,
    parameters: [id],
    responses: [jsonResponse('The draft.', draftResponseSchema, { draft: { ...example, id: key, saved_at } })],
    errors: ['not_found'],
  }),
  keepDraft: () => ({
    id: 'keepDraft',
    summary: 'Store a form’s unsaved input',
    description: `It is stored under the form’s idempotency key: the call that saves the form deletes its draft. An account has at most ${maxDrafts} drafts, of ${draftMaxBytes / 1024} kB each.`,
    parameters: [id],
    body: { schema: savedDraftSchema, takesForms: false, example },
    responses: [jsonResponse('The draft is stored.', concurrentEditorsResponseSchema, { at_work: [] })],
    errors: ['validation', 'not_found', 'conflict', 'too_large'],
  }),
  removeDraft: () => ({
    id: 'removeDraft',
    summary: 'Delete one of your own drafts',
    parameters: [id],
    responses: [jsonResponse('The draft is deleted.', z.object({}), {})],
    errors: ['not_found'],
  }),
  concurrentEditors: () => ({
    id: 'listAtWork',
    summary: 'Who else is working on a record',
    description: `People with unsaved input in a form of this record from the last ${activeEditorMinutes} minutes.`,
    parameters: recordParameters(resourceNames, { type: 'string' }, '1'),
    responses: [jsonResponse('The people.', concurrentEditorsResponseSchema, { at_work: [] })],
    errors: ['validation'],
  }),
});

/** Registers the calls for an account's drafts. */
export async function draftRoutes(app: FastifyInstance, { drafts }: { drafts: Drafts }): Promise<void> {
  const concurrentEditorsQuerySchema = savedDraftSchema.pick({ resource: true, record: true });
  const serve = serveCalls(app, otherCalls, describeDraftCalls);
  serve('draft', async (request) => ({ draft: await drafts.get(requireStaff(request), idOf(request)) }));
  serve('keepDraft', async (request) => {
    const staff = requireStaff(request);
    const draft = check(savedDraftSchema, request.body);
    await drafts.save(staff, idOf(request), draft);
    return { at_work: await drafts.concurrentEditors(staff, draft) };
  });
  serve('removeDraft', async (request) => {
    await drafts.remove(requireStaff(request), idOf(request));
    return {};
  });
  serve('concurrentEditors', async (request) => ({
    at_work: await drafts.concurrentEditors(requireStaff(request), check(concurrentEditorsQuerySchema, request.query)),
  }));
}

/** The draft's id in the path. @throws HttpError `not_found` for one of another form */
function idOf({ params }: CallRequest): string {
  const { id = '' } = params;
  if (!draftKeyPattern.test(id)) throw new HttpError('not_found', 'There is no draft with this name.');
  return id;
}
