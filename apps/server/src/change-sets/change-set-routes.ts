import {
  changeSetInputSchema,
  changeSetResponseSchema,
  changeSetsResponseSchema,
  memberInputSchema,
  newMemberSchema,
  publishSetSchema,
  resolveMemberSchema,
  scheduleSetSchema,
} from '@porchlight/contract/change-sets';
import { otherCalls } from '@porchlight/contract/other-calls';
import { isNumber } from '@porchlight/contract/slug';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireStaff } from '../access/staff.ts';
import { timestamp } from '../db/moments.ts';
import { HttpError } from '../errors/http-error.ts';
import { describeCalls, jsonResponse, pathId } from '../http/call-schema.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { exampleMoment } from '../records/example-records.ts';
import type { ChangeSets } from './change-sets.ts';

for (const [id, schema, description] of [
  ['ChangeSetsAnswer', changeSetsResponseSchema, 'The change sets.'],
  ['ChangeSetAnswer', changeSetResponseSchema, 'A change set with its members.'],
  ['ChangeSetInput', changeSetInputSchema, 'The name of a set. No other unpublished set may have it.'],
  ['ChangeSetMemberInput', newMemberSchema, 'A draft; or with `values`, changes of the menus or the settings.'],
  ['ChangeSetMemberChoice', memberInputSchema, 'The id of a member.'],
  ['ChangeSetResolution', resolveMemberSchema, 'Which of two values is published.'],
  ['ChangeSetSeen', publishSetSchema, 'What the person has seen of the set: `seen` of its response.'],
  ['ChangeSetSchedule', scheduleSetSchema, 'When the set is published; null to cancel that.'],
] as const)
  z.globalRegistry.add(schema, { id, description });

const member = {
  ...{ id: 1, resource: 'story', record_id: 1, replaces: null, title: 'Story 1', state: 'ready', message: '' },
  changes: [{ field: 'title', from: null, to: 'Story 1' }],
};
const empty = {
  ...{ id: 1, name: 'Winter hours', size: 0, state: 'open', problem: '' },
  created: { by: 'admin', at: timestamp(exampleMoment) },
  ...{ publish_at: null, published: null, taken_back: null, members: [], seen: '1' },
};
const example = { change_set: empty };
const full = { change_set: { ...empty, size: 1, members: [member], seen: '2 1.1' } };
const { members: _, seen: __, ...entry } = empty;

const params = pathId({ description: 'The set’s id.', example: 1 }, (id) => {
  if (isNumber(id) && Number.isSafeInteger(Number(id))) return Number(id);
  throw new HttpError('not_found', 'This set was deleted.');
});
const answer = (description: string, body: object = example) =>
  jsonResponse(description, changeSetResponseSchema, body);

