import { accessTo, holdsPersonalData } from '@porchlight/contract/call-access';
import {
  nextCursorHeader,
  positionHeader,
  previousCursorHeader,
  totalAmountHeader,
  totalCountHeader,
} from '@porchlight/contract/calls';
import type { ResourceName } from '@porchlight/contract/entities';
import type { Action } from '@porchlight/contract/entity';
import type { ErrorCode } from '@porchlight/contract/errors';
import { exampleValues } from '@porchlight/contract/example-values';
import { fieldsOfKind, fileFieldsOf } from '@porchlight/contract/fields';
import { restoreDays } from '@porchlight/contract/limits';
import { goneForGood } from '@porchlight/contract/links';
import { hasStates } from '@porchlight/contract/publication';
import { redirectToSchema } from '@porchlight/contract/redirect-to';
import { type Resource, resources } from '@porchlight/contract/resources';
import { seriesScopeSchema } from '@porchlight/contract/series-scope';
import { subscribeSucceeded } from '@porchlight/contract/texts';
import { z } from 'zod';
import { uniqueFields } from '../db/entity-columns.ts';
import { type CallParameter, type CallResponse, type CallSchema, jsonResponse } from '../http/call-schema.ts';
import { listParameters, stateParameter } from '../lists/list-parameters.ts';
import { exampleChange, exampleId, exampleListRecord, exampleRecord } from '../records/example-records.ts';
import { recordPath } from '../records/live-rows.ts';
import { recordSchemas, schemaName } from '../records/record-schemas.ts';

const idempotencyKeyParameter: CallParameter = {
  in: 'header',
  name: 'Idempotency-Key',
  description:
    'A key of 16 to 64 letters, digits, hyphens and underscores that a form reuses until it knows the result of its call. A call that is repeated with the same key changes nothing twice.',
  schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
};

/** Returns the schema of one of an entity's six calls. */
export function describeResourceCall(name: ResourceName, action: Action): CallSchema {
  const { plural } = resources[name];
  const description = describers[action](name, accessTo(name, action) === 'anyone');
  return {
    ...description,
    tags: [plural],
    errors: [...(description.errors ?? []), ...personalDataErrors(name, action)],
  };
}

type Describer = (name: ResourceName, isOpen: boolean) => Omit<CallSchema, 'tags'>;

const describers: Readonly<Record<Action, Describer>> = {
  list: (name, isOpen) => ({
    operationId: `list${keyName(resources[name].listKey)}`,
    summary: `List: ${resources[name].plural}`,
    description: `${openNote(isOpen)} An unknown parameter is refused, so that a misspelled one does not return the whole list.`,
    parameters: [...listParameters(name), ...(isOpen ? [ifNoneMatch] : [])],
    response: {
      200: jsonResponse(
        'The records in the requested order.',
        listSchema(name),
        () => ({ [resources[name].listKey]: [exampleListRecord(name)] }),
        listHeaders(name),
      ),
      ...unchanged(isOpen, listHeaders(name)),
    },
    errors: [
      'validation',
      ...rateLimitErrors(isOpen),
      ...(hasStates(resources[name]) ? (['unauthorized'] as const) : []),
    ],
  }),
  single: (name, isOpen) => ({
    operationId: `get${keyName(resources[name].singleKey)}`,
    summary: `Get one ${resources[name].singular}`,
    description: openNote(isOpen),
    params: path(name),
    parameters: [...stateParameter(name), ...(isOpen ? [ifNoneMatch] : [])],
    errors: hasStates(resources[name]) ? ['validation', 'unauthorized'] : [],
    response: { 200: responseOf(name, `The ${resources[name].singular}.`, 0, false), ...unchanged(isOpen) },
  }),
  create: (name) => ({
    operationId: `create${keyName(resources[name].singleKey)}`,
    summary: `Create ${withArticle(resources[name].singular)}`,
    parameters: [idempotencyKeyParameter],
    body: recordSchemas(name).create,
    example: () => exampleValues(name),
    ...filesOf(name),
    response: { 201: responseOf(name, `The new ${resources[name].singular}.`) },
    errors: [...bodyErrors(name), ...uniqueErrors(name)],
  }),
  update: (name) => ({
    operationId: `update${keyName(resources[name].singleKey)}`,
    summary: `Update ${withArticle(resources[name].singular)}`,
    description:
      'A field that is not sent stays unchanged. With `version`, the call returns 409 and the current record if someone else has changed it in the meantime; without it, the change is always made.',
    params: path(name),
    parameters: [idempotencyKeyParameter],
    body: recordSchemas(name).update,
    example: () => exampleChange(name),
    ...filesOf(name),
    response: { 200: responseOf(name, `The current ${resources[name].singular}.`, 1) },
    errors: [
      ...bodyErrors(name),
      'stale_version',
      ...uniqueErrors(name),
      ...(name === 'user' ? (['forbidden', 'confirmation_required'] as const) : []),
    ],
  }),
  remove: (name) => ({
    operationId: `delete${keyName(resources[name].singleKey)}`,
    summary: `Delete ${withArticle(resources[name].singular)}`,
    description: `It is moved to the trash, and can be restored for ${restoreDays} days.`,
    params: path(name),
    querystring: removeQueryOf(resources[name]),
    response: { 204: { description: 'It is deleted.' } },
    // Deleting one's own account or the last administrator's is refused.
    errors: [
      ...(name === 'user' ? (['conflict'] as const) : []),
      ...(resources[name].paged ? (['validation'] as const) : []),
    ],
  }),
  restore: (name) => ({
    operationId: `restore${keyName(resources[name].singleKey)}`,
    summary: `Restore ${withArticle(resources[name].singular)} from the trash`,
    description: 'A record that is not deleted is returned unchanged, so that the call can be repeated.',
    params: path(name),
    response: { 200: responseOf(name, `The current ${resources[name].singular}.`, 3) },
    errors: ['gone', ...(Object.keys(uniqueFields(name)).length > 0 ? (['conflict'] as const) : [])],
  }),
};

