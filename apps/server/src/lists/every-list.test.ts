// @module-tag database
import { nextCursorHeader, previousCursorHeader } from '@porchlight/contract/calls';
import { creatableNames, entityOf, type ResourceName } from '@porchlight/contract/entities';
import { hasStates, states } from '@porchlight/contract/publication';
import { resources } from '@porchlight/contract/resources';
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import { beforeAll, describe, expect, test } from 'vitest';
import { serverForAllTests } from '../testing/test-server.ts';
import { listParameters } from './list-parameters.ts';

/*
 * Every list call with each of its parameters, for every entity, over the same few records. What is expected is computed
 * from the records, so SQLite and PostgreSQL have to agree with it and thereby with each other.
 */

type ListedRecord = Readonly<Record<string, unknown>> & { id: number };

const server = serverForAllTests();

/** Records that differ in every field that lists sort by: values as in the examples, capitals and accents, and nothing. */
function differentRecords(name: ResourceName): Record<string, unknown>[] {
  const { fields, mainField } = entityOf(name);
  const varied = (number: number) => {
    const values: Record<string, unknown> = sampleValues(name, number);
    const isPlain = number === 2;
    for (const [field, { kind, notBefore, options = {} }] of Object.entries(fields)) {
      if (notBefore && isPlain) values[field] = '2026-01-01T12:00';
      if (notBefore || !(field in values)) continue;
      if (kind === 'text') values[field] = isPlain ? `zinnia ${field}` : `ÉLAN vital ${field}`;
      if (kind === 'date') values[field] = isPlain ? '2025-12-31' : '2026-11-01';
      if (kind === 'dateTime') values[field] = isPlain ? '2025-12-31T23:30' : '2026-11-01T01:30';
      if (kind === 'money' || kind === 'number') values[field] = isPlain ? 9 : 100;
      if (kind === 'year') values[field] = isPlain ? 1899 : 2020;
      if (kind === 'boolean') values[field] = isPlain;
      if (kind === 'choice') values[field] = Object.keys(options).at(isPlain ? -1 : 0);
    }
    return values;
  };
  const required = Object.entries(sampleValues(name, 4)).filter(([field]) => fields[field]?.required);
  const sparse = required.length > 0 ? required : [[mainField, 'apple']];
  // Only a page that is removed permanently is redirected nowhere.
  if (name === 'redirect') sparse.push(['code', '410']);
  return [varied(2), sampleValues(name, 1), Object.fromEntries(sparse), varied(3)];
}

// Not by the calls: in the days that pass here every session would end.
beforeAll(async () => {
  for (const number of [0, 1, 2, 3]) {
    for (const name of creatableNames)
      await server.resources.services[name].create({ ...differentRecords(name)[number] });
    server.pass(86_400_000);
  }
});

async function list(name: ResourceName, query: Record<string, string> = {}) {
  const { calls, listKey } = resources[name];
  const response = await server.asStaff({ url: calls.list.path, query });
  expect(response.statusCode, `${JSON.stringify(query)}: ${response.body}`).toBe(200);
  const records: ListedRecord[] = response.json()[listKey];
  return {
    ids: records.map(({ id }) => id),
    records,
    total: Number(response.headers['x-total-count']),
    next: String(response.headers[nextCursorHeader] ?? ''),
    previous: String(response.headers[previousCursorHeader] ?? ''),
  };
}

/** The ids of all records, page by page to the end and back again. */
async function walk(name: ResourceName, sort: string) {
  const there: number[] = [];
  let page = await list(name, { sort, limit: '1' });
  for (; page.next; page = await list(name, { sort, limit: '1', after: page.next })) there.push(...page.ids);
  there.push(...page.ids);
  const back = [...page.ids];
  while (page.previous) {
    page = await list(name, { sort, limit: '1', before: page.previous });
    back.unshift(...page.ids);
  }
  return { there, back };
}

/** Compares as both databases do: texts by their characters, ignoring the case of A to Z; null comes last. */
function compare(a: unknown, b: unknown): number {
  const key = (value: unknown) =>
    typeof value === 'string' ? value.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) : Number(value);
  return key(a) < key(b) ? -1 : Number(key(a) > key(b));
}

function sorted(records: readonly ListedRecord[], sort: string): number[] {
  const field = sort.replace(/^-/, '');
  const sign = sort.startsWith('-') ? -1 : 1;
  const isEmpty = (record: ListedRecord) => Number(record[field] === null);
  return records
    .toSorted((a, b) => isEmpty(a) - isEmpty(b) || sign * (compare(a[field], b[field]) || a.id - b.id))
    .map(({ id }) => id);
}

