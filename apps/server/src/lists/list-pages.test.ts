import { nextCursorHeader, positionHeader, previousCursorHeader, totalAmountHeader } from '@porchlight/contract/calls';
import type { Event } from '@porchlight/contract/entities';
import { isOver } from '@porchlight/contract/is-over';
import { beforeEach, describe, expect, test } from 'vitest';
import { createRandom } from '../fuzz/random.ts';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest();

type Query = Record<string, string>;

const story = (values: object) => server.resources.services.story.create(values);
const get = (query: Query) => server.server.inject({ url: '/api/get-all-story', query });

/** The values of a field in a list for staff. */
async function listed(list: string, field: string, query: Query): Promise<string[]> {
  const response = await server.asStaff({ url: `/api/get-all-${list}`, query });
  const [records] = Object.values<Record<string, string>[]>(response.json());
  return (records ?? []).map((record) => String(record[field]));
}

/** One page: its titles, its position and the cursors to other pages. */
async function page(query: Query) {
  const response = await get(query);
  expect(response.statusCode, response.body).toBe(200);
  const { headers } = response;
  return {
    titles: (response.json().stories as { title: string }[]).map(({ title }) => title),
    total: Number(headers['x-total-count']),
    position: Number(headers[positionHeader]),
    next: String(headers[nextCursorHeader] ?? ''),
    previous: String(headers[previousCursorHeader] ?? ''),
  };
}

/** All titles, page by page to the end; or from the end to the beginning. */
async function walk(query: Query, direction: 'after' | 'before' = 'after'): Promise<string[]> {
  const titles: string[] = [];
  let current = await page(query);
  if (direction === 'before') while (current.next) current = await page({ ...query, after: current.next });
  for (;;) {
    expect(current.titles.length).toBeGreaterThan(0);
    if (direction === 'after') titles.push(...current.titles);
    else titles.unshift(...current.titles);
    const cursor = direction === 'after' ? current.next : current.previous;
    if (!cursor) return titles;
    current = await page({ ...query, [direction]: cursor });
  }
}