/** Returns the schema of `POST /api/add-email`, which responds differently to visitors and staff. */
export function describeSubscribe(): CallSchema {
  const forStaff = describeResourceCall('email', 'create');
  const schema = z.union([z.object({ message: z.string() }), recordResponse('email')]);
  const examples = () => ({
    'For visitors': { message: subscribeSucceeded.text },
    'For staff': exampleResponse('email'),
  });
  return {
    ...forStaff,
    summary: 'Subscribe an email address',
    description:
      'Visitors learn nothing about who is on the list: a new address and a known one get the same response, without a record. Staff get the record, and 409 for a known address. A form sent without JavaScript gets an HTML page. Requests that another website makes a visitor’s browser send are refused with 403.',
    response: {
      201: {
        description: 'For staff the new record, for visitors a message.',
        content: { 'application/json': { schema, examples } },
      },
    },
    errors: [...(forStaff.errors ?? []), 'forbidden', 'too_many_requests'],
  };
}

function openNote(isOpen: boolean): string {
  return isOpen ? 'Open to everyone: visitors and staff get the same response.' : 'Not for visitors.';
}

function path(name: ResourceName) {
  return recordPath(name, `Id of the ${resources[name].singular}.`, exampleId(name));
}

const removeQuery = z.object({
  redirect_to: redirectToSchema.meta({
    documented: { type: 'string' },
    description: `Where visitors are sent from the page of a published record: \`page:donate\`, \`record:story/7\`, a path or an address; \`${goneForGood}\` for a page that is removed permanently. The redirect ends when the record is restored.`,
  }),
});

const removeSeriesQuery = removeQuery.extend({
  series_scope: seriesScopeSchema.meta({
    description:
      'For an event that repeats: `following` deletes the later ones too, `all` every one. Restoring the event restores them.',
  }),
});

/** The query of a deletion. */
function removeQueryOf({ paged, fields }: Resource): z.ZodObject {
  if (fieldsOfKind(fields, 'recurrence').length > 0) return removeSeriesQuery;
  return paged ? removeQuery : z.object({});
}

const ifNoneMatch: CallParameter = {
  in: 'header',
  name: 'If-None-Match',
  description: 'The `ETag` of an earlier response: if it is still current, the response is 304 without a body.',
  schema: { type: 'string' },
};

function unchanged(isOpen: boolean, headers?: CallResponse['headers']): CallSchema['response'] {
  const description = 'The `ETag` in `If-None-Match` is still current.';
  return isOpen ? { 304: { description, ...(headers && { headers }) } } : {};
}

/** Requests of visitors that no page of the website makes are rate-limited. */
function rateLimitErrors(isOpen: boolean): ErrorCode[] {
  return isOpen ? ['too_many_requests'] : [];
}

/** An export requires step-up, and the records that a session reads one by one add up to one. */
function personalDataErrors(name: ResourceName, action: Action): ErrorCode[] {
  return holdsPersonalData(name) && ['single', 'update', 'restore'].includes(action)
    ? ['reauthentication_required']
    : [];
}

function responseOf(name: ResourceName, description: string, changes = 0, isForStaff = true): CallResponse {
  return jsonResponse(description, recordResponse(name), () => exampleResponse(name, changes, isForStaff));
}

function recordResponse(name: ResourceName) {
  return z.object({ [resources[name].singleKey]: recordSchemas(name).record });
}

function exampleResponse(name: ResourceName, changes = 0, isForStaff = true) {
  return { [resources[name].singleKey]: exampleRecord(name, changes, isForStaff) };
}

function listSchema(name: ResourceName): z.ZodType {
  const { listKey, plural } = resources[name];
  return z
    .object({ [listKey]: z.array(recordSchemas(name).record) })
    .meta({ id: `${schemaName(name)}List`, description: `${plural}, as in a list.` });
}

function listHeaders(name: ResourceName): NonNullable<CallResponse['headers']> {
  const ofPages = 'If a page was requested with `limit`.';
  return {
    [totalCountHeader]: { type: 'integer', description: 'Total number of matching records.' },
    [nextCursorHeader]: { type: 'string', description: `${ofPages} The cursor for \`after\`; empty on the last page.` },
    [previousCursorHeader]: {
      type: 'string',
      description: `${ofPages} The cursor for \`before\`; empty on the first page.`,
    },
    [positionHeader]: {
      type: 'integer',
      description: `${ofPages} Number of matching records before the first one of the page.`,
    },
    ...(fieldsOfKind(resources[name].fields, 'money').length > 0 && {
      [totalAmountHeader]: {
        type: 'number',
        description: `${ofPages} The sum of all matching records, in US dollars.`,
      },
    }),
  };
}

function filesOf(name: ResourceName): Pick<CallSchema, 'files'> {
  const files = fileFieldsOf(resources[name].fields);
  return Object.keys(files).length > 0 ? { files } : {};
}

function bodyErrors(name: ResourceName): ErrorCode[] {
  return Object.keys(fileFieldsOf(resources[name].fields)).length > 0 ? ['validation', 'bad_file'] : ['validation'];
}

/** Error codes for values of unique fields and slugs that are in use. */
function uniqueErrors(name: ResourceName): ErrorCode[] {
  return Object.keys(uniqueFields(name)).length > 0 || 'slug' in resources[name].fields ? ['conflict'] : [];
}

/** Converts snake case to Pascal case: `gallery_items` to `GalleryItems`. */
function keyName(key: string): string {
  return key.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function withArticle(noun: string): string {
  return `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
