import { savedViewsMax } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import {
  changedViewResponseSchema,
  newSavedViewSchema,
  savedViewChangeSchema,
  savedViewsResponseSchema,
} from '@porchlight/contract/saved-views';
import { isNumber } from '@porchlight/contract/slug';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireStaff } from '../access/staff.ts';
import { HttpError } from '../errors/http-error.ts';
import { describeCalls, jsonResponse, pathId } from '../http/call-schema.ts';
import { serveCalls } from '../http/serve-calls.ts';
import type { SavedViews } from './saved-views.ts';

z.globalRegistry.add(newSavedViewSchema, { id: 'SavedViewInput', description: 'A view of a list, with its name.' });
z.globalRegistry.add(savedViewChangeSchema, {
  id: 'SavedViewChangeInput',
  description: 'What changes, and the version that it is based on.',
});
z.globalRegistry.add(savedViewsResponseSchema, {
  id: 'SavedViews',
  description: 'Your own views by name, then those that others share.',
});
z.globalRegistry.add(changedViewResponseSchema, {
  id: 'ChangedSavedView',
  description: 'The id of the view, and the views of its list after the change.',
});

const settings = { search: 'seeds', filters: { state: { is: 'draft' } }, sort: '-updated_at', columns: null };
const input = { resource: 'story', name: 'Seeds to finish', ...settings, is_shared: false } as const;
const view = {
  ...{ id: 1, version: 1, name: input.name, ...settings, is_shared: false },
  ...{ is_own: true, owner: 'admin', can_change: true },
};
const changed = { ...view, version: 2, is_shared: true };
const params = pathId({ description: 'The view’s id.', example: 1 }, (id) => {
  if (isNumber(id) && Number.isSafeInteger(Number(id))) return Number(id);
  throw new HttpError('not_found', 'This view was deleted, or is no longer shared.');
});

const describe = describeCalls('Saved views', {
  savedViews: {
    operationId: 'listSavedViews',
    summary: 'List the saved views of a list',
    description: 'Your own, and those that others share with everyone who may read the list.',
    querystring: z.object({
      resource: newSavedViewSchema.shape.resource.meta({ description: 'The kind of record.', example: 'story' }),
    }),
    response: { 200: jsonResponse('The views.', savedViewsResponseSchema, { saved_views: [changed] }) },
    errors: ['validation', 'forbidden'],
  },
  addSavedView: {
    operationId: 'addSavedView',
    summary: 'Save a view of a list',
    description: `At most ${savedViewsMax} per person and list; at most ${savedViewsMax} of a list are shared.`,
    body: newSavedViewSchema,
    takesForms: false,
    example: input,
    response: { 201: jsonResponse('The views.', changedViewResponseSchema, { id: 1, saved_views: [view] }) },
    errors: ['validation', 'forbidden', 'conflict'],
  },
  updateSavedView: {
    operationId: 'updateSavedView',
    summary: 'Change, rename or share a view',
    description: 'Your own, or a shared one if you may change all records of the list.',
    params,
    body: savedViewChangeSchema,
    takesForms: false,
    example: { version: 1, is_shared: true },
    response: { 200: jsonResponse('The views.', changedViewResponseSchema, { id: 1, saved_views: [changed] }) },
    errors: ['validation', 'forbidden', 'not_found', 'conflict'],
  },
  removeSavedView: {
    operationId: 'removeSavedView',
    summary: 'Delete a view',
    params,
    response: { 200: jsonResponse('The other views.', changedViewResponseSchema, { id: 1, saved_views: [] }) },
    errors: ['forbidden', 'not_found'],
  },
  restoreSavedView: {
    operationId: 'restoreSavedView',
    summary: 'Restore a deleted view',
    params,
    response: { 200: jsonResponse('The views.', changedViewResponseSchema, { id: 1, saved_views: [changed] }) },
    errors: ['validation', 'forbidden', 'not_found', 'conflict'],
  },
});

/** Registers the calls for saved views. */
export async function savedViewRoutes(app: FastifyInstance, { views }: { views: SavedViews }): Promise<void> {
  const serve = serveCalls(app, otherCalls, describe);
  serve('savedViews', async (request) => views.of(requireStaff(request), request.query.resource));
  serve('addSavedView', async (request, reply) => {
    const response = await views.add(requireStaff(request), request.body);
    reply.code(201);
    return response;
  });
  serve('updateSavedView', async (request) => views.update(requireStaff(request), request.params.id, request.body));
  serve('removeSavedView', async (request) => views.remove(requireStaff(request), request.params.id));
  serve('restoreSavedView', async (request) => views.restore(requireStaff(request), request.params.id));
}