describe('a long list, page by page', () => {
  beforeEach(async () => {
    const dates = ['2026-02-01', undefined, '2026-02-01', '2025-12-24', undefined, '2026-02-01', '2026-03-01'];
    for (const [index, date] of dates.entries()) await story({ title: `Story ${'gFedcba'[index]}`, date });
  });

  test.each(['id', '-id', 'title', '-title', 'date', '-date', 'created_at', '-created_at', 'image', '-slug'])(
    'in the order %s shows every record once, forward and back, also equal and empty ones',
    async (sort) => {
      const expected = (await page({ sort })).titles;
      for (const limit of ['1', '2', '3', '7', '50']) {
        expect(await walk({ sort, limit })).toEqual(expected);
        expect(await walk({ sort, limit }, 'before')).toEqual(expected);
      }
    },
  );

  test('says where each page begins', async () => {
    const first = await page({ sort: 'title', limit: '3' });
    expect(first).toMatchObject({ titles: ['Story a', 'Story b', 'Story c'], total: 7, position: 0, previous: '' });
    const second = await page({ sort: 'title', limit: '3', after: first.next });
    expect(second).toMatchObject({ titles: ['Story d', 'Story e', 'Story F'], position: 3 });
    const last = await page({ sort: 'title', limit: '3', after: second.next });
    expect(last).toMatchObject({ titles: ['Story g'], position: 6, next: '' });
    expect((await page({ sort: 'title', limit: '3', before: last.previous })).titles).toEqual(second.titles);
  });

  test('skips and repeats nothing while others add and delete', async () => {
    const first = await page({ sort: 'title', limit: '3' });
    await story({ title: 'Story aa' });
    await server.resources.services.story.remove(5);
    const second = await page({ sort: 'title', limit: '3', after: first.next });
    expect(second).toMatchObject({ titles: ['Story d', 'Story e', 'Story F'], position: 3 });
    // The row of the cursor is deleted, but the cursor still works.
    await server.resources.services.story.remove(4);
    expect((await page({ sort: 'title', limit: '3', before: second.previous })).titles).toEqual([
      'Story a',
      'Story aa',
      'Story b',
    ]);
  });

  test('says anew where a page begins after others have added and deleted', async () => {
    const first = await page({ sort: 'title', limit: '3' });
    const second = () => page({ sort: 'title', limit: '3', after: first.next });
    const passed = async () => (await page({ sort: 'title', limit: '2', offset: '3' })).titles;
    for (let round = 0; round < 2; round += 1) {
      expect(await second()).toMatchObject({ position: 3, total: 7 });
      expect(await passed()).toEqual(['Story d', 'Story e']);
    }
    await story({ title: 'Story aa' });
    for (let round = 0; round < 2; round += 1) {
      expect(await second()).toMatchObject({ position: 4, total: 8 });
      expect(await passed()).toEqual(['Story c', 'Story d']);
    }
    const { previous } = await second();
    expect(await page({ sort: 'title', limit: '2', before: previous })).toMatchObject({
      titles: ['Story b', 'Story c'],
      position: 2,
    });
    await server.resources.services.story.remove(7);
    await server.resources.services.story.remove(6);
    expect(await second()).toMatchObject({ position: 2, total: 6 });
    expect(await passed()).toEqual(['Story e', 'Story F']);
  });

  test('says when a page is past the end, and has no next page', async () => {
    const { next } = await page({ sort: 'title', limit: '6' });
    await server.resources.services.story.remove(1);
    expect(await page({ sort: 'title', limit: '6', after: next })).toEqual({
      titles: [],
      total: 6,
      position: 0,
      next: '',
      previous: '',
    });
  });

  test('is returned complete if it is short enough, whatever else is requested', async () => {
    const short = await get({ whole: '7', limit: '1', search: 'nothing like it' });
    expect([short.json().stories.length, short.headers[positionHeader]]).toEqual([7, undefined]);
    const long = await get({ whole: '6', limit: '1' });
    expect([long.json().stories.length, long.headers[positionHeader]]).toEqual([1, '0']);
  });

  test('refuses a cursor that it never gave, with a message', async () => {
    for (const [cursor, sort] of [
      ['nonsense', 'title'],
      ['', 'title'],
      [Buffer.from('["title","a"]').toString('base64url'), 'title'],
      [Buffer.from('["title",{"a":1},1]').toString('base64url'), 'title'],
      [Buffer.from('["-title","a",1]').toString('base64url'), 'title'],
      [Buffer.from('["date","2026-01-01",1]').toString('base64url'), 'title'],
    ] as const)
      for (const direction of ['after', 'before']) {
        const response = await get({ sort, limit: '3', [direction]: cursor });
        expect([response.statusCode, Object.keys(response.json().error.fields)], cursor).toEqual([400, [direction]]);
      }
  });

  test('does not accept both directions at once', async () => {
    const { next } = await page({ limit: '3' });
    const response = await get({ limit: '3', after: next, before: next });
    expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, ['before']]);
  });
});

test('has upcoming, current and past records by page number, each once', async () => {
  const { event } = server.resources.services;
  const at = (day: number) => Temporal.PlainDate.from('2026-03-14').add({ days: day }).toString();
  const days = [-9, -3, -3, -1, 0, 2, 2, 30];
  for (const day of days) await event.create({ title: `${day}`, date: `${at(day)}T17:00:00Z` });
  for (const day of [-8, -2])
    await event.create({ title: `${day} to 1`, date: `${at(day)}T17:00:00Z`, end_date: `${at(1)}T17:00:00Z` });
  await event.create({ title: '-5 to -4', date: `${at(-5)}T17:00:00Z`, end_date: `${at(-4)}T17:00:00Z` });
  for (let number = 0; number < 3; number += 1) await event.create({ title: 'never' });
  const titles = (query: Query) => listed('event', 'title', { sort: 'soonest', ...query });
  const expected = [
    '-8 to 1',
    '-2 to 1',
    '0',
    '2',
    '2',
    '30',
    '-1',
    '-3',
    '-3',
    '-5 to -4',
    '-9',
    'never',
    'never',
    'never',
  ];
  expect(await titles({})).toEqual(expected);
  for (const limit of [1, 2, 3, 5])
    for (const starts of [[...expected.keys()], [...expected.keys()].toReversed()])
      for (const offset of starts)
        expect(await titles({ limit: `${limit}`, offset: `${offset}` }), `${offset}`).toEqual(
          expected.slice(offset, offset + limit),
        );
  // Each part has pages and a number of its own.
  const parts = { upcoming: [...expected.slice(0, 6), ...expected.slice(-3)], past: expected.slice(6, -3) };
  for (const [when, own] of Object.entries(parts)) {
    expect(await titles({ when })).toEqual(own);
    expect(await titles({ when, limit: '2', offset: '2' })).toEqual(own.slice(2, 4));
    const response = await server.server.inject({
      url: '/api/get-all-event',
      query: { sort: 'soonest', when, limit: '1' },
    });
    expect(response.headers['x-total-count']).toBe(String(own.length));
  }
});

