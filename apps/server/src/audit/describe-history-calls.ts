import {
  deletedRecordResponseSchema,
  deletedRecordSchema,
  deletedResponseSchema,
  fieldChangeSchema,
  historyEntrySchema,
  historyPeopleResponseSchema,
  historyPersonSchema,
  historyResponseSchema,
  lastChangesResponseSchema,
  missingLinksResponseSchema,
  restoreVersionResponseSchema,
} from '@porchlight/contract/history';
import { restoreDays } from '@porchlight/contract/limits';
import { z } from 'zod';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { exampleRecord } from '../records/example-records.ts';
import {
  deletedQuerySchema,
  earlierVersionQuerySchema,
  entryPath,
  historyQuerySchema,
  lastChangesSchema,
  restoreVersionSchema,
} from './history-query.ts';

const { resource, at: moment } = historyEntrySchema.shape;
const { record: anyRecord } = restoreVersionResponseSchema.shape;
z.globalRegistry.add(moment, { format: 'date-time', description: 'UTC.' });
z.globalRegistry.add(anyRecord, {
  id: 'AnyRecord',
  description: 'A record of any kind, by the schema of its resource.',
});
z.globalRegistry.add(resource, { id: 'ResourceName' });
z.globalRegistry.add(historyPersonSchema, {
  id: 'HistoryPerson',
  description: 'Who made a change, with the name at that time. The id of a program with an API key is negative.',
});
z.globalRegistry.add(fieldChangeSchema, {
  id: 'FieldChange',
  description:
    'One field that was changed; for a password both values are null. The keys are the query strings with which files can be loaded for some minutes.',
});
z.globalRegistry.add(historyEntrySchema, { id: 'HistoryEntry', description: 'One change of one record.' });
z.globalRegistry.add(deletedRecordSchema, { id: 'DeletedRecord', description: 'A record in the trash.' });
z.globalRegistry.add(historyResponseSchema.shape.next, {
  description: '`before` for the next page, null on the last.',
});

z.globalRegistry.add(historyResponseSchema, { id: 'HistoryAnswer', description: 'Changes, newest first.' });
z.globalRegistry.add(lastChangesResponseSchema, {
  id: 'LastChangesAnswer',
  description: 'In any order; records without an entry in the history are missing.',
});
z.globalRegistry.add(historyPeopleResponseSchema, { id: 'HistoryPeopleAnswer', description: 'Sorted by name.' });
z.globalRegistry.add(deletedResponseSchema, { id: 'DeletedAnswer', description: 'Deleted records, latest first.' });
z.globalRegistry.add(deletedRecordResponseSchema, { id: 'DeletedRecordAnswer' });
z.globalRegistry.add(restoreVersionResponseSchema, {
  id: 'RestoreVersionAnswer',
  description: 'The current record, and by field the files of that version that no longer exist.',
});
z.globalRegistry.add(restoreVersionSchema.shape.version, {
  type: 'integer',
  minimum: 1,
  description: 'The record’s version that the person saw; a different one is refused with 409.',
});
z.globalRegistry.add(restoreVersionSchema.shape.state, {
  description: '`after` restores the values after the change, `before` those before it.',
});
z.globalRegistry.add(restoreVersionSchema, { id: 'RestoreVersion' });
z.globalRegistry.add(missingLinksResponseSchema, {
  id: 'MissingLinks',
  description: 'Pages and records that visitors can’t see, by their names.',
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
  history: {
    operationId: 'listHistory',
    summary: 'Who changed what and when',
    querystring: historyQuerySchema,
    response: {
      200: jsonResponse('A page of the history.', historyResponseSchema, {
        history: [
          {
            ...{ id: 3, at, by, resource: 'story', record_id: 1, version: 2, action: 'update', reverted_to: null },
            ...{ title: 'Story 2', changes: [{ field: 'title', from: 'Story 1', to: 'Story 2' }] },
          },
        ],
        next: 3,
      }),
    },
    errors: ['validation', 'reauthentication_required'],
  },
  lastChanges: {
    operationId: 'listLastChanges',
    summary: 'The last changes of given records',
    querystring: lastChangesSchema,
    response: {
      200: jsonResponse('The latest change of each.', lastChangesResponseSchema, {
        changes: [{ record_id: 1, at, by }],
      }),
    },
    errors: ['validation'],
  },
  historyPeople: {
    operationId: 'listHistoryPeople',
    summary: 'Accounts that made changes, including deleted accounts',
    response: { 200: jsonResponse('The people.', historyPeopleResponseSchema, { people: [by] }) },
  },
  deleted: {
    operationId: 'listDeleted',
    summary: 'Records in the trash',
    description: `Records can be restored for ${restoreDays} days, with their own calls.`,
    querystring: deletedQuerySchema,
    response: {
      200: jsonResponse('A page of the trash, without long texts.', deletedResponseSchema, {
        deleted: [{ ...deletion, record: withoutLongTexts }],
        next: null,
      }),
    },
    errors: ['validation', 'reauthentication_required'],
  },
  deletedRecord: {
    operationId: 'getDeleted',
    summary: 'One record in the trash, with all its fields',
    params: entryPath(4),
    response: {
      200: jsonResponse('The record.', deletedRecordResponseSchema, {
        deleted: { ...deletion, record: exampleRecord('story', 2) },
      }),
    },
    errors: ['reauthentication_required'],
  },
  restoreVersion: {
    summary: 'Restore an earlier version of a record as a new version',
    params: entryPath(3),
    body: restoreVersionSchema,
    example: { version: 2, state: 'before' },
    response: {
      200: jsonResponse('The current record.', restoreVersionResponseSchema, {
        record: { ...exampleStory, version: 3 },
        missing_files: {},
      }),
    },
    errors: ['reauthentication_required', 'stale_version', 'gone', 'conflict'],
  },
  missingLinks: {
    operationId: 'listMissingLinks',
    summary: 'What an earlier version links to that visitors can’t see',
    description:
      'Only links in fields that restoring the version would change. Visitors see such a link as text, and not at all in a menu.',
    params: entryPath(3),
    querystring: earlierVersionQuerySchema,
    response: { 200: jsonResponse('The links.', missingLinksResponseSchema, { links: [] }) },
    errors: ['reauthentication_required', 'stale_version', 'gone', 'validation'],
  },
});
