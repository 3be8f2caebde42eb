import { expect, test } from 'vitest';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest('2026-11-30T15:00:00Z');

type Sent = Record<string, unknown>;

const tuesdays = 'RRULE:FREQ=WEEKLY;BYDAY=TU';
const aClass = { title: 'Quilting class', date: '2026-12-01T18:00', end_date: '2026-12-01T20:00', venue: 'The porch' };

async function add(values: Sent) {
  const response = await server.post('/api/add-event', values);
  return { status: response.statusCode, ...response.json() };
}

async function change(id: number, values: Sent) {
  const response = await server.post(`/api/update-single-event/${id}`, values);
  return { status: response.statusCode, ...response.json() };
}

async function remove(id: number, scope?: string) {
  const query = scope ? `?series_scope=${scope}` : '';
  return (await server.asStaff({ method: 'DELETE', url: `/api/delete-single-event/${id}${query}` })).statusCode;
}

async function restore(id: number) {
  return (await server.asStaff({ method: 'POST', url: `/api/restore-event/${id}` })).statusCode;
}

/** What visitors see, by date. */
async function events(): Promise<Record<string, never>[]> {
  return (await server.server.inject('/api/get-all-event?sort=date')).json().events;
}

const dates = async () => (await events()).map(({ date }) => date);

test('a weekly class is stored for two years, each date with an address of its own, at the same time of day', async () => {
  const { status, event } = await add({ ...aClass, repeats: tuesdays });
  expect([status, event.series, event.series_date]).toEqual([201, 1, '2026-12-01T18:00']);
  const all = await events();
  expect(all).toHaveLength(105);
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(105);
  // The clocks go forward on March 14, 2027 and back on November 7.
  const times = Object.fromEntries(all.map(({ date, end_date }) => [String(date).slice(0, 10), [date, end_date]]));
  expect([times['2027-03-09'], times['2027-03-16'], times['2027-11-09']]).toEqual([
    ['2027-03-09T23:00:00Z', '2027-03-10T01:00:00Z'],
    ['2027-03-16T22:00:00Z', '2027-03-17T00:00:00Z'],
    ['2027-11-09T23:00:00Z', '2027-11-10T01:00:00Z'],
  ]);
  expect(all[1]).toMatchObject({ title: 'Quilting class', venue: 'The porch', slug: 'quilting-class-2026-12-08' });
});

test('a draft is one record until it is published', async () => {
  const { event } = await add({ ...aClass, repeats: `${tuesdays};COUNT=3`, state: 'draft' });
  expect([event.series, await events()]).toEqual([null, []]);
  await change(event.id, { state: 'published' });
  expect(await dates()).toEqual(['2026-12-01T23:00:00Z', '2026-12-08T23:00:00Z', '2026-12-15T23:00:00Z']);
});

test('a scheduled one is checked at once, and its dates are there when it is published', async () => {
  const scheduled = { ...aClass, state: 'scheduled', publish_at: '2026-11-30T12:00' };
  expect((await add({ ...scheduled, repeats: 'RRULE:FREQ=WEEKLY;BYDAY=WE' })).status).toBe(400);
  await add({ ...scheduled, repeats: `${tuesdays};COUNT=2` });
  server.setNow('2026-11-30T18:00:00Z');
  await server.resources.applySchedules();
  expect(await dates()).toHaveLength(2);
});

test.each([
  ['no rule', { repeats: 'every Tuesday' }, 'This has to be a rule such as'],
  ['another start', { repeats: 'RRULE:FREQ=WEEKLY;BYDAY=WE' }, '“Every week on Wednesday” leaves that day out.'],
  [
    'an end before the start',
    { repeats: `${tuesdays};UNTIL=20261124` },
    'The last date, Nov 24, 2026, is before the start.',
  ],
  ['no date left', { repeats: `${tuesdays};COUNT=1\nEXDATE:20261201` }, 'This leaves no date.'],
  [
    'too many dates',
    { date: '1999-12-01T18:00', end_date: '', repeats: 'RRULE:FREQ=DAILY' },
    'more than 750 events at once',
  ],
])('%s gets a clear sentence, and nothing is stored', async (_, values, sentence) => {
  const { status, error } = await add({ ...aClass, ...values });
  expect([status, JSON.stringify(error.fields)]).toEqual([400, expect.stringContaining(sentence)]);
  expect(await events()).toEqual([]);
});

test('a rule without a date asks for the date', async () => {
  const { error } = await add({ title: 'Class', repeats: tuesdays });
  expect(error.fields.date).toContain('An event that repeats needs a date.');
});