test('has what is over last, as the website’s sections show it', async () => {
  const now = '2026-03-14T16:00:30Z';
  server.setNow(now);
  const random = createRandom('what is over');
  const times = ['03:00', '12:00', '15:59', '16:00', '16:01', '23:00'];
  const moment = () =>
    `${random.pick(['12', '13', '14', '15'].map((day) => `2026-03-${day}`))}T${random.pick(times)}:00Z`;
  // Some ends are not after their beginning, as another program may have stored them.
  for (let number = 0; number < 150; number += 1)
    await server.insert('events', {
      title: `${number}`,
      date: random.chance(0.9) ? moment() : null,
      end_date: random.chance(0.7) ? moment() : null,
      all_day: random.chance(0.3) ? 1 : 0,
      created_at: now,
      updated_at: now,
      published_at: now,
    });
  const stored: Event[] = (await server.asStaff({ url: '/api/get-all-event' })).json().events;
  const inOrder = stored.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? '') || a.id - b.id);
  const over = inOrder.filter((event) => isOver(event, new Date(now)));
  const current = inOrder.filter((event) => event.date && !over.includes(event));
  const undated = inOrder.filter(({ date }) => !date);
  const expected = [...current, ...over.toReversed(), ...undated].map(({ title }) => title);
  expect(expected.length).toBe(150);
  const pages: string[] = [];
  for (let offset = 0; offset < 150; offset += 18)
    pages.push(...(await listed('event', 'title', { sort: 'soonest', limit: '18', offset: `${offset}` })));
  expect(pages).toEqual(expected);
});

describe('a search on the server', () => {
  beforeEach(async () => {
    await story({ title: 'José’s garden', subtitle: 'Beans & corn', date: '2026-03-07', content: 'A long text.' });
    await story({ title: '100% cotton', subtitle: 'A_b', date: '2025-12-24' });
    await story({ title: 'Porch light', subtitle: '' });
  });
  const found = async (search: string) => (await page({ search, limit: '10', sort: 'id' })).titles;

  test('finds words in any order and field, without regard to case and accents', async () => {
    expect(await found('CORN jose')).toEqual(['José’s garden']);
    expect(await found('JOSÉ')).toEqual(['José’s garden']);
    expect(await found('  light   porch ')).toEqual(['Porch light']);
    expect(await found('corn cotton')).toEqual([]);
  });

  test('finds a day as it is written', async () => {
    expect(await found('march 7')).toEqual(['José’s garden']);
    expect(await found('December 24, 2025')).toEqual(['100% cotton']);
  });

  test('takes special characters literally', async () => {
    expect(await found('100%')).toEqual(['100% cotton']);
    expect(await found('%')).toEqual(['100% cotton']);
    expect(await found('a_b')).toEqual(['100% cotton']);
    expect(await found('\\')).toEqual([]);
    expect(await found("'; drop table stories; --")).toEqual([]);
  });

  test('counts and pages its results', async () => {
    const first = await page({ search: 'o', limit: '2', sort: '-title' });
    expect(first).toMatchObject({ titles: ['Porch light', 'José’s garden'], total: 3 });
    expect(await page({ search: 'o', limit: '2', sort: '-title', after: first.next })).toMatchObject({
      titles: ['100% cotton'],
      position: 2,
    });
  });

  test('finds amounts as they are displayed, and no password', async () => {
    const donation = server.resources.services.donation;
    await donation.create({ email: 'a@example.org', amount: 1250.5 });
    await donation.create({ email: 'b@example.org', amount: 25.05 });
    const emails = (search: string) => listed('donation', 'email', { search, limit: '9' });
    expect(await emails('$1,250.50')).toEqual(['a@example.org']);
    expect(await emails('25.05')).toEqual(['b@example.org']);
    expect(await listed('users', 'username', { search: 'scrypt' })).toEqual([]);
  });

  test('sums the amounts of all matches, not only of the page; a list without amounts has no sum', async () => {
    const { donation } = server.resources.services;
    for (const [email, amount] of [
      ['a@x.org', 40],
      ['b@x.org', 0.1],
      ['c@x.org', 0.2],
      ['d@y.org', 999],
    ] as const) {
      await donation.create({ email, amount });
    }
    const { headers } = await server.asStaff({
      method: 'GET',
      url: '/api/get-all-donation',
      query: { search: 'x.org', limit: '1' },
    });
    expect([headers['x-total-count'], headers[totalAmountHeader]]).toEqual(['3', '40.3']);
    expect((await get({ limit: '1' })).headers).not.toHaveProperty(totalAmountHeader);
  });

  test('refuses a text that is too long', async () => {
    expect((await get({ search: 'x'.repeat(201) })).statusCode).toBe(400);
  });
});

