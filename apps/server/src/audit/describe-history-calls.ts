import { resourceNames } from '@porchlight/contract/entities';
import {
  type DeletedQuery,
  deletedRecordResponseSchema,
  deletedRecordSchema,
  deletedResponseSchema,
  fieldChangeSchema,
  type HistoryQuery,
  historyEntrySchema,
  historyPeopleResponseSchema,
  historyPersonSchema,
  historyResponseSchema,
  type LastChangesQuery,
  lastChangesResponseSchema,
  missingLinksResponseSchema,
  restoreVersionResponseSchema,
} from '@porchlight/contract/history';
import { historyPageMax, historyPageSize, restoreDays, searchMaxCharacters } from '@porchlight/contract/limits';
import {
  type CallParameter,
  describeCalls,
  type JsonSchema,
  jsonResponse,
  pathId,
  queryParameters,
  schemaMetadata,
} from '../http/call-description.ts';
import { exampleRecord } from '../records/example-records.ts';
import { lastChangesMax, restoreVersionSchema } from './history-query.ts';

const { resource, at: moment } = historyEntrySchema.shape;
const { record: anyRecord } = restoreVersionResponseSchema.shape;
schemaMetadata.add(moment, { format: 'date-time', description: 'UTC.' });
schemaMetadata.add(anyRecord, { id: 'AnyRecord', description: 'A record of any kind, by the schema of its resource.' });
schemaMetadata.add(resource, { id: 'ResourceName' });
schemaMetadata.add(historyPersonSchema, {
  id: 'HistoryPerson',
  description: 'Who made a change, with the name at that time. The id of a program with an API key is negative.',
});
schemaMetadata.add(fieldChangeSchema, {
  id: 'FieldChange',
  description:
    'One field that was changed; for a password both values are null. The keys are the query strings with which files can be loaded for some minutes.',
});
schemaMetadata.add(historyEntrySchema, { id: 'HistoryEntry', description: 'One change of one record.' });
schemaMetadata.add(deletedRecordSchema, { id: 'DeletedRecord', description: 'A record in the trash.' });
schemaMetadata.add(historyResponseSchema.shape.next, { description: '`before` for the next page, null on the last.' });

schemaMetadata.add(historyResponseSchema, { id: 'HistoryAnswer', description: 'Changes, newest first.' });
schemaMetadata.add(lastChangesResponseSchema, {
  id: 'LastChangesAnswer',
  description: 'In any order; records without an entry in the history are missing.',
});
schemaMetadata.add(historyPeopleResponseSchema, { id: 'HistoryPeopleAnswer', description: 'Sorted by name.' });
schemaMetadata.add(deletedResponseSchema, { id: 'DeletedAnswer', description: 'Deleted records, latest first.' });
schemaMetadata.add(deletedRecordResponseSchema, { id: 'DeletedRecordAnswer' });
schemaMetadata.add(restoreVersionResponseSchema, {
  id: 'RestoreVersionAnswer',
  description: 'The current record, and by field the files of that version that no longer exist.',
});
schemaMetadata.add(restoreVersionSchema.shape.version, {
  type: 'integer',
  minimum: 1,
  description: 'The record’s version that the person saw; a different one is refused with 409.',
});
schemaMetadata.add(restoreVersionSchema.shape.state, {
  description: '`after` restores the values after the change, `before` those before it.',
});
schemaMetadata.add(restoreVersionSchema, { id: 'RestoreVersion' });
schemaMetadata.add(missingLinksResponseSchema, {
  id: 'MissingLinks',
  description: 'Pages and records that visitors can’t see, by their names.',
});

type ParameterNotes = Omit<CallParameter, 'in' | 'name'>;

const resourceParameter: ParameterNotes = {
  description: 'An entity.',
  schema: { type: 'string', enum: [...resourceNames] },
  example: 'story',
};
const integer: JsonSchema = { type: 'integer', minimum: 1 };
const deletedParameters: Record<keyof DeletedQuery, ParameterNotes> = {
  resource: resourceParameter,
  before: {
    description: '`next` of the previous page: returns only entries older than this one.',
    schema: integer,
  },
  limit: {
    description: `Maximum number of entries; values above ${historyPageMax} count as ${historyPageMax}. A page with very long texts has fewer.`,
    schema: { ...integer, default: historyPageSize },
    example: 10,
  },
};
const historyParameters: Record<keyof HistoryQuery, ParameterNotes> = {
  ...deletedParameters,
  limit: { ...deletedParameters.limit, example: 1 },
  record: { description: 'Id of a record; needs `resource`.', schema: integer, example: 1 },
  user: { description: 'Id of the person who made the changes.', schema: integer },
  title: {
    description: 'Words in the record’s main field after the change, ignoring case and accents.',
    schema: { type: 'string', maxLength: searchMaxCharacters },
  },
};
const lastChangesParameters: Record<keyof LastChangesQuery, ParameterNotes> = {
  resource: { ...resourceParameter, required: true },
  records: {
    description: `Ids, separated by commas, at most ${lastChangesMax}.`,
    schema: { type: 'string', pattern: '^[1-9]\\d{0,14}(,[1-9]\\d{0,14})*$' },
    required: true,
    example: '1,2',
  },
};