test('one date can be moved, cancelled and reworded, and keeps that when the series changes', async () => {
  await add({ ...aClass, repeats: `${tuesdays};COUNT=4` });
  const { event } = await change(2, { date: '2026-12-09T17:00', end_date: '2026-12-09T19:00', series_scope: 'this' });
  expect(event.series_changes).toBe('date end_date');
  await change(3, { status: 'cancelled', series_scope: 'this' });
  await change(1, {
    title: 'Quilting for all',
    date: '2026-12-01T19:00',
    end_date: '2026-12-01T20:30',
    series_scope: 'all',
  });
  expect((await events()).map(({ title, date, end_date, status }) => [title, date, end_date, status])).toEqual([
    ['Quilting for all', '2026-12-02T00:00:00Z', '2026-12-02T01:30:00Z', 'scheduled'],
    ['Quilting for all', '2026-12-09T22:00:00Z', '2026-12-10T00:00:00Z', 'scheduled'],
    ['Quilting for all', '2026-12-16T00:00:00Z', '2026-12-16T01:30:00Z', 'cancelled'],
    ['Quilting for all', '2026-12-23T00:00:00Z', '2026-12-23T01:30:00Z', 'scheduled'],
  ]);
});

test('a change of this and following events begins a series of its own', async () => {
  await add({ ...aClass, repeats: `${tuesdays};COUNT=5` });
  await change(3, {
    ...{ title: 'Piecing class', date: '2026-12-16T18:00', end_date: '2026-12-16T20:00' },
    ...{ repeats: 'RRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=3', series_scope: 'following' },
  });
  expect((await events()).map(({ title, date, series, repeats }) => [title, date, series, repeats])).toEqual([
    ['Quilting class', '2026-12-01T23:00:00Z', 1, 'RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20261214'],
    ['Quilting class', '2026-12-08T23:00:00Z', 1, 'RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20261214'],
    ['Piecing class', '2026-12-16T23:00:00Z', 2, 'RRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=3'],
    ['Piecing class', '2026-12-23T23:00:00Z', 2, 'RRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=3'],
    ['Piecing class', '2026-12-30T23:00:00Z', 2, 'RRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=3'],
  ]);
});

test('a new rule for all leaves what is over as it was, and a deleted day free', async () => {
  await add({ ...aClass, repeats: `${tuesdays};COUNT=6` });
  await remove(5);
  server.setNow('2026-12-10T15:00:00Z');
  const { call } = await server.person('editor', 'later');
  const payload = { repeats: 'RRULE:FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20270105', series_scope: 'all' };
  const response = await call({ method: 'POST', url: '/api/update-single-event/4', payload });
  expect(response.body).toContain('"id":4');
  expect((await dates()).map((date) => String(date).slice(0, 10))).toEqual([
    ...['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-17', '2026-12-22', '2026-12-24'],
    ...['2026-12-31', '2027-01-05'],
  ]);
});

test('an event that no longer repeats stays alone', async () => {
  await add({ ...aClass, repeats: `${tuesdays};COUNT=4` });
  await change(2, { repeats: '', series_scope: 'following' });
  expect((await events()).map(({ date, series, repeats }) => [String(date).slice(0, 10), series, repeats])).toEqual([
    ['2026-12-01', 1, 'RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20261207'],
    ['2026-12-08', null, ''],
  ]);
});

test('deleting one, the following or all, and restoring what was deleted', async () => {
  await add({ ...aClass, repeats: `${tuesdays};COUNT=6` });
  const days = async () => (await dates()).map((date) => Number(String(date).slice(8, 10)));
  await remove(2);
  expect(await days()).toEqual([1, 15, 22, 29, 5]);
  await remove(4, 'following');
  expect(await days()).toEqual([1, 15]);
  // The trash has one entry for what was one act.
  const trash = (await server.asStaff({ url: '/api/get-all-deleted' })).json().deleted;
  expect(trash.map(({ record_id }: { record_id: number }) => record_id)).toEqual([4, 2]);
  await restore(4);
  expect(await days()).toEqual([1, 15, 22, 29, 5]);
  await remove(1, 'all');
  expect(await days()).toEqual([22, 29, 5]);
  await restore(1);
  expect(await days()).toEqual([1, 15, 22, 29, 5]);
});

test('changes of a published series are a draft first, whose publication changes the others', async () => {
  await add({ ...aClass, repeats: `${tuesdays};COUNT=3` });
  const { event: draft } = await add({ title: 'Patchwork', state: 'draft', replaces: 2, replaces_version: 1 });
  expect((await events()).map(({ title }) => title)).toEqual(Array(3).fill('Quilting class'));
  await change(draft.id, { state: 'published', series_scope: 'following' });
  expect((await events()).map(({ title }) => title)).toEqual(['Quilting class', 'Patchwork', 'Patchwork']);
});

test('the history has one entry for all dates, and each date its own', async () => {
  await add({ ...aClass, repeats: `${tuesdays};COUNT=3` });
  await change(1, { title: 'Patchwork', series_scope: 'all' });
  const history = async (query: string) =>
    (await server.asStaff({ url: `/api/get-all-history?resource=event${query}` })).json().history;
  expect((await history('')).map(({ action }: { action: string }) => action)).toEqual(['update', 'create']);
  expect((await history('&record=3')).map(({ action }: { action: string }) => action)).toEqual(['update', 'create']);
});

