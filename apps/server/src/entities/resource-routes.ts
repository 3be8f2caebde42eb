import { accessTo, canRead, holdsPersonalData, needsStepUp } from '@porchlight/contract/call-access';
import { type Call, servedActions } from '@porchlight/contract/calls';
import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import type { Action } from '@porchlight/contract/entity';
import { fileFieldsOf } from '@porchlight/contract/fields';
import { personalDataPageMax } from '@porchlight/contract/limits';
import { hasStates, type StateFilter } from '@porchlight/contract/publication';
import { resources as table } from '@porchlight/contract/resources';
import type { SeriesScope } from '@porchlight/contract/series-scope';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PersonalDataAccess, ReadOptions } from '../access/personal-data.ts';
import { forbiddenError, requireStaff } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import type { CallHandler } from '../http/call-route.ts';
import { check } from '../http/check-input.ts';
import { readForm } from '../http/form-body.ts';
import { bodyByService } from '../http/schema-compilers.ts';
import type { RateLimiter } from '../http/throttling.ts';
import type { ListRequester } from '../lists/list-cache-policy.ts';
import { requestedStateSchema } from '../lists/list-query.ts';
import { sendSerialized } from '../lists/send-serialized.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { FileStore } from '../media/index.ts';
import type { ResumableUploads } from '../media/resumable-uploads.ts';
import type { ResponseRecord } from '../records/columns.ts';
import type { Subscriptions } from '../subscribers/subscriptions.ts';
import { idempotencyKey } from '../writes/idempotency-keys.ts';
import { describeResourceCall } from './describe-resource-call.ts';
import type { Resources } from './resources.ts';
import { subscribeRoute } from './subscribe.ts';

/** Request timeout for a form with files, in milliseconds: enough for a phone on a slow connection. */
const uploadTimeoutMs = 5 * 60 * 1000;

/** The input of a resource's calls. Services validate the query of a list. */
interface ResourceRoute {
  Params: { id: number };
  Querystring: Record<string, unknown> & { redirect_to?: string; series_scope?: SeriesScope };
}

type ResourceRequest = FastifyRequest<ResourceRoute>;

/** Dependencies of the resources' calls. */
export interface ResourceRoutesOptions {
  resources: Resources;
  files: FileStore;
  uploads: ResumableUploads;
  db: Database;
  now: () => Date;
  /** Rate limit for visitors' requests of lists that are not cached. */
  spend: RateLimiter;
  personalData: PersonalDataAccess;
  subscriptions: Subscriptions;
  mailer: Pick<Mailer, 'wake'>;
}

/** Registers the calls of every resource, with the access that its description declares. */
export async function resourceRoutes(app: FastifyInstance, options: ResourceRoutesOptions): Promise<void> {
  for (const name of resourceNames) {
    const { list, single, create, update, remove, restore } = table[name].calls;
    const handlers = resourceHandlers(name, options);
    const calls: Record<Action, Call> = { list, single, create, update, remove, restore };
    for (const action of servedActions(name)) {
      const { method, path } = calls[action];
      // Subscribing is registered by `subscribeRoute`: its response depends on who sends the request.
      if (name === 'email' && action === 'create') continue;
      const takesFiles =
        Object.keys(fileFieldsOf(table[name].fields)).length > 0 && ['create', 'update'].includes(action);
      app.route<ResourceRoute>({
        method,
        url: path.replace('{id}', ':id'),
        handler: handlers[action],
        config: {
          access: accessTo(name, action),
          stepUp: needsStepUp(name, action) || (action === 'list' && holdsPersonalData(name) && isPersonsExport),
        },
        schema: describeResourceCall(name, action),
        validatorCompiler: bodyByService,
        ...(takesFiles && { handlerTimeout: uploadTimeoutMs }),
      });
    }
  }
  await app.register(subscribeRoute, {
    ...options,
    service: options.resources.services.email,
  });
}

/**
 * Whether a person requests a whole list, or more of it than a page: refused without step-up before anything is read.
 * What a response turns out to have more of is found by `PersonalDataAccess`.
 */
function isPersonsExport({ query, staff }: FastifyRequest): boolean {
  return !staff?.isApiKey && requestsWhole(query);
}

