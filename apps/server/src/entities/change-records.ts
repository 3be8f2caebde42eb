import {
  type ChangeRecordsInput,
  type ChangeRecordsResponse,
  changedRecordsSchema,
  changeRecordsSchema,
  selectionSchema,
  selectRecordsSchema,
} from '@porchlight/contract/bulk-changes';
import { draftPermission, holdsPersonalData, needsStepUp, readPermission } from '@porchlight/contract/call-access';
import { servedActions } from '@porchlight/contract/calls';
import { type ResourceName, recordName } from '@porchlight/contract/entities';
import { bulkCallMax, selectionMax, titleCharacters } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import { hasPermission, type Permission } from '@porchlight/contract/permissions';
import { hasStates } from '@porchlight/contract/publication';
import { distinctReferences, type Reference, readReferences, referenceKey } from '@porchlight/contract/references';
import { type Resource, resources as table } from '@porchlight/contract/resources';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { forbiddenError, requireConfirmed, requireStaff, type Staff } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import { type StoredRow, tableNames } from '../db/tables.ts';
import { HttpError, invalid } from '../errors/http-error.ts';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { check } from '../http/check-input.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { listConditions } from '../lists/list-filter.ts';
import { checkListQuery } from '../lists/list-query.ts';
import { present, toColumns } from '../records/columns.ts';
import { excerpt } from '../records/excerpts.ts';
import { findLiveRow } from '../records/live-rows.ts';
import { referencesIn } from '../records/references.ts';
import { reasonToStay } from './reason-to-stay.ts';
import type { Resources } from './resources.ts';

z.globalRegistry.add(selectRecordsSchema, { id: 'SelectionInput', description: 'Which records, and how many.' });
z.globalRegistry.add(selectionSchema, { id: 'Selection', description: 'The ids of the records.' });
z.globalRegistry.add(changeRecordsSchema, { id: 'RecordChangesInput', description: 'A change of several records.' });
z.globalRegistry.add(changedRecordsSchema, {
  id: 'ChangedRecords',
  description: 'What happened to each record. `before` has the values with which another call undoes an update.',
});

/** OpenAPI descriptions of the calls for many records. */
const describeBulkCalls = describeCalls('Many records', {
  selectRecords: {
    operationId: 'selectRecords',
    summary: 'The ids of all records that match',
    description: `Records in any state, at most ${selectionMax.toLocaleString('en-US')}. If their number is not the expected one, the call is refused.`,
    body: selectRecordsSchema,
    takesForms: false,
    example: { resource: 'story', filter: { state: { is: 'draft' } }, count: 0 },
    response: { 200: jsonResponse('The ids.', selectionSchema, { ids: [] }) },
    errors: ['validation', 'forbidden', 'conflict'],
  },
  changeRecords: {
    operationId: 'changeRecords',
    summary: 'Change, delete or restore several records',
    description: `At most ${bulkCallMax} per call. Each record is changed as by its own call, or refused with the reason. A record that others show, name or link to is not deleted or hidden here.`,
    body: changeRecordsSchema,
    takesForms: false,
    example: { resource: 'story', action: 'update', records: [{ id: 1 }], values: { state: 'published' } },
    response: {
      200: jsonResponse('What happened to each.', changedRecordsSchema, { done: [], unchanged: [1], refused: [] }),
    },
    errors: ['validation', 'forbidden', 'reauthentication_required'],
  },
});

/** Records that are changed at the same time, in transactions that they share. */
const groupSize = 20;

interface BulkOptions {
  db: Database;
  resources: Resources;
  now: () => Date;
  publicUrl: string;
}

type Changed = ChangeRecordsResponse['done'][number];