describe('filters', () => {
  const filtered = async (filter: object) => (await page({ filter: JSON.stringify(filter), limit: '9' })).titles;

  test('include the first and the last day', async () => {
    for (const date of ['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01', undefined]) {
      await story({ title: date ?? 'none', date });
    }
    expect(await filtered({ date: { from: '2026-02-01', to: '2026-02-28' } })).toEqual(['2026-02-01', '2026-02-28']);
    expect(await filtered({ date: { from: '2026-03-01' } })).toEqual(['2026-03-01']);
    expect(await filtered({ date: { to: '2026-01-31' } })).toEqual(['2026-01-31']);
  });

  test('use the end, or the beginning of records without one', async () => {
    const { event } = server.resources.services;
    for (const [title, date, end_date] of [
      ['runs', '2026-03-13T10:00', '2026-03-15T16:00'],
      ['today', '2026-03-14T10:00', null],
      ['over', '2026-03-12T10:00', '2026-03-13T16:00'],
      ['yesterday', '2026-03-13T10:00', null],
      ['some day', null, null],
    ])
      await event.create({ title, date, end_date });
    const found = (filter: object) =>
      listed('event', 'title', { filter: JSON.stringify(filter), sort: 'date', limit: '2' });
    expect(await found({ end_date: { from: '2026-03-14' } })).toEqual(['runs', 'today']);
    expect(await found({ end_date: { to: '2026-03-13' } })).toEqual(['over', 'yesterday']);
    expect(await found({ end_date: { from: '2026-03-15', to: '2026-03-15' } })).toEqual(['runs']);
    expect(await found({ date: { from: '2026-03-14' } })).toEqual(['today']);
  });

  test('use days of the organization’s time zone, also for moments', async () => {
    await story({ title: 'before midnight' });
    server.pass(12.5 * 60 * 60 * 1000);
    await story({ title: 'after midnight' });
    expect(await filtered({ created_at: { to: '2026-03-14' } })).toEqual(['before midnight']);
    expect(await filtered({ created_at: { from: '2026-03-15', to: '2026-03-15' } })).toEqual(['after midnight']);
  });

  test('select one value of a choice', async () => {
    for (const type of ['director', 'staff']) await server.resources.services.team.create({ name: type, type });
    expect(await listed('team', 'name', { filter: JSON.stringify({ type: { is: 'staff' } }) })).toEqual(['staff']);
  });

  test('find missing values, and one side of a yes or no', async () => {
    const { media } = server.resources.services;
    for (const [title, alt, decorative] of [
      ['described', 'A porch', false],
      ['adorns', '', true],
      ['forgotten', '', false],
    ])
      await media.create({ title, alt, decorative }, { files: { image: `${title}.png` } });
    const found = (filter: object) => listed('media', 'title', { filter: JSON.stringify(filter) });
    expect(await found({ alt: { is: '' }, decorative: { is: 'false' } })).toEqual(['forgotten']);
    expect(await found({ decorative: { is: 'true' } })).toEqual(['adorns']);
  });

  test('that are invalid are refused', async () => {
    for (const filter of [
      'no json',
      '[]',
      '{"date":{"from":"2026-02-30"}}',
      '{"date":{"from":5}}',
      '{"date":{"is":"2026-01-01"}}',
      '{"date":{}}',
      '{"title":{"is":"a"}}',
      '{"title":{"is":"","to":"2026-01-01"}}',
      '{"state":{}}',
      '{"deleted_at":{"from":"2026-01-01"}}',
      '{"constructor":{"from":"2026-01-01"}}',
      '{"date":{"like":"%"}}',
    ]) {
      const response = await get({ filter });
      expect([response.statusCode, Object.keys(response.json().error.fields)], filter).toEqual([400, ['filter']]);
    }
  });
});
