import { resourceNames } from '@porchlight/contract/entities';
import {
  type DeletedAnswer,
  type DeletedQuery,
  type DeletedRecord,
  type DeletedRecordAnswer,
  type FieldChange,
  type HistoryAnswer,
  type HistoryEntry,
  type HistoryPeopleAnswer,
  type HistoryPerson,
  type HistoryQuery,
  historyActions,
  type LastChangesAnswer,
  type LastChangesQuery,
  type RestoreVersionAnswer,
} from '@porchlight/contract/history';
import { historyPageMax, historyPageSize, restoreDays, searchMaxCharacters } from '@porchlight/contract/limits';
import { z } from 'zod';
import {
  answered,
  type CallParameter,
  describeCalls,
  type JsonSchema,
  pathId,
  queryParameters,
  schemaNotes,
} from '../http/call-description.ts';
import { exampleRecord } from '../records/example-records.ts';
import { lastChangesMax, restoreVersionSchema } from './history-query.ts';

const id = z.int().positive();
const moment = z.string();
schemaNotes.add(moment, { format: 'date-time', description: 'UTC.' });
const anyRecord = z.looseObject({ id, version: id });
schemaNotes.add(anyRecord, { id: 'AnyRecord', description: 'A record of any kind, by the schema of its resource.' });
const resource = z.enum(resourceNames);
schemaNotes.add(resource, { id: 'ResourceName' });
const person: z.ZodType<HistoryPerson> = z.object({ id: z.int(), username: z.string() });
schemaNotes.add(person, {
  id: 'HistoryPerson',
  description: 'Who made a change, with the name at that time. The id of a program with an API key is negative.',
});
const value = z.union([z.string(), z.number(), z.null()]);
const change: z.ZodType<FieldChange> = z.object({
  field: z.string(),
  from: value,
  to: value,
  from_key: z.string().optional(),
  to_key: z.string().optional(),
});
schemaNotes.add(change, {
  id: 'FieldChange',
  description:
    'One field that was changed; for a password both values are null. The keys are the query strings with which files can be loaded for some minutes.',
});
const entry: z.ZodType<HistoryEntry> = z.object({
  id,
  at: moment,
  by: person.nullable(),
  resource,
  record_id: id,
  version: id,
  action: z.enum(historyActions),
  reverted_to: id.nullable(),
  title: z.string(),
  changes: z.array(change),
});
schemaNotes.add(entry, { id: 'HistoryEntry', description: 'One change of one record.' });
const deletedRecord: z.ZodType<DeletedRecord> = z.object({
  id,
  resource,
  record_id: id,
  title: z.string(),
  deleted_at: moment,
  deleted_by: person.nullable(),
  restorable_until: moment,
  record: anyRecord.optional(),
  file_keys: z.record(z.string(), z.string()).optional(),
});
schemaNotes.add(deletedRecord, { id: 'DeletedRecord', description: 'A record in the trash.' });
const next = id.nullable();
schemaNotes.add(next, { description: '`before` for the next page, null on the last.' });

const historyAnswer: z.ZodType<HistoryAnswer> = z.object({ history: z.array(entry), next });
const lastChangesAnswer: z.ZodType<LastChangesAnswer> = z.object({
  changes: z.array(z.object({ record_id: id, at: moment, by: person.nullable() })),
});
const peopleAnswer: z.ZodType<HistoryPeopleAnswer> = z.object({ people: z.array(person) });
const deletedAnswer: z.ZodType<DeletedAnswer> = z.object({ deleted: z.array(deletedRecord), next });
const deletedRecordAnswer: z.ZodType<DeletedRecordAnswer> = z.object({ deleted: deletedRecord });
const restoreVersionAnswer: z.ZodType<RestoreVersionAnswer> = z.object({
  record: anyRecord,
  missing_files: z.record(z.string(), z.string()),
});
schemaNotes.add(historyAnswer, { id: 'HistoryAnswer', description: 'Changes, newest first.' });
schemaNotes.add(lastChangesAnswer, {
  id: 'LastChangesAnswer',
  description: 'In any order; records without an entry in the history are missing.',
});
schemaNotes.add(peopleAnswer, { id: 'HistoryPeopleAnswer', description: 'Sorted by name.' });
schemaNotes.add(deletedAnswer, { id: 'DeletedAnswer', description: 'Deleted records, latest first.' });
schemaNotes.add(deletedRecordAnswer, { id: 'DeletedRecordAnswer' });
schemaNotes.add(restoreVersionAnswer, {
  id: 'RestoreVersionAnswer',
  description: 'The current record, and by field the files of that version that no longer exist.',
});
schemaNotes.add(restoreVersionSchema.shape.version, {
  type: 'integer',
  minimum: 1,
  description: 'The record’s version that the person saw; a different one is refused with 409.',
});
schemaNotes.add(restoreVersionSchema.shape.state, {
  description: '`after` restores the values after the change, `before` those before it.',
});
schemaNotes.add(restoreVersionSchema, { id: 'RestoreVersion' });