const describe = describeCalls('Change sets', {
  changeSets: {
    operationId: 'listChangeSets',
    summary: 'List the change sets',
    description: 'Those that are not published, newest first; then the published ones, the latest first.',
    response: { 200: jsonResponse('The sets.', changeSetsResponseSchema, { change_sets: [entry] }) },
  },
  changeSet: {
    operationId: 'getChangeSet',
    summary: 'Get a change set with its members and what they change',
    params,
    response: { 200: answer('The set.') },
    errors: ['not_found'],
  },
  addChangeSet: {
    operationId: 'addChangeSet',
    summary: 'Create an empty change set',
    body: changeSetInputSchema,
    example: { name: empty.name },
    response: { 201: answer('The set.') },
    errors: ['validation', 'conflict'],
  },
  renameChangeSet: {
    operationId: 'renameChangeSet',
    summary: 'Rename a change set',
    params,
    body: changeSetInputSchema,
    example: { name: empty.name },
    response: { 200: answer('The set.') },
    errors: ['validation', 'not_found', 'conflict'],
  },
  removeChangeSet: {
    operationId: 'removeChangeSet',
    summary: 'Delete a change set',
    description: 'Its records stay as they are. A published set can’t be deleted.',
    params,
    response: { 200: jsonResponse('The set is deleted.', z.object({}), {}) },
    errors: ['conflict'],
  },
  restoreChangeSet: {
    operationId: 'restoreChangeSet',
    summary: 'Undo the deletion of a change set',
    params,
    response: { 200: answer('The set.') },
    errors: ['not_found', 'conflict'],
  },
  addToChangeSet: {
    operationId: 'addToChangeSet',
    summary: 'Put a draft, or changes of settings, into a change set',
    description: 'A draft can be in one set. Changes of the menus and the settings are stored in the set.',
    params,
    body: newMemberSchema,
    takesForms: false,
    example: { resource: 'story', record: 1 },
    response: { 200: answer('The set.', full) },
    errors: ['validation', 'not_found', 'conflict'],
  },
  removeFromChangeSet: {
    operationId: 'removeFromChangeSet',
    summary: 'Take a member out of a change set',
    description: 'A draft stays as it is. Changes of settings are deleted.',
    params,
    body: memberInputSchema,
    takesForms: false,
    example: { member: 1 },
    response: { 200: answer('The set.') },
    errors: ['validation', 'not_found', 'conflict'],
  },
  resolveInChangeSet: {
    operationId: 'resolveInChangeSet',
    summary: 'Decide a conflict of a member with what was published in the meantime',
    params,
    body: resolveMemberSchema,
    takesForms: false,
    example: { member: 1, use: 'set' },
    response: { 200: answer('The set.', full) },
    errors: ['validation', 'not_found', 'conflict'],
  },
  publishChangeSet: {
    operationId: 'publishChangeSet',
    summary: 'Publish all members of a change set, or none',
    description: 'In one transaction. The error names each member that was refused, and why.',
    params,
    body: publishSetSchema,
    takesForms: false,
    example: { seen: '2 1.1' },
    response: { 200: answer('The published set.', full) },
    errors: ['validation', 'not_found', 'conflict'],
  },
  scheduleChangeSet: {
    operationId: 'scheduleChangeSet',
    summary: 'Choose when a change set is published',
    description: 'If it can’t be published then, it is not, and `problem` says why.',
    params,
    body: scheduleSetSchema,
    takesForms: false,
    example: { seen: '4 1.3', publish_at: '2026-04-01T09:00' },
    response: { 200: answer('The set.', full) },
    errors: ['validation', 'not_found', 'conflict'],
  },
  takeBackChangeSet: {
    operationId: 'takeBackChangeSet',
    summary: 'Undo the publication of a change set',
    description:
      'All members become what they were before, in one transaction, and their changes unpublished ones. Refused if a member was changed since.',
    params,
    response: { 200: answer('The set.', full) },
    errors: ['not_found', 'conflict'],
  },
});

/** Registers the calls for change sets. */
export async function changeSetRoutes(app: FastifyInstance, { sets }: { sets: ChangeSets }): Promise<void> {
  const serve = serveCalls(app, otherCalls, describe);
  serve('changeSets', async (request) => {
    requireStaff(request);
    return { change_sets: await sets.list() };
  });
  serve('changeSet', async (request) => ({ change_set: await sets.get(requireStaff(request), request.params.id) }));
  serve('addChangeSet', async (request, reply) => {
    const change_set = await sets.add(requireStaff(request), request.body.name);
    reply.code(201);
    return { change_set };
  });
  serve('renameChangeSet', async (request) => ({
    change_set: await sets.rename(requireStaff(request), request.params.id, request.body.name),
  }));
  serve('removeChangeSet', async (request) => {
    await sets.remove(requireStaff(request), request.params.id);
    return {};
  });
  serve('restoreChangeSet', async (request) => ({
    change_set: await sets.restore(requireStaff(request), request.params.id),
  }));
  serve('addToChangeSet', async (request) => ({
    change_set: await sets.put(requireStaff(request), request.params.id, request.body),
  }));
  serve('removeFromChangeSet', async (request) => ({
    change_set: await sets.takeOut(requireStaff(request), request.params.id, request.body.member),
  }));
  serve('resolveInChangeSet', async (request) => {
    const { member: memberId, use } = request.body;
    return { change_set: await sets.resolve(requireStaff(request), request.params.id, memberId, use) };
  });
  serve('publishChangeSet', async (request) => ({
    change_set: await sets.publish(requireStaff(request), request.params.id, request.body.seen),
  }));
  serve('scheduleChangeSet', async (request) => {
    const { seen, publish_at: at } = request.body;
    return { change_set: await sets.schedule(requireStaff(request), request.params.id, seen, at) };
  });
  serve('takeBackChangeSet', async (request) => ({
    change_set: await sets.takeBack(requireStaff(request), request.params.id),
  }));
}
