import { draftKeyPattern, keptDraftSchema } from '@porchlight/contract/drafts';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { requireStaff } from '../accounts/session.ts';
import type { CallRequest, CallRoute } from '../http/call-route.ts';
import { HttpError } from '../http-error.ts';
import { describeDraftCalls } from './describe-drafts.ts';
import type { Drafts } from './drafts.ts';
import { check } from './resource-service.ts';

/** The calls of drafts that the server keeps for an account. */
export async function draftRoutes(app: FastifyInstance, { drafts }: { drafts: Drafts }): Promise<void> {
  const atWorkSchema = keptDraftSchema.pick({ resource: true, record: true });
  const route = (name: keyof typeof describeDraftCalls, answer: (request: CallRequest) => Promise<object>) => {
    const { method, path, access } = otherCalls[name];
    app.route<CallRoute>({
      method,
      url: path.replace('{id}', ':id'),
      config: { access, describe: describeDraftCalls[name] },
      handler: async (request, reply: FastifyReply) =>
        reply.header('cache-control', 'no-store').send(await answer(request)),
    });
  };
  route('draft', async (request) => ({ draft: await drafts.get(requireStaff(request), idOf(request)) }));
  route('keepDraft', async (request) => {
    const staff = requireStaff(request);
    const draft = check(keptDraftSchema, request.body);
    await drafts.keep(staff, idOf(request), draft);
    return { at_work: await drafts.atWork(staff, draft) };
  });
  route('removeDraft', async (request) => {
    await drafts.remove(requireStaff(request), idOf(request));
    return {};
  });
  route('atWork', async (request) => ({
    at_work: await drafts.atWork(requireStaff(request), check(atWorkSchema, request.query)),
  }));
}

/** @throws HttpError `not_found` for what no form of ours makes */
function idOf({ params }: CallRequest): string {
  const { id = '' } = params;
  if (!draftKeyPattern.test(id)) throw new HttpError('not_found', 'There is no draft of this name.');
  return id;
}