const versionParameters = queryParameters({
  version: {
    description: 'The record’s version that the person saw; a different one is refused with 409.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
    example: 2,
  },
  state: {
    description: '`after` is the version after the change, `before` the one before it.',
    schema: { type: 'string', enum: ['after', 'before'], default: 'after' },
    example: 'before',
  },
});

const by = { id: 1, username: 'admin' };
const exampleStory = exampleRecord('story');
const at = exampleStory.created_at;
const deletion = {
  ...{ id: 4, resource: 'story', record_id: 1, title: 'Story 2', deleted_at: at, deleted_by: by },
  ...{ restorable_until: '2026-04-13T16:00:00Z', file_keys: {} },
};
const { content: _, ...withoutLongTexts } = exampleRecord('story', 2);

/** OpenAPI descriptions of the calls for history and trash, by their names in the contract. */
export const describeHistoryCalls = describeCalls('History and trash', {
  history: () => ({
    id: 'listHistory',
    summary: 'Who changed what and when',
    parameters: queryParameters(historyParameters),
    responses: [
      jsonResponse('A page of the history.', historyResponseSchema, {
        history: [
          {
            ...{ id: 3, at, by, resource: 'story', record_id: 1, version: 2, action: 'update', reverted_to: null },
            ...{ title: 'Story 2', changes: [{ field: 'title', from: 'Story 1', to: 'Story 2' }] },
          },
        ],
        next: 3,
      }),
    ],
    errors: ['validation', 'reauthentication_required'],
  }),
  lastChanges: () => ({
    id: 'listLastChanges',
    summary: 'The last changes of given records',
    parameters: queryParameters(lastChangesParameters),
    responses: [
      jsonResponse('The latest change of each.', lastChangesResponseSchema, { changes: [{ record_id: 1, at, by }] }),
    ],
    errors: ['validation'],
  }),
  historyPeople: () => ({
    id: 'listHistoryPeople',
    summary: 'Accounts that made changes, including deleted accounts',
    responses: [jsonResponse('The people.', historyPeopleResponseSchema, { people: [by] })],
  }),
  deleted: () => ({
    id: 'listDeleted',
    summary: 'Records in the trash',
    description: `Records can be restored for ${restoreDays} days, with their own calls.`,
    parameters: queryParameters(deletedParameters),
    responses: [
      jsonResponse('A page of the trash, without long texts.', deletedResponseSchema, {
        deleted: [{ ...deletion, record: withoutLongTexts }],
        next: null,
      }),
    ],
    errors: ['validation', 'reauthentication_required'],
  }),
  deletedRecord: () => ({
    id: 'getDeleted',
    summary: 'One record in the trash, with all its fields',
    parameters: [pathId('Id of an entry of the history.', 4)],
    responses: [
      jsonResponse('The record.', deletedRecordResponseSchema, {
        deleted: { ...deletion, record: exampleRecord('story', 2) },
      }),
    ],
    errors: ['reauthentication_required'],
  }),
  restoreVersion: () => ({
    summary: 'Restore an earlier version of a record as a new version',
    parameters: [pathId('Id of an entry of the history.', 3)],
    body: { schema: restoreVersionSchema, example: { version: 2, state: 'before' } },
    responses: [
      jsonResponse('The current record.', restoreVersionResponseSchema, {
        record: { ...exampleStory, version: 3 },
        missing_files: {},
      }),
    ],
    errors: ['reauthentication_required', 'stale_version', 'gone', 'conflict'],
  }),
  missingLinks: () => ({
    id: 'listMissingLinks',
    summary: 'What an earlier version links to that visitors can’t see',
    description:
      'Only links in fields that restoring the version would change. Visitors see such a link as text, and not at all in a menu.',
    parameters: [pathId('Id of an entry of the history.', 3), ...versionParameters],
    responses: [jsonResponse('The links.', missingLinksResponseSchema, { links: [] })],
    errors: ['reauthentication_required', 'stale_version', 'gone', 'validation'],
  }),
});