function requestsWhole(query: unknown): boolean {
  const { limit }: ResourceRoute['Querystring'] = Object(query);
  return !(Number(limit) <= personalDataPageMax);
}

const singleQuery = z.object({ state: requestedStateSchema });

/**
 * Returns the requested state of records, if there is one.
 * @throws HttpError `unauthorized` or `forbidden` for people who may not read unpublished records, `validation` for an
 * unknown state
 */
function requestedState(name: ResourceName, request: ResourceRequest): StateFilter | undefined {
  if (request.query.state === undefined || !hasStates(table[name])) return undefined;
  const staff = requireStaff(request);
  if (!canRead(staff.role, name)) throw forbiddenError(staff);
  return check(singleQuery, request.query).state;
}

function resourceHandlers(
  name: ResourceName,
  options: ResourceRoutesOptions,
): Record<Action, CallHandler<ResourceRoute>> {
  const service = options.resources.services[name];
  const { singleKey } = table[name].calls;
  const fileFields = fileFieldsOf(table[name].fields);
  const readRecord = async (request: ResourceRequest) =>
    options.uploads.resolve(await readForm(request, fileFields, options.files), fileFields, request.staff?.userId);
  const changeOptions = (request: ResourceRequest) => ({
    actor: request.staff ?? undefined,
    key: idempotencyKey(request.headers),
  });
  const sendRecord = (reply: FastifyReply, record: ResponseRecord) =>
    reply.header('cache-control', 'no-store').send({ [singleKey]: record });
  const requirePersonalData = async ({ staff }: ResourceRequest, ids: readonly number[], read?: ReadOptions) => {
    const records = ids.map((id) => ({ resource: name, id }));
    if (staff) await options.personalData.requireAccess(staff, records, read);
  };
  /** The only records that a person who is named for some may read; undefined for no such limit. */
  const amongOf = ({ namedForms }: ResourceRequest) =>
    namedForms === null ? undefined : { field: 'form', ids: namedForms };
  const requireNamed = async (request: ResourceRequest) => {
    const among = amongOf(request);
    if (among) await options.resources.entryAccess.requireAmong(request.params.id, among);
  };
  const isPublic = { list: accessTo(name, 'list') === 'anyone', single: accessTo(name, 'single') === 'anyone' };

  return {
    async list(request, reply) {
      const state = requestedState(name, request);
      const requester: ListRequester = request.staff
        ? { kind: 'staff', among: amongOf(request) }
        : { kind: 'visitor', beforeReading: () => void options.spend(request) };
      const response = await service.list(request.query, requester);
      const { after, before, offset } = request.query;
      const isContinued = [after, before, offset].some((each) => each !== undefined);
      await requirePersonalData(request, response.ids ?? [], { isWhole: requestsWhole(request.query), isContinued });
      return sendSerialized(request, reply, response, isPublic.list && state === undefined);
    },
    async single(request, reply) {
      const state = requestedState(name, request);
      const { id } = request.params;
      await requireNamed(request);
      await requirePersonalData(request, [id]);
      const response = await service.single(id, state);
      return sendSerialized(request, reply, response, isPublic.single && state === undefined);
    },
    async create(request, reply) {
      const { values, files } = await readRecord(request);
      return sendRecord(reply.code(201), await service.create(values, { files, ...changeOptions(request) }));
    },
    async update(request, reply) {
      const { id } = request.params;
      await requireNamed(request);
      // Its response has the whole record, whatever little is changed.
      await requirePersonalData(request, [id]);
      const { values, files } = await readRecord(request);
      return sendRecord(reply, await service.update(id, values, { files, ...changeOptions(request) }));
    },
    async remove(request, reply) {
      const redirectTo = table[name].paged ? request.query.redirect_to : undefined;
      const seriesScope = table[name].fields.repeats ? request.query.series_scope : undefined;
      await service.remove(request.params.id, { ...changeOptions(request), redirectTo, seriesScope });
      return reply.code(204).send();
    },
    async restore(request, reply) {
      const { id } = request.params;
      await requirePersonalData(request, [id]);
      return sendRecord(reply, await service.restore(id, changeOptions(request)));
    },
  };
}
