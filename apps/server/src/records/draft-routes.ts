import { draftKeyPattern, keptDraftSchema } from '@porchlight/contract/drafts';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { FastifyInstance } from 'fastify';
import { requireStaff } from '../accounts/session.ts';
import type { CallRequest } from '../http/call-route.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { HttpError } from '../http-error.ts';
import { check } from './check-input.ts';
import { describeDraftCalls } from './describe-drafts.ts';
import type { Drafts } from './drafts.ts';

/** Registers the calls for an account's drafts. */
export async function draftRoutes(app: FastifyInstance, { drafts }: { drafts: Drafts }): Promise<void> {
  const atWorkSchema = keptDraftSchema.pick({ resource: true, record: true });
  const serve = serveCalls(app, otherCalls, describeDraftCalls);
  serve('draft', async (request) => ({ draft: await drafts.get(requireStaff(request), idOf(request)) }));
  serve('keepDraft', async (request) => {
    const staff = requireStaff(request);
    const draft = check(keptDraftSchema, request.body);
    await drafts.keep(staff, idOf(request), draft);
    return { at_work: await drafts.atWork(staff, draft) };
  });
  serve('removeDraft', async (request) => {
    await drafts.remove(requireStaff(request), idOf(request));
    return {};
  });
  serve('atWork', async (request) => ({
    at_work: await drafts.atWork(requireStaff(request), check(atWorkSchema, request.query)),
  }));
}

/** The draft's id in the path. @throws HttpError `not_found` for one of another form */
function idOf({ params }: CallRequest): string {
  const { id = '' } = params;
  if (!draftKeyPattern.test(id)) throw new HttpError('not_found', 'There is no draft of this name.');
  return id;
}
