import { mayRead, mayWrite, needsStepUp } from '@porchlight/contract/call-access';
import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import type { RestoreVersionAnswer } from '@porchlight/contract/history';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refused, requireConfirmed, requireStaff } from '../accounts/session.ts';
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

/** The calls of the history, which shows of each entity what one reads, and of the trash, for those who may restore. */
export async function historyRoutes(app: FastifyInstance, options: HistoryRoutesOptions): Promise<void> {
  const { db, files, resources, keys, now } = options;
  const { history, historyPeople, lastChanges, deleted, deletedRecord, restoreVersion } = otherCalls;
  const answer = (reply: FastifyReply, body: unknown) => reply.header('cache-control', 'no-store').send(body);

  app.route<CallRoute>({
    method: history.method,
    url: history.path,
    config: { access: history.access, describe: describeHistoryCalls.history },
    handler: async (request, reply) => answer(reply, await readHistory(db, keys, readingQuery(request))),
  });
  app.route<CallRoute>({
    method: lastChanges.method,
    url: lastChanges.path,
    config: { access: lastChanges.access, describe: describeHistoryCalls.lastChanges },
    async handler(request, reply) {
      const query = checkLastChangesQuery(request.query);
      requireRecords(request, mayRead, query.resource);
      return answer(reply, await readLastChanges(db, query));
    },
  });
  app.route<CallRoute>({
    method: historyPeople.method,
    url: historyPeople.path,
    config: { access: historyPeople.access, describe: describeHistoryCalls.historyPeople },
    handler: async (_request, reply) => answer(reply, await readHistoryPeople(db)),
  });
  app.route<CallRoute>({
    method: deleted.method,
    url: deleted.path,
    config: { access: deleted.access, describe: describeHistoryCalls.deleted },
    handler: async (request, reply) => answer(reply, await readDeleted(db, keys, trashQuery(request), now())),
  });
  app.route<CallRoute>({
    method: deletedRecord.method,
    url: deletedRecord.path.replace('{id}', ':id'),
    config: { access: deletedRecord.access, describe: describeHistoryCalls.deletedRecord },
    async handler(request, reply) {
      const found = await readDeletedRecord(db, keys, entryIdOf(request), now());
      requireRecords(request, mayWrite, found.deleted.resource);
      return answer(reply, found);
    },
  });
  app.route<CallRoute>({
    method: restoreVersion.method,
    url: restoreVersion.path.replace('{id}', ':id'),
    config: { access: restoreVersion.access, describe: describeHistoryCalls.restoreVersion },
    async handler(request, reply) {
      const { values } = await readForm(request);
      const input = check(restoreVersionSchema, values);
      const found = await findVersion(
        { db, files, staff: requireStaff(request) },
        { entryId: entryIdOf(request), ...input },
      );
      if (needsStepUp(found.resource.name, 'update')) requireConfirmed(requireStaff(request));
      const service = resources.services[found.resource.name];
      const record = await service.revert(found.recordId, found, { actor: requireStaff(request) });
      return answer(reply, { record, missing_files: found.missingFiles } satisfies RestoreVersionAnswer);
    },
  });
}

/** What is asked of the history, of the resources that one reads. */
function readingQuery(request: CallRequest) {
  const query = checkHistoryQuery(request.query);
  return { ...query, among: requireRecords(request, mayRead, query.resource) };
}

/** What is asked of the trash, of the resources that one may restore. */
function trashQuery(request: CallRequest) {
  const query = checkHistoryQuery(request.query);
  return { ...query, among: requireRecords(request, mayWrite, query.resource) };
}

/**
 * The resources that one's role may do something with.
 * @param asked one that has to be among them
 * @throws HttpError `forbidden` when it is not
 */
function requireRecords(request: CallRequest, may: typeof mayRead, asked: ResourceName | undefined): ResourceName[] {
  const staff = requireStaff(request);
  const among = resourceNames.filter((name) => may(staff.role, name));
  if (asked && !among.includes(asked)) throw refused(staff);
  return among;
}

function entryIdOf({ params: { id = '' } }: CallRequest): number {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new HttpError('bad_request', 'An id is a whole number above zero.');
  return Number(id);
}
