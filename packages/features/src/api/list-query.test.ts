import { describe, expect, test } from 'vitest';
import { httpSource } from './http-source.ts';
import { applyListQuery } from './list-query.ts';
import type { Transport } from './transport.ts';

const records = [
  { id: 1, title: 'Beans', date: '2026-01-02' },
  { id: 2, title: 'apples', date: null },
  { id: 3, title: 'Corn', date: '2025-05-05' },
];
const ids = (response: { records: unknown[] }) => response.records.map((record) => (record as { id: number }).id);

describe('a list from a backend that ignores the query', () => {
  test('is sorted, records without a value last either way', () => {
    expect(ids(applyListQuery({ records, totalCount: null }, { sort: 'date' }))).toEqual([3, 1, 2]);
    expect(ids(applyListQuery({ records, totalCount: null }, { sort: '-date' }))).toEqual([1, 3, 2]);
  });

  test('is sliced and counted', () => {
    const response = applyListQuery({ records, totalCount: null }, { sort: 'title', limit: 1, offset: 1 });
    expect(ids(response)).toEqual([1]);
    expect(response.totalCount).toBe(3);
  });

  test('does not change the response', () => {
    const before = [...records];
    applyListQuery({ records, totalCount: null }, { sort: 'title' });
    expect(records).toEqual(before);
  });
});

describe('a list from a backend that counts its records but sends them all', () => {
  test('is sorted and sliced', () => {
    const response = applyListQuery({ records, totalCount: 3 }, { sort: 'title', limit: 2 });
    expect(ids(response)).toEqual([2, 1]);
    expect(response.totalCount).toBe(3);
  });

  test('has its later pages, the last one short', () => {
    expect(ids(applyListQuery({ records, totalCount: 3 }, { limit: 2, offset: 2 }))).toEqual([3]);
    expect(ids(applyListQuery({ records, totalCount: 3 }, { limit: 12, offset: 12 }))).toEqual([]);
  });
});

describe('a list filtered by a choice', () => {
  const people = ['staff', 'director', 'staff'].map((type, index) => ({ id: index + 1, type }));
  const query = { filter: { type: { is: 'staff' } }, limit: 12, offset: 0 };

  test('is filtered and counted in the browser if the backend returned everything', () => {
    for (const totalCount of [null, 3]) {
      const response = applyListQuery({ records: people, totalCount }, query);
      expect([ids(response), response.totalCount]).toEqual([[1, 3], 2]);
    }
  });

  test('stays unchanged if the backend filtered it', () => {
    const staff = people.filter(({ type }) => type === 'staff');
    expect(applyListQuery({ records: staff, totalCount: 20 }, query).totalCount).toBe(20);
  });
});

test('a list sorted by upcoming dates is sorted in the browser if the backend did not do it', () => {
  const dates = ['2026-01-05', '2026-03-20', null, '2026-03-14', '2026-02-01'];
  const events = dates.map((date, index) => ({ id: index + 1, date }));
  const now = new Date('2026-03-14T16:00:00Z');
  expect(ids(applyListQuery({ records: events, totalCount: null }, { sort: 'soonest' }, now))).toEqual([4, 2, 5, 1, 3]);
  const page = applyListQuery({ records: events, totalCount: 5 }, { sort: 'soonest', limit: 2, offset: 2 }, now);
  expect(ids(page)).toEqual([5, 1]);
});

describe('a list from a backend that supports the query', () => {
  test('stays as it is', () => {
    expect(ids(applyListQuery({ records, totalCount: 30 }, { sort: 'date', limit: 3 }))).toEqual([1, 2, 3]);
    expect(ids(applyListQuery({ records, totalCount: 30 }, { limit: 3, offset: 27 }))).toEqual([1, 2, 3]);
  });
});

describe('responses of other backends', () => {
  const respondWith =
    (data: unknown): Transport =>
    async () => ({ data: data as never, totalCount: null });

  test('can be wrapped in their key or bare', async () => {
    expect((await httpSource(respondWith({ articles: records })).list('article', {})).records).toEqual(records);
    expect((await httpSource(respondWith(records)).list('article', {})).records).toEqual(records);
    expect(await httpSource(respondWith({ article: records[0] })).single('article', '1')).toEqual(records[0]);
    expect(await httpSource(respondWith(records[0])).single('article', '1')).toEqual(records[0]);
  });

  test('are refused if they contain no list', async () => {
    await expect(httpSource(respondWith('<html>')).list('article', {})).rejects.toThrow('did not return a list');
  });
});
