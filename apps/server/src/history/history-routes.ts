import type { RestoreVersionAnswer } from '@porchlight/contract/history';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireStaff } from '../accounts/session.ts';
import type { Database } from '../db/database.ts';
import type { FileKeys } from '../files/file-keys.ts';
import type { FileStore } from '../files/index.ts';
import type { CallRequest, CallRoute } from '../http/call-route.ts';
import { readForm } from '../http/uploads.ts';
import { HttpError } from '../http-error.ts';
import { check } from '../records/resource-service.ts';
import type { Resources } from '../records/resources.ts';
import { describeHistoryCalls } from './describe-history-calls.ts';
import { findVersion } from './earlier-version.ts';
import { checkHistoryQuery, checkLastChangesQuery, restoreVersionSchema } from './history-query.ts';
import { readHistory, readHistoryPeople, readLastChanges } from './read-history.ts';
import { readDeleted, readDeletedRecord } from './read-trash.ts';

/** What the history and the trash are served from. */
export interface HistoryRoutesOptions {
  db: Database;
  files: FileStore;
  resources: Resources;
  /** Opens the files that changes name. */
  keys: FileKeys;
  now: () => Date;
}

/** The calls of the history and the trash, all for staff. */
export async function historyRoutes(app: FastifyInstance, options: HistoryRoutesOptions): Promise<void> {
  const { db, files, resources, keys, now } = options;
  const { history, historyPeople, lastChanges, deleted, deletedRecord, restoreVersion } = otherCalls;
  const onRequest = async (request: FastifyRequest) => void requireStaff(request);
  const answer = (reply: FastifyReply, body: unknown) => reply.header('cache-control', 'no-store').send(body);

  app.route<CallRoute>({
    method: history.method,
    url: history.path,
    config: { describe: describeHistoryCalls.history },
    onRequest,
    handler: async (request, reply) => answer(reply, await readHistory(db, keys, checkHistoryQuery(request.query))),
  });
  app.route<CallRoute>({
    method: lastChanges.method,
    url: lastChanges.path,
    config: { describe: describeHistoryCalls.lastChanges },
    onRequest,
    handler: async (request, reply) => answer(reply, await readLastChanges(db, checkLastChangesQuery(request.query))),
  });
  app.route<CallRoute>({
    method: historyPeople.method,
    url: historyPeople.path,
    config: { describe: describeHistoryCalls.historyPeople },
    onRequest,
    handler: async (_request, reply) => answer(reply, await readHistoryPeople(db)),
  });
  app.route<CallRoute>({
    method: deleted.method,
    url: deleted.path,
    config: { describe: describeHistoryCalls.deleted },
    onRequest,
    handler: async (request, reply) =>
      answer(reply, await readDeleted(db, keys, checkHistoryQuery(request.query), now())),
  });
  app.route<CallRoute>({
    method: deletedRecord.method,
    url: deletedRecord.path.replace('{id}', ':id'),
    config: { describe: describeHistoryCalls.deletedRecord },
    onRequest,
    handler: async (request, reply) => answer(reply, await readDeletedRecord(db, keys, entryIdOf(request), now())),
  });
  app.route<CallRoute>({
    method: restoreVersion.method,
    url: restoreVersion.path.replace('{id}', ':id'),
    config: { describe: describeHistoryCalls.restoreVersion },
    onRequest,
    async handler(request, reply) {
      const { values } = await readForm(request);
      const input = check(restoreVersionSchema, values);
      const found = await findVersion({ db, files }, { entryId: entryIdOf(request), ...input });
      const service = resources.services[found.resource.name];
      const record = await service.revert(found.recordId, found, { actor: requireStaff(request) });
      return answer(reply, { record, missing_files: found.missingFiles } satisfies RestoreVersionAnswer);
    },
  });
}

function entryIdOf({ params: { id = '' } }: CallRequest): number {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new HttpError('bad_request', 'An id is a whole number above zero.');
  return Number(id);
}