test('as time passes, dates are added', async () => {
  await add({ ...aClass, repeats: tuesdays });
  await change(105, { title: 'The last one', series_scope: 'this' });
  server.setNow('2026-12-22T15:00:00Z');
  await server.resources.extendSeries();
  await server.resources.extendSeries();
  const all = await events();
  expect(all).toHaveLength(108);
  expect(all.at(-1)).toMatchObject({ title: 'Quilting class', date: '2028-12-19T23:00:00Z' });
});

test('an earlier version of one date brings back its words, not its rule', async () => {
  await add({ ...aClass, repeats: `${tuesdays};COUNT=3` });
  await change(2, { title: 'Patchwork', series_scope: 'this' });
  await change(2, { venue: 'The hall', series_scope: 'following' });
  const [, , entry] = (await server.asStaff({ url: '/api/get-all-history?resource=event&record=2' })).json().history;
  const { version } = (await server.asStaff({ url: '/api/get-single-event/2' })).json().event;
  const response = await server.asStaff({
    ...{ method: 'POST', url: `/api/restore-version/${entry.id}`, payload: { version, state: 'after' } },
  });
  expect(response.json().record ?? response.json()).toMatchObject({ title: 'Quilting class' });
  expect(await dates()).toHaveLength(3);
});

test('moving all events to another day moves the rule with them; one event alone keeps it', async () => {
  await add({ ...aClass, repeats: `${tuesdays};COUNT=3` });
  const moved = { date: '2026-12-09T18:00', end_date: '2026-12-09T20:00' };
  const { error } = await change(2, { ...moved, repeats: 'RRULE:FREQ=WEEKLY;BYDAY=WE', series_scope: 'this' });
  expect(error.fields.repeats).toContain('The rule belongs to all dates');
  const { event } = await change(2, { ...moved, series_scope: 'all' });
  expect(event.repeats).toBe('RRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=3');
  expect((await dates()).map((date) => String(date).slice(8, 10))).toEqual(['02', '09', '16']);
});

test('an event of a series can’t lose its date together with the others', async () => {
  await add({ ...aClass, repeats: `${tuesdays};COUNT=3` });
  const { error } = await change(2, { date: '', end_date: '', series_scope: 'all' });
  expect(error.fields.date).toContain('An event that repeats needs a date.');
});

test('a list has each series once: by its next date, with the number of further ones, or by its last', async () => {
  await add({ ...aClass, repeats: `${tuesdays};COUNT=4` });
  await add({ title: 'Supper', date: '2026-12-10T18:00' });
  const once = async (now: string) => {
    server.setNow(now);
    const { events: listed } = (await server.server.inject('/api/get-all-event?series=once&sort=soonest')).json();
    return listed.map((event: Sent) => [event.title, String(event.date).slice(0, 10), event.further_dates]);
  };
  expect(await once('2026-11-30T15:00:00Z')).toEqual([
    ['Quilting class', '2026-12-01', 3],
    ['Supper', '2026-12-10', undefined],
  ]);
  // It has ended at eight.
  expect(await once('2026-12-02T01:00:00Z')).toEqual([
    ['Quilting class', '2026-12-08', 2],
    ['Supper', '2026-12-10', undefined],
  ]);
  expect(await once('2027-01-30T15:00:00Z')).toEqual([
    ['Quilting class', '2026-12-22', undefined],
    ['Supper', '2026-12-10', undefined],
  ]);
  const dates = (await server.server.inject('/api/get-all-event?series=1&sort=date')).json().events;
  expect(dates).toHaveLength(4);
  expect((await server.server.inject('/api/get-all-story?series=once')).statusCode).toBe(400);
});

test('a new time zone whose clocks keep the times of events keeps those of series too', async () => {
  await add({ ...aClass, repeats: `${tuesdays};COUNT=2` });
  const payload = { time_zone: 'America/Los_Angeles' };
  await server.asStaff({ method: 'POST', url: '/api/update-single-organization/1', payload });
  await change(1, { date: '2026-12-01T19:00', end_date: '2026-12-01T21:00', series_scope: 'all' });
  expect(await dates()).toEqual(['2026-12-02T03:00:00Z', '2026-12-09T03:00:00Z']);
});

test('the search finds each series once, by its next date, with the number of the others', async () => {
  await add({ ...aClass, repeats: `${tuesdays};COUNT=12` });
  await add({ ...aClass, title: 'Quilting supper', date: '2026-12-05T23:00:00Z', end_date: '' });
  const find = async (query = '') => (await server.server.inject(`/api/search?q=quilting${query}`)).json();
  const { results, total, counts } = await find();
  expect([total, counts]).toEqual([2, { event: 2 }]);
  const found = results.map(({ title, date, further_dates }: Record<string, unknown>) => [title, date, further_dates]);
  expect(found.toSorted()).toEqual([
    ['Quilting class', '2026-12-01T23:00:00Z', 11],
    ['Quilting supper', '2026-12-05T23:00:00Z', undefined],
  ]);
  const [{ id }] = results.filter(({ further_dates }: { further_dates?: number }) => further_dates);
  await remove(id, 'this');
  const next = (await find()).results.find(({ title }: { title: string }) => title === 'Quilting class');
  expect([next.date, next.further_dates]).toEqual(['2026-12-08T23:00:00Z', 10]);
});