const parameterOf = (name: ResourceName, parameter: string) =>
  listParameters(name).find((each) => each.name === parameter)?.schema;

describe.each(creatableNames)('the list of %s', (name) => {
  let records: ListedRecord[];
  beforeAll(async () => {
    ({ records } = await list(name));
    expect(records.length).toBeGreaterThanOrEqual(4);
  });

  test('has the documented orders, complete and page by page in both directions', async () => {
    const orders = parameterOf(name, 'sort')?.enum?.map(String) ?? [];
    expect(orders.length).toBeGreaterThan(8);
    for (const sort of orders.filter((each) => each !== 'soonest')) {
      const { ids, total } = await list(name, { sort });
      expect([sort, ids, total]).toEqual([sort, sorted(records, sort), records.length]);
      expect([sort, await walk(name, sort)]).toEqual([sort, { there: ids, back: ids }]);
    }
  });

  test('is limited, continued and cut by numbers', async () => {
    const ids = records.map(({ id }) => id);
    expect((await list(name, { limit: '2', offset: '1' })).ids).toEqual(ids.slice(1, 3));
    expect((await list(name, { limit: '1', whole: '2000' })).ids).toEqual(ids);
    for (const record of (await list(name, { excerpt: '5' })).records)
      for (const [field, { kind }] of Object.entries(entityOf(name).fields))
        if (kind === 'longText') expect(String(record[field] ?? '').length, field).toBeLessThanOrEqual(6);
  });

  test('is filtered by each choice, yes or no, empty text and range of days', async () => {
    const properties = parameterOf(name, 'filter')?.properties ?? {};
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['created_at', 'updated_at']));
    for (const [field, filterSchema] of Object.entries(properties)) {
      if (typeof filterSchema === 'boolean' || !(field in (records[0] ?? {}))) continue;
      const { is: choice, from: earliest } = filterSchema.properties ?? {};
      const choices = typeof choice === 'object' ? (choice.enum ?? []) : [];
      const filtered = async (filter: object) =>
        (await list(name, { filter: JSON.stringify({ [field]: filter }) })).ids;
      // What has no end ends when it begins.
      const filteredValue = (record: ListedRecord) =>
        String(record[field] ?? record[entityOf(name).fields[field]?.notBefore ?? ''] ?? '');
      const matching = (isMatch: (value: string) => boolean) =>
        records.flatMap((record) => (isMatch(filteredValue(record)) ? [record.id] : []));
      for (const is of choices.map(String))
        expect([field, is, await filtered({ is })]).toEqual([field, is, matching((value) => value === is)]);
      if (!earliest) continue;
      const days = records.flatMap((record) => filteredValue(record).slice(0, 10) || []).toSorted();
      // When people were last seen, which no call sets.
      if (days.length < 2) continue;
      const [, from = ''] = days;
      const to = days.at(-2) ?? '';
      const isWithin = (value: string) => value !== '' && value.slice(0, 10) >= from && value.slice(0, 10) <= to;
      expect([field, from, to, await filtered({ from, to })]).toEqual([field, from, to, matching(isWithin)]);
    }
  });

  test('is searched by a word in any case, with and without its accents', async () => {
    const has = (record: ListedRecord, word: string) => JSON.stringify(record).toLowerCase().includes(word);
    for (const [search, word] of [
      ['ZINNIA', 'zinnia'],
      ['elan', 'élan'],
      ['Élan VITAL', 'élan vital'],
      ['nobody-has-this', 'nobody-has-this'],
    ] as const) {
      const expected = records.filter((record) => has(record, word)).map(({ id }) => id);
      expect([search, (await list(name, { search })).ids]).toEqual([search, expected]);
    }
  });

  test('has its records by state, where they have states', async () => {
    if (!hasStates(entityOf(name))) return;
    const { update } = resources[name].calls;
    const [{ id = 0 } = {}] = records;
    for (const state of states.filter((each) => each !== 'scheduled')) {
      const url = update.path.replace('{id}', String(id));
      expect((await server.asStaff({ method: update.method, url, payload: { state } })).statusCode).toBe(200);
      expect((await list(name, { state })).ids.includes(id), state).toBe(true);
      expect((await list(name, { state: 'any' })).ids).toEqual(records.map((record) => record.id));
      expect((await list(name)).ids.includes(id), state).toBe(state === 'published');
    }
  });
});