type Told = Omit<CallParameter, 'in' | 'name'>;

const resourceParameter: Told = {
  description: 'An entity.',
  schema: { type: 'string', enum: [...resourceNames] },
  example: 'story',
};
const number: JsonSchema = { type: 'integer', minimum: 1 };
const deletedParameters: Record<keyof DeletedQuery, Told> = {
  resource: resourceParameter,
  before: { description: '`next` of the previous page: returns only entries older than this one.', schema: number },
  limit: {
    description: `Maximum number of entries; values above ${historyPageMax} count as ${historyPageMax}. A page with very long texts has fewer.`,
    schema: { ...number, default: historyPageSize },
    example: 10,
  },
};
const historyParameters: Record<keyof HistoryQuery, Told> = {
  ...deletedParameters,
  limit: { ...deletedParameters.limit, example: 1 },
  record: { description: 'Id of a record; needs `resource`.', schema: number, example: 1 },
  user: { description: 'Id of the person who made the changes.', schema: number },
  title: {
    description: 'Words in the record’s main field after the change, ignoring case and accents.',
    schema: { type: 'string', maxLength: searchMaxCharacters },
  },
};
const lastChangesParameters: Record<keyof LastChangesQuery, Told> = {
  resource: { ...resourceParameter, required: true },
  records: {
    description: `Ids, separated by commas, at most ${lastChangesMax}.`,
    schema: { type: 'string', pattern: '^[1-9]\\d{0,14}(,[1-9]\\d{0,14})*$' },
    required: true,
    example: '1,2',
  },
};

const by = { id: 1, username: 'admin' };
const made = exampleRecord('story');
const at = made.created_at;
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
    answers: [
      answered('A page of the history.', historyAnswer, {
        history: [
          {
            ...{ id: 3, at, by, resource: 'story', record_id: 1, version: 2, action: 'update', reverted_to: null },
            ...{ title: 'Story 2', changes: [{ field: 'title', from: 'Story 1', to: 'Story 2' }] },
          },
        ],
        next: 3,
      }),
    ],
    errors: ['validation'],
  }),
  lastChanges: () => ({
    id: 'listLastChanges',
    summary: 'The last changes of given records',
    parameters: queryParameters(lastChangesParameters),
    answers: [answered('The latest change of each.', lastChangesAnswer, { changes: [{ record_id: 1, at, by }] })],
    errors: ['validation'],
  }),
  historyPeople: () => ({
    id: 'listHistoryPeople',
    summary: 'Accounts that made changes, including deleted accounts',
    answers: [answered('The people.', peopleAnswer, { people: [by] })],
  }),
  deleted: () => ({
    id: 'listDeleted',
    summary: 'Records in the trash',
    description: `Records can be restored for ${restoreDays} days, with their own calls.`,
    parameters: queryParameters(deletedParameters),
    answers: [
      answered('A page of the trash, without long texts.', deletedAnswer, {
        deleted: [{ ...deletion, record: withoutLongTexts }],
        next: null,
      }),
    ],
    errors: ['validation'],
  }),
  deletedRecord: () => ({
    id: 'getDeleted',
    summary: 'One record in the trash, with all its fields',
    parameters: [pathId('Id of an entry of the history.', 4)],
    answers: [
      answered('The record.', deletedRecordAnswer, { deleted: { ...deletion, record: exampleRecord('story', 2) } }),
    ],
  }),
  restoreVersion: () => ({
    id: 'restoreVersion',
    summary: 'Restore an earlier version of a record as a new version',
    parameters: [pathId('Id of an entry of the history.', 3)],
    body: { schema: restoreVersionSchema, takesForms: true, example: { version: 2, state: 'before' } },
    answers: [
      answered('The current record.', restoreVersionAnswer, {
        record: { ...made, version: 3 },
        missing_files: {},
      }),
    ],
    errors: ['validation', 'reauthentication_required', 'stale_version', 'gone', 'conflict'],
  }),
});
