import { canWrite, needsStepUp } from '@porchlight/contract/call-access';
import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import type { HistoryEntry } from '@porchlight/contract/history';
import { otherCalls } from '@porchlight/contract/other-calls';
import { linksOf } from '@porchlight/contract/record-links';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileKeys } from '../access/file-keys.ts';
import { type PersonalDataAccess, type ReadRecord, staffCanRead } from '../access/personal-data.ts';
import type { Actor, Staff } from '../access/staff.ts';
import { forbiddenError, requireConfirmed, requireStaff } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import { serveCalls } from '../http/serve-calls.ts';
import type { ResponseRecord } from '../records/columns.ts';
import { describeHistoryCalls } from './describe-history-calls.ts';
import { type EarlierVersion, reconstructVersion, type StoredFiles, type VersionQuery } from './earlier-version.ts';
import { type FindMissing, missingLinks } from './missing-links.ts';
import { readHistory, readHistoryPeople, readLastChanges } from './read-history.ts';
import { readDeleted, readDeletedRecord } from './read-trash.ts';

/** Brings a record back to an earlier version. */
interface Reverting {
  revert(id: number, earlier: EarlierVersion, options: { actor: Actor }): Promise<ResponseRecord>;
}

/** Dependencies of the routes for history and trash. */
export interface HistoryRoutesOptions {
  db: Database;
  files: StoredFiles;
  /** The services of each entity, of which the history needs one call. */
  services: Readonly<Record<ResourceName, Reverting>>;
  /** Signs keys for the files in changes. */
  keys: FileKeys;
  now: () => Date;
  personalData: PersonalDataAccess;
  /** Finds those of the targets of links that visitors can't see. */
  findMissing: FindMissing;
}

/**
 * Registers the calls for the history, limited to resources that the account may read, and for the trash, limited to
 * those it may write.
 */
export async function historyRoutes(app: FastifyInstance, options: HistoryRoutesOptions): Promise<void> {
  const { db, files, services, keys, now, personalData, findMissing } = options;
  const serve = serveCalls(app, otherCalls, describeHistoryCalls);

  const requirePersonalData = (
    request: FastifyRequest<{ Querystring: { before?: unknown } }>,
    records: readonly Changed[],
  ) => {
    const read = records.map(({ resource, record_id }): ReadRecord => ({ resource, id: record_id }));
    return personalData.requireAccess(requireStaff(request), read, { isContinued: request.query.before !== undefined });
  };

  const versionOf = (request: FastifyRequest, query: VersionQuery) => {
    const staff = requireStaff(request);
    const requireAccess = (record: ReadRecord) => personalData.requireAccess(staff, [record]);
    return reconstructVersion({ db, files, staff, requireAccess }, query);
  };

  serve('history', async (request) => {
    const response = await readHistory(db, keys, authorizedQuery(request, request.query, staffCanRead));
    await requirePersonalData(request, response.history);
    return response;
  });
  serve('lastChanges', async (request) => {
    requireAccess(request, staffCanRead, request.query.resource);
    return readLastChanges(db, request.query);
  });
  serve('historyPeople', () => readHistoryPeople(db));
  serve('deleted', async (request) => {
    const response = await readDeleted(db, keys, authorizedQuery(request, request.query, canUseTrash), now());
    await requirePersonalData(request, response.deleted);
    return response;
  });
  serve('deletedRecord', async (request) => {
    const allowed = requireAccess(request, canUseTrash);
    const response = await readDeletedRecord(db, keys, request.params.id, allowed, now());
    await requirePersonalData(request, [response.deleted]);
    return response;
  });
  serve('restoreVersion', async (request) => {
    const earlier = await versionOf(request, { entryId: request.params.id, ...request.body });
    if (needsStepUp(earlier.resource.name, 'update')) requireConfirmed(requireStaff(request));
    const service = services[earlier.resource.name];
    const record = await service.revert(earlier.recordId, earlier, { actor: requireStaff(request) });
    return { record, missing_files: earlier.missingFiles };
  });
  serve('missingLinks', async (request) => {
    const { resource, columns } = await versionOf(request, { entryId: request.params.id, ...request.query });
    return { links: await missingLinks(db.read, linksOf(resource.fields, columns), findMissing) };
  });
}

/** What a change or a deletion concerned. */
type Changed = Pick<HistoryEntry, 'resource' | 'record_id'>;

type CanAccess = (staff: Staff, name: ResourceName) => boolean;

/** Whether a person or program may see and restore deleted records of an entity. */
const canUseTrash: CanAccess = (staff, name) => canWrite(staff.role, name) && staffCanRead(staff, name);

/** Returns the query with the resources that the account may access. */
function authorizedQuery<Query extends { resource?: ResourceName }>(
  request: FastifyRequest,
  query: Query,
  canAccess: CanAccess,
) {
  return { ...query, allowedResources: requireAccess(request, canAccess, query.resource) };
}

/**
 * Returns the resources that the account may access.
 * @param canAccess tells whether a person or program has the required access to a resource
 * @param requested a resource that must be among them
 * @throws HttpError `forbidden` when it is not
 */
function requireAccess(request: FastifyRequest, canAccess: CanAccess, requested?: ResourceName): ResourceName[] {
  const staff = requireStaff(request);
  const allowedResources = resourceNames.filter((name) => canAccess(staff, name));
  if (requested && !allowedResources.includes(requested)) throw forbiddenError(staff);
  return allowedResources;
}
