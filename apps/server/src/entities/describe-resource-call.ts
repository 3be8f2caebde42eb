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
import { resources } from '@porchlight/contract/resources';
import { subscribeSucceeded } from '@porchlight/contract/texts';
import { z } from 'zod';
import { uniqueFields } from '../db/entity-columns.ts';
import {
  type CallBody,
  type CallDescription,
  type CallParameter,
  type CallResponse,
  pathId,
  schemaMetadata,
} from '../http/call-description.ts';
import { listParameters, stateParameter } from '../lists/list-parameters.ts';
import { exampleChange, exampleId, exampleListRecord, exampleRecord } from '../records/example-records.ts';
import { recordSchemas, schemaName } from '../records/record-schemas.ts';

const idempotencyKeyParameter: CallParameter = {
  in: 'header',
  name: 'Idempotency-Key',
  description:
    'A key of 16 to 64 letters, digits, hyphens and underscores that a form reuses until it knows the result of its call. A call that is repeated with the same key changes nothing twice.',
  schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
};

/** Returns the OpenAPI description of one of an entity's six calls. */
export function describeResourceCall(name: ResourceName, action: Action): CallDescription {
  const { plural } = resources[name];
  const description = describers[action](name, accessTo(name, action) === 'anyone');
  return {
    group: plural,
    ...description,
    errors: [...(description.errors ?? []), ...personalDataErrors(name, action)],
  };
}

type Describer = (name: ResourceName, isOpen: boolean) => Omit<CallDescription, 'group'>;

const describers: Readonly<Record<Action, Describer>> = {
  list: (name, isOpen) => ({
    id: `list${keyName(resources[name].listKey)}`,
    summary: `List: ${resources[name].plural}`,
    description: `${openNote(isOpen)} An unknown parameter is refused, so that a misspelled one does not return the whole list.`,
    parameters: [...listParameters(name), ...(isOpen ? [ifNoneMatch] : [])],
    responses: [
      {
        status: 200,
        description: 'The records in the requested order.',
        schema: listSchema(name),
        examples: { example: { [resources[name].listKey]: [exampleListRecord(name)] } },
        headers: listHeaders(name),
      },
      ...unchanged(isOpen, listHeaders(name)),
    ],
    errors: [
      'validation',
      ...rateLimitErrors(isOpen),
      ...(hasStates(resources[name]) ? (['unauthorized'] as const) : []),
    ],
  }),
  single: (name, isOpen) => ({
    id: `get${keyName(resources[name].singleKey)}`,
    summary: `Get one ${resources[name].singular}`,
    description: openNote(isOpen),
    parameters: [idParameter(name), ...stateParameter(name), ...(isOpen ? [ifNoneMatch] : [])],
    errors: hasStates(resources[name]) ? ['validation', 'unauthorized'] : [],
    responses: [
      { ...responseOf(name, 0, false), description: `The ${resources[name].singular}.` },
      ...unchanged(isOpen),
    ],
  }),
  create: (name) => ({
    id: `create${keyName(resources[name].singleKey)}`,
    summary: `Create ${withArticle(resources[name].singular)}`,
    parameters: [idempotencyKeyParameter],
    body: { ...bodyOf(name), schema: recordSchemas(name).create, example: exampleValues(name) },
    responses: [{ ...responseOf(name, 0), status: 201, description: `The new ${resources[name].singular}.` }],
    errors: [...bodyErrors(name), ...uniqueErrors(name)],
  }),
  update: (name) => ({
    id: `update${keyName(resources[name].singleKey)}`,
    summary: `Update ${withArticle(resources[name].singular)}`,
    description:
      'A field that is not sent stays unchanged. With `version`, the call returns 409 and the current record if someone else has changed it in the meantime; without it, the change is always made.',
    parameters: [idParameter(name), idempotencyKeyParameter],
    body: { ...bodyOf(name), schema: recordSchemas(name).update, example: exampleChange(name) },
    responses: [{ ...responseOf(name, 1), description: `The current ${resources[name].singular}.` }],
    errors: [
      ...bodyErrors(name),
      'stale_version',
      ...uniqueErrors(name),
      ...(name === 'user' ? (['forbidden', 'confirmation_required'] as const) : []),
    ],
  }),
  remove: (name) => ({
    id: `delete${keyName(resources[name].singleKey)}`,
    summary: `Delete ${withArticle(resources[name].singular)}`,
    description: `It is moved to the trash, and can be restored for ${restoreDays} days.`,
    parameters: [idParameter(name), ...(resources[name].paged ? [redirectToParameter] : [])],
    responses: [{ status: 204, description: 'It is deleted.' }],
    // Deleting one's own account or the last administrator's is refused.
    errors: [
      ...(name === 'user' ? (['conflict'] as const) : []),
      ...(resources[name].paged ? (['validation'] as const) : []),
    ],
  }),
  restore: (name) => ({
    id: `restore${keyName(resources[name].singleKey)}`,
    summary: `Restore ${withArticle(resources[name].singular)} from the trash`,
    description: 'A record that is not deleted is returned unchanged, so that the call can be repeated.',
    parameters: [idParameter(name)],
    responses: [{ ...responseOf(name, 3), description: `The current ${resources[name].singular}.` }],
    errors: ['gone', ...(Object.keys(uniqueFields(name)).length > 0 ? (['conflict'] as const) : [])],
  }),
};

