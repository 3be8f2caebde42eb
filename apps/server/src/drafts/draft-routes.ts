import {
  activeEditorMinutes,
  concurrentEditorsResponseSchema,
  draftKeyPattern,
  draftResponseSchema,
  maxDrafts,
  savedDraftSchema,
} from '@porchlight/contract/drafts';
import { draftDays, draftMaxBytes } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireStaff } from '../access/staff.ts';
import { timestamp } from '../db/moments.ts';
import { HttpError } from '../errors/http-error.ts';
import { describeCalls, jsonResponse, pathId } from '../http/call-schema.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { exampleMoment } from '../records/example-records.ts';
import type { Drafts } from './drafts.ts';

z.globalRegistry.add(savedDraftSchema, { id: 'DraftInput', description: 'Unsaved input of a form.' });
z.globalRegistry.add(draftResponseSchema, { id: 'DraftAnswer', description: 'A complete draft.' });
z.globalRegistry.add(concurrentEditorsResponseSchema, {
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
/** A draft's id. One of another form is not found. */
const params = pathId(
  {
    description: 'The form’s idempotency key.',
    example: key,
    documented: { type: 'string', pattern: '^[\\w-]{16,64}$' },
  },
  (id) => {
    if (draftKeyPattern.test(id)) return id;
    throw new HttpError('not_found', 'There is no draft with this name.');
  },
);
const ofRecord = savedDraftSchema.pick({ resource: true, record: true });
const querystring = z.object({
  resource: ofRecord.shape.resource.meta({ description: 'The kind of record.', example: 'story' }),
  record: ofRecord.shape.record.meta({ description: 'The id of the record.', example: '1' }),
});

/** OpenAPI descriptions of the calls for drafts. */
const describeDraftCalls = describeCalls('Drafts', {
  draft: {
    operationId: 'getDraft',
    summary: 'Get one of your own drafts',
    description: `Unsaved input of a form from the last ${draftDays} days, from any device.`,
    params,
    response: { 200: jsonResponse('The draft.', draftResponseSchema, { draft: { ...example, id: key, saved_at } }) },
    errors: ['not_found'],
  },
  keepDraft: {
    operationId: 'keepDraft',
    summary: 'Store a form’s unsaved input',
    description: `It is stored under the form’s idempotency key: the call that saves the form deletes its draft. An account has at most ${maxDrafts} drafts, of ${draftMaxBytes / 1024} kB each.`,
    params,
    body: savedDraftSchema,
    takesForms: false,
    example,
    response: { 200: jsonResponse('The draft is stored.', concurrentEditorsResponseSchema, { at_work: [] }) },
    errors: ['validation', 'not_found', 'conflict', 'too_large'],
  },
  removeDraft: {
    operationId: 'removeDraft',
    summary: 'Delete one of your own drafts',
    params,
    response: { 200: jsonResponse('The draft is deleted.', z.object({}), {}) },
    errors: ['not_found'],
  },
  concurrentEditors: {
    operationId: 'listAtWork',
    summary: 'Who else is working on a record',
    description: `People with unsaved input in a form of this record from the last ${activeEditorMinutes} minutes.`,
    querystring,
    response: { 200: jsonResponse('The people.', concurrentEditorsResponseSchema, { at_work: [] }) },
    errors: ['validation'],
  },
});

/** Registers the calls for an account's drafts. */
export async function draftRoutes(app: FastifyInstance, { drafts }: { drafts: Drafts }): Promise<void> {
  const serve = serveCalls(app, otherCalls, describeDraftCalls);
  serve('draft', async (request) => ({ draft: await drafts.get(requireStaff(request), request.params.id) }));
  serve('keepDraft', async (request) => {
    const staff = requireStaff(request);
    await drafts.save(staff, request.params.id, request.body);
    return { at_work: await drafts.concurrentEditors(staff, request.body) };
  });
  serve('removeDraft', async (request) => {
    await drafts.remove(requireStaff(request), request.params.id);
    return {};
  });
  serve('concurrentEditors', async (request) => ({
    at_work: await drafts.concurrentEditors(requireStaff(request), request.query),
  }));
}