/** Registers `POST /api/select-records` and `POST /api/change-records`. */
export async function changeRecordsRoutes(app: FastifyInstance, options: BulkOptions): Promise<void> {
  const { db, now } = options;
  const serve = serveCalls(app, otherCalls, describeBulkCalls);

  serve('selectRecords', async (request) => {
    const { resource: name, count, search, filter } = request.body;
    requirePermissions(request, [readPermission(name), draftPermission(name)]);
    const resource = table[name];
    const query = checkListQuery(resource, { search, filter, ...(hasStates(resource) && { state: 'any' }) }, now());
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(tableNames[name])} where ${listConditions(resource, query)}
      order by id limit ${selectionMax + 1}`.execute(db.read);
    const number = (value: number) => value.toLocaleString('en-US');
    if (rows.length > selectionMax)
      throw invalid({ count: `Select at most ${number(selectionMax)} at once. Filter the list first.` });
    if (rows.length !== count)
      throw new HttpError('conflict', `The list has changed: ${number(rows.length)} match, not ${number(count)}.`);
    return { ids: rows.map(({ id }) => Number(id)) };
  });

  serve('changeRecords', async (request) => {
    const { body } = request;
    const actor = requirePermissions(request, [draftPermission(body.resource)]);
    if (!servedActions(body.resource).includes(body.action))
      throw invalid({ action: 'This can’t be done with these records.' });
    if (needsStepUp(body.resource, body.action)) requireConfirmed(actor);
    const result: ChangeRecordsResponse = { done: [], unchanged: [], refused: [] };
    for (let from = 0; from < body.records.length; from += groupSize) {
      const group = body.records.slice(from, from + groupSize);
      const outcomes = await Promise.all(group.map((each) => changeOne(options, body, each, actor)));
      for (const outcome of outcomes) {
        if (typeof outcome === 'number') result.unchanged.push(outcome);
        else if ('message' in outcome) result.refused.push(outcome);
        else result.done.push(outcome);
      }
    }
    return result;
  });
}

function requirePermissions(request: FastifyRequest, permissions: readonly Permission[]): Staff {
  const staff = requireStaff(request);
  if (!permissions.every((permission) => hasPermission(staff.role, permission))) throw forbiddenError(staff);
  return staff;
}

/** Changes one record. @returns its id alone if it was so already */
async function changeOne(
  { db, resources, publicUrl }: BulkOptions,
  input: ChangeRecordsInput,
  { id, version, values }: ChangeRecordsInput['records'][number],
  actor: Staff,
): Promise<Changed | number | ChangeRecordsResponse['refused'][number]> {
  const { resource: name, action } = input;
  const service = resources.services[name];
  const row = await findLiveRow({ trx: db.read, resource: table[name] }, id);
  try {
    if (action === 'restore') {
      if (row) return id;
      return { id, version: (await service.restore(id, { actor })).version };
    }
    if (!row) return action === 'remove' ? id : { id, message: 'This is in the trash or gone. Restore it first.' };
    const isDecided = values?.redirect_to !== undefined;
    const text = !isDecided && (await reasonToStay(db.read, { name, row, hides: hidingOf(input), publicUrl }));
    if (text) throw new HttpError('conflict', text);
    if (action === 'remove') {
      await service.remove(id, { actor });
      return { id, version: row.version + 1 };
    }
    const { redirect_to, ...own } = values ?? {};
    const changed = { ...input.values, ...own, ...changedReferences(name, row, input) };
    // Sent for review, what visitors see would disappear. An undo has its own values.
    if (input.values?.state === 'in_review' && row.state === 'published')
      throw new HttpError('conflict', 'This is published. Change it, and send the changes for review.');
    const before = valuesBefore(name, row, Object.keys(changed));
    if (isAlreadySo(name, row, changed)) return id;
    const sent = { ...changed, ...(version !== undefined && { version }), ...(redirect_to !== '' && { redirect_to }) };
    const after = await service.update(id, sent, { actor });
    const canUndo = after.id === id && !holdsPersonalData(name);
    return { id, version: after.version, ...(canUndo && { before }) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { message, fields = {} } = error.body.error;
    const title = row && !holdsPersonalData(name) ? excerpt(recordName(name, row), titleCharacters + 1) : undefined;
    return { id, ...(title && { title }), message: Object.values(fields)[0] ?? message };
  }
}

/** What hides records from visitors: a deletion, or another state than published. */
function hidingOf({ action, values }: ChangeRecordsInput): 'Delete' | 'Unpublish' | undefined {
  if (action === 'remove') return 'Delete';
  return values?.state !== undefined && values.state !== 'published' ? 'Unpublish' : undefined;
}

/** The fields of references with what is added and removed. */
function changedReferences(name: ResourceName, row: StoredRow, { add = {}, remove = {} }: ChangeRecordsInput) {
  const fields = [...new Set([...Object.keys(add), ...Object.keys(remove)])];
  return Object.fromEntries(
    fields.map((field) => {
      if (table[name].fields[field]?.kind !== 'references')
        throw invalid({ [field.slice(0, 50)]: 'This field does not name other records.' });
      const removed = remove[field] ?? [];
      const isAmong = (entry: Reference, names: readonly (number | string)[]) =>
        names.some((each) => each === entry.id || referenceKey(typed(each)) === referenceKey(typed(entry.name)));
      const entries = referencesIn(row, field).filter((entry) => !isAmong(entry, removed));
      const added = (add[field] ?? []).filter((each) => !entries.some((entry) => isAmong(entry, [each]))).map(typed);
      return [field, distinctReferences([...entries, ...added].map(({ id, name: text }) => ({ id, name: text })))];
    }),
  );
}

/** A record's values of the fields, as its own call takes them. */
function valuesBefore(name: ResourceName, row: StoredRow, fields: readonly string[]): Record<string, unknown> {
  const record: Readonly<Record<string, unknown>> = present(name, row);
  const values = fields.map((field) => {
    const isList = table[name].fields[field]?.kind === 'references';
    return [field, isList ? referencesIn(row, field).map(({ id, name: text }) => ({ id, name: text })) : record[field]];
  });
  const moment = fields.includes('state') && record.state === 'scheduled' && { publish_at: record.publish_at };
  return { ...Object.fromEntries(values), ...moment };
}

/** A reference by its id, or by its name. */
function typed(entry: number | string): { id: number | null; name: string } {
  return typeof entry === 'number' ? { id: entry, name: '' } : { id: null, name: entry };
}

/** Whether a row has all the values already. @throws HttpError `validation` for values that it can't have */
function isAlreadySo(name: ResourceName, row: StoredRow, changed: Readonly<Record<string, unknown>>): boolean {
  const resource: Resource = table[name];
  const isList = (field: string) => resource.fields[field]?.kind === 'references';
  const [lists, others] = [
    Object.keys(changed).filter(isList),
    Object.entries(changed).filter(([each]) => !isList(each)),
  ];
  const columns = toColumns(resource, check(resource.update, Object.fromEntries(others)));
  const keysOf = (entries: Parameters<typeof referenceKey>[0][]) => entries.map(referenceKey).join('\n');
  const hasSameLists = lists.every(
    (field) => keysOf(readReferences(changed[field]) ?? []) === keysOf(referencesIn(row, field)),
  );
  return hasSameLists && Object.entries(columns).every(([column, value]) => row[column] === value);
}