/** Returns the OpenAPI description of `POST /api/add-email`, which responds differently to visitors and staff. */
export function describeSubscribe(): CallDescription {
  const forStaff = describeResourceCall('email', 'create');
  const [{ schema: record, examples }] = forStaff.responses;
  const message = z.object({ message: z.string() });
  return {
    ...forStaff,
    summary: 'Subscribe an email address',
    description:
      'Visitors learn nothing about who is on the list: a new address and a known one get the same response, without a record. Staff get the record, and 409 for a known address. A form sent without JavaScript gets an HTML page. Requests that another website makes a visitor’s browser send are refused with 403.',
    responses: [
      {
        status: 201,
        description: 'For staff the new record, for visitors a message.',
        schema: record ? z.union([message, record]) : message,
        examples: { 'For visitors': { message: subscribeSucceeded.text }, 'For staff': examples?.example },
      },
    ],
    errors: [...(forStaff.errors ?? []), 'forbidden', 'too_many_requests'],
  };
}

function openNote(isOpen: boolean): string {
  return isOpen ? 'Open to everyone: visitors and staff get the same response.' : 'Not for visitors.';
}

function idParameter(name: ResourceName): CallParameter {
  return pathId(`Id of the ${resources[name].singular}.`, exampleId(name));
}

const redirectToParameter: CallParameter = {
  in: 'query',
  name: 'redirect_to',
  description: `Where visitors are sent from the page of a published record: \`page:donate\`, \`record:story/7\`, a path or an address; \`${goneForGood}\` for a page that is removed permanently. The redirect ends when the record is restored.`,
  schema: { type: 'string' },
};

const ifNoneMatch: CallParameter = {
  in: 'header',
  name: 'If-None-Match',
  description: 'The `ETag` of an earlier response: if it is still current, the response is 304 without a body.',
  schema: { type: 'string' },
};

function unchanged(isOpen: boolean, headers?: CallResponse['headers']): CallResponse[] {
  return isOpen ? [{ status: 304, description: 'The `ETag` in `If-None-Match` is still current.', headers }] : [];
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

function responseOf(name: ResourceName, changes: number, isForStaff = true) {
  const { singleKey } = resources[name];
  const schema = z.object({ [singleKey]: recordSchemas(name).record });
  return {
    status: 200,
    schema,
    examples: { example: { [singleKey]: exampleRecord(name, changes, isForStaff) } },
  } as const;
}

function listSchema(name: ResourceName): z.ZodType {
  const { listKey, plural } = resources[name];
  const schema = z.object({ [listKey]: z.array(recordSchemas(name).record) });
  schemaMetadata.add(schema, { id: `${schemaName(name)}List`, description: `${plural}, as in a list.` });
  return schema;
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

function bodyOf(name: ResourceName): Pick<CallBody, 'takesForms' | 'files'> {
  const files = fileFieldsOf(resources[name].fields);
  return { takesForms: true, ...(Object.keys(files).length > 0 && { files }) };
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
