import { canRead, canWrite, needsStepUp } from '@porchlight/contract/call-access';
import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { FastifyInstance } from 'fastify';
import { forbiddenError, requireConfirmed, requireStaff } from '../accounts/session.ts';
import type { Database } from '../db/database.ts';
import type { FileKeys } from '../files/file-keys.ts';
import type { FileStore } from '../files/index.ts';
import type { CallRequest } from '../http/call-route.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { readForm } from '../http/uploads.ts';
import { HttpError } from '../http-error.ts';
import { check } from '../records/check-input.ts';
import type { Resources } from '../records/resources.ts';
import { describeHistoryCalls } from './describe-history-calls.ts';
import { reconstructVersion } from './earlier-version.ts';
import { checkHistoryQuery, lastChangesSchema, restoreVersionSchema } from './history-query.ts';
import { readHistory, readHistoryPeople, readLastChanges } from './read-history.ts';
import { readDeleted, readDeletedRecord } from './read-trash.ts';

/** Dependencies of the routes for history and trash. */
export interface HistoryRoutesOptions {
  db: Database;
  files: FileStore;
  resources: Resources;
  /** Signs keys for the files in changes. */
  keys: FileKeys;
  now: () => Date;
}

/**
 * Registers the calls for the history, limited to resources that the account may read, and for the trash, limited to
 * those it may write.
 */
export async function historyRoutes(app: FastifyInstance, options: HistoryRoutesOptions): Promise<void> {
  const { db, files, resources, keys, now } = options;
  const serve = serveCalls(app, otherCalls, describeHistoryCalls);

  serve('history', async (request) => readHistory(db, keys, authorizedQuery(request, canRead)));
  serve('lastChanges', async (request) => {
    const query = check(lastChangesSchema, request.query);
    requireAccess(request, canRead, query.resource);
    return readLastChanges(db, query);
  });
  serve('historyPeople', () => readHistoryPeople(db));
  serve('deleted', async (request) => readDeleted(db, keys, authorizedQuery(request, canWrite), now()));
  serve('deletedRecord', async (request) =>
    readDeletedRecord(db, keys, entryIdOf(request), requireAccess(request, canWrite), now()),
  );
  serve('restoreVersion', async (request) => {
    const { values } = await readForm(request);
    const input = check(restoreVersionSchema, values);
    const earlier = await reconstructVersion(
      { db, files, staff: requireStaff(request) },
      { entryId: entryIdOf(request), ...input },
    );
    if (needsStepUp(earlier.resource.name, 'update')) requireConfirmed(requireStaff(request));
    const service = resources.services[earlier.resource.name];
    const record = await service.revert(earlier.recordId, earlier, { actor: requireStaff(request) });
    return { record, missing_files: earlier.missingFiles };
  });
}

/** Returns the validated query, with the resources that the account may access. */
function authorizedQuery(request: CallRequest, canAccess: typeof canRead) {
  const query = checkHistoryQuery(request.query);
  return { ...query, allowedResources: requireAccess(request, canAccess, query.resource) };
}

/**
 * Returns the resources that the account may access.
 * @param canAccess tells whether a role has the required access to a resource
 * @param requested a resource that must be among them
 * @throws HttpError `forbidden` when it is not
 */
function requireAccess(request: CallRequest, canAccess: typeof canRead, requested?: ResourceName): ResourceName[] {
  const staff = requireStaff(request);
  const allowedResources = resourceNames.filter((name) => canAccess(staff.role, name));
  if (requested && !allowedResources.includes(requested)) throw forbiddenError(staff);
  return allowedResources;
}

function entryIdOf({ params: { id = '' } }: CallRequest): number {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new HttpError('bad_request', 'An id has to be a whole number of 1 or more.');
  return Number(id);
}
