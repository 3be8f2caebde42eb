import type { Call } from '@porchlight/contract/calls';
import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import type { Action } from '@porchlight/contract/entity';
import { resources as table } from '@porchlight/contract/resources';
import type { FastifyInstance } from 'fastify';
import { requireStaff } from '../accounts/session.ts';
import type { Database } from '../db/database.ts';
import type { FileStore } from '../files/index.ts';
import type { CallHandler, CallRequest, CallRoute } from '../http/call-route.ts';
import type { Spend } from '../http/throttling.ts';
import { readForm } from '../http/uploads.ts';
import { describeResourceCall } from './describe-resource-call.ts';
import { fileFieldsOf } from './file-fields.ts';
import { idempotencyKey } from './idempotency-keys.ts';
import type { Asker } from './kept-shapes.ts';
import { accessTo } from './policies.ts';
import { parseId, type Resources } from './resources.ts';
import { sendReady } from './send-ready.ts';
import { subscribeRoute } from './subscribe.ts';

/** How long a form with files may take to arrive and be worked on, in milliseconds: a phone on a slow line. */
const uploadTimeoutMs = 5 * 60 * 1000;

/** What the calls of the resource table are served from. */
export interface ResourceRoutesOptions {
  resources: Resources;
  files: FileStore;
  db: Database;
  now: () => Date;
  /** A visitor's share of lists that nobody else asks for. */
  spend: Spend;
}

/** Serves the six calls of every row of the resource table, each behind the row's policy. */
export async function resourceRoutes(app: FastifyInstance, options: ResourceRoutesOptions): Promise<void> {
  for (const name of resourceNames) {
    const { list, single, create, update, remove, restore } = table[name].calls;
    const handlers = resourceHandlers(name, options);
    const calls: [Action, Call][] = [
      ['list', list],
      ['single', single],
      ['create', create],
      ['update', update],
      ['remove', remove],
      ['restore', restore],
    ];
    for (const [action, { method, path }] of calls) {
      // The subscribe box is its own call: what it answers depends on who asks.
      if (name === 'email' && action === 'create') continue;
      const takesFiles = Object.keys(fileFieldsOf(table[name])).length > 0 && ['create', 'update'].includes(action);
      app.route<CallRoute>({
        method,
        url: path.replace('{id}', ':id'),
        onRequest: accessTo(name, action) === 'staff' ? async (request) => void requireStaff(request) : undefined,
        handler: handlers[action],
        config: { describe: () => describeResourceCall(name, action) },
        ...(takesFiles && { handlerTimeout: uploadTimeoutMs }),
      });
    }
  }
  await app.register(subscribeRoute, { service: options.resources.services.email, db: options.db, now: options.now });
}

function resourceHandlers(name: ResourceName, options: ResourceRoutesOptions): Record<Action, CallHandler> {
  const service = options.resources.services[name];
  const { singleKey } = table[name].calls;
  const fileFields = fileFieldsOf(table[name]);
  const idOf = (request: CallRequest) => parseId(name, request.params.id);
  const sender = (request: CallRequest) => ({
    actor: request.staff ?? undefined,
    key: idempotencyKey(request.headers),
  });
  const isPublic = { list: accessTo(name, 'list') === 'anyone', single: accessTo(name, 'single') === 'anyone' };

  return {
    async list(request, reply) {
      const asker: Asker = request.staff
        ? { kind: 'staff' }
        : { kind: 'visitor', beforeReading: () => void options.spend(request) };
      const answer = await service.list(request.query, asker);
      return sendReady(request, reply, answer, isPublic.list);
    },
    single: async (request, reply) => sendReady(request, reply, await service.single(idOf(request)), isPublic.single),
    async create(request, reply) {
      const { values, files } = await readForm(request, fileFields, options.files);
      const record = await service.create(values, { files, ...sender(request) });
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ [singleKey]: record });
    },
    async update(request, reply) {
      const id = idOf(request);
      const { values, files } = await readForm(request, fileFields, options.files);
      const record = await service.update(id, values, { files, ...sender(request) });
      return reply.header('cache-control', 'no-store').send({ [singleKey]: record });
    },
    async remove(request, reply) {
      await service.remove(idOf(request), { actor: request.staff ?? undefined });
      return reply.code(204).send();
    },
    async restore(request, reply) {
      const record = await service.restore(idOf(request), { actor: request.staff ?? undefined });
      return reply.header('cache-control', 'no-store').send({ [singleKey]: record });
    },
  };
}
