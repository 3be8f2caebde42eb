import { commentMaxCharacters, commentsResponseSchema } from '@porchlight/contract/comments';
import { resourceNames } from '@porchlight/contract/entities';
import { otherCalls } from '@porchlight/contract/other-calls';
import { hasStates } from '@porchlight/contract/publication';
import { resources } from '@porchlight/contract/resources';
import { flagSchema, oneOf, recordIdParameter } from '@porchlight/contract/schema-parts';
import { isNumber } from '@porchlight/contract/slug';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireStaff } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import { timestamp } from '../db/moments.ts';
import { HttpError } from '../errors/http-error.ts';
import { describeCalls, jsonResponse, pathId } from '../http/call-schema.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { exampleMoment } from '../records/example-records.ts';
import { Comments } from './comments.ts';

z.globalRegistry.add(commentsResponseSchema, { id: 'CommentsAnswer', description: 'The comments of a record.' });

/** The entities whose records colleagues review, and comment on. */
const commented = resourceNames.filter((name) => hasStates(resources[name]));

const record = z.object({
  resource: oneOf(commented).meta({ description: 'The kind of record.', example: 'story' }),
  record: recordIdParameter.meta({ description: 'The id of the record.', example: 1 }),
});

const newComment = record
  .extend({
    text: z
      .string('Write a comment.')
      .trim()
      .min(1, 'Write a comment.')
      .max(commentMaxCharacters, `This can have at most ${commentMaxCharacters} characters.`)
      .meta({ description: 'With @name for colleagues who get an email.' }),
  })
  .meta({ id: 'CommentInput', description: 'A new comment.' });

const decision = z
  .object({ resolved: flagSchema })
  .meta({ id: 'ResolveInput', description: 'Whether the comment is resolved.' });

const comment = {
  ...{ id: 1, by: { id: 1, username: 'admin' }, text: 'Who took the picture?' },
  ...{ created_at: timestamp(exampleMoment), resolved: null },
};
const example = { comments: [comment], people: [{ username: 'admin' }] };
const params = pathId({ description: 'The comment’s id.', example: 1 }, (id) => {
  if (isNumber(id) && Number.isSafeInteger(Number(id))) return Number(id);
  throw new HttpError('not_found', 'This comment was deleted.');
});

const describe = describeCalls('Comments', {
  comments: {
    operationId: 'listComments',
    summary: 'List the comments of a record',
    description: 'Comments are for staff. Those of unpublished changes belong to their published record.',
    querystring: record,
    response: { 200: jsonResponse('The comments.', commentsResponseSchema, example) },
    errors: ['validation', 'not_found'],
  },
  addComment: {
    operationId: 'addComment',
    summary: 'Add a comment to a record',
    description: 'Colleagues who are mentioned get an email, unless they have switched that off.',
    body: newComment,
    example: { resource: 'story', record: 1, text: comment.text },
    response: { 201: jsonResponse('The comments.', commentsResponseSchema, { ...example, unknown_mentions: [] }) },
    errors: ['validation', 'not_found'],
  },
  resolveComment: {
    operationId: 'resolveComment',
    summary: 'Resolve or reopen a comment',
    params,
    body: decision,
    example: { resolved: true },
    response: {
      200: jsonResponse('The comments.', commentsResponseSchema, {
        ...example,
        comments: [{ ...comment, resolved: { by: 'admin', at: comment.created_at } }],
      }),
    },
    errors: ['validation', 'not_found'],
  },
  removeComment: {
    operationId: 'removeComment',
    summary: 'Delete a comment of your own',
    params,
    response: { 200: jsonResponse('The other comments.', commentsResponseSchema, { ...example, comments: [] }) },
    errors: ['not_found'],
  },
});

/** Registers the calls for comments. */
export async function commentRoutes(app: FastifyInstance, options: { db: Database; now: () => Date }): Promise<void> {
  const serve = serveCalls(app, otherCalls, describe);
  const comments = new Comments(options);
  const rowOf = ({ resource, record: id }: z.output<typeof record>) => ({ resource: resources[resource], id });

  serve('comments', async (request) => comments.of(rowOf(request.query)));
  serve('addComment', async (request, reply) => {
    const response = await comments.add(requireStaff(request), rowOf(request.body), request.body.text);
    reply.code(201);
    return response;
  });
  serve('resolveComment', async (request) =>
    comments.resolve(requireStaff(request), request.params.id, request.body.resolved),
  );
  serve('removeComment', async (request) => comments.remove(requireStaff(request), request.params.id));
}
