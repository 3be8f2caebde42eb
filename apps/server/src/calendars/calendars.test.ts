import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { forEachTest, forThisTest } from '../testing/for-each-test.ts';
import { startTestSite } from '../testing/test-site.ts';

const site = forEachTest(startTestSite);

/** The entries that a calendar program reads from a file, with times in the file's own zones. */
function open(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [zone] = calendar.getAllSubcomponents('vtimezone');
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((entry) => {
    const event = new ICAL.Event(entry);
    return {
      uid: event.uid,
      title: event.summary,
      description: event.description,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      hours: event.duration.toSeconds() / 3600,
      isAllDay: event.startDate.isDate,
      zone: event.startDate.zone.tzid,
      stamp: entry.getFirstPropertyValue('dtstamp')?.toString(),
      url: entry.getFirstPropertyValue('url')?.toString(),
    };
  });
}

const only = async (url: string) => {
  const { body } = await site.get(url);
  const [entry] = open(body);
  if (!entry) throw new Error(`${url} has no entry: ${body}`);
  return entry;
};

test('a visitor adds one event to a calendar, with its text, its page and its two hours', async () => {
  const id = await site.add('event', { date: '2026-04-01T18:30' });
  const { headers, statusCode } = await site.get(`/event/${id}.ics`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['content-disposition']).toBe(`inline; filename="event-${id}.ics"`);
  expect(await only(`/event/${id}.ics`)).toEqual({
    uid: `event-${id}@porchlight.example.org`,
    title: 'Event 1',
    description: `Bring a jar.\n\nTake a jar.\n\nAccess: Access\n\nParking: Parking\n\nhttps://porchlight.example.org/event/${id}`,
    sequence: 0,
    start: '2026-04-01T22:30:00.000Z',
    hours: 2,
    isAllDay: false,
    zone: 'America/New_York',
    stamp: '2026-03-14T16:00:00Z',
    url: `https://porchlight.example.org/event/${id}`,
  });
});

test('an election is in the calendar for the twelve hours that polls are open', async () => {
  const id = await site.add('election', { date: '2026-05-19T07:00' });
  expect(await only(`/election/${id}.ics`)).toMatchObject({ start: '2026-05-19T11:00:00.000Z', hours: 12 });
});

test.each([
  ['the evening before clocks go forward', '2026-03-07T18:30', '2026-03-07T23:30:00.000Z'],
  ['the evening after clocks went forward', '2026-03-08T18:30', '2026-03-08T22:30:00.000Z'],
  ['the evening before clocks go back', '2026-10-31T18:30', '2026-10-31T22:30:00.000Z'],
  ['the evening after clocks went back', '2026-11-01T18:30', '2026-11-01T23:30:00.000Z'],
  ['the hour that clocks skip', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
  ['the hours in which clocks go back', '2026-11-01T00:30', '2026-11-01T04:30:00.000Z'],
])('a calendar in any time zone shows the correct hour on %s', async (_, date, moment) => {
  const id = await site.add('event', { date });
  expect(await only(`/event/${id}.ics`)).toMatchObject({ start: moment, hours: 2 });
});

test.each([
  [{ date: '2026-11-01' }, '20261101', '20261102'],
  [{ date: '2026-11-01T10:00', end_date: '', all_day: true }, '20261101', '20261102'],
  [{ date: '2027-03-14T10:00', end_date: '2027-03-14T23:30', all_day: true }, '20270314', '20270315'],
  [{ date: '2026-10-31T10:00', end_date: '2026-11-02T01:00', all_day: true }, '20261031', '20261103'],
])('an event of %j takes whole days, also when clocks change', async (values, start, end) => {
  const id = await site.add('event', values);
  const { body } = await site.get(`/event/${id}.ics`);
  expect(body).toContain(`DTSTART;VALUE=DATE:${start}`);
  expect(body).toContain(`DTEND;VALUE=DATE:${end}`);
});

test.each([
  ['back', '2026-10-31T23:00', '2026-11-01T03:00', 5],
  ['forward', '2027-03-13T23:00', '2027-03-14T03:00', 3],
])('an event in the night when clocks go %s ends at the stated time', async (_, date, end_date, hours) => {
  const id = await site.add('event', { date, end_date });
  expect(await only(`/event/${id}.ics`)).toMatchObject({ hours });
});

test('an end in the repeated hour is in its first occurrence', async () => {
  const id = await site.add('event', { date: '2026-10-31T23:00', end_date: '2026-11-01T01:00' });
  expect((await site.get(`/event/${id}.ics`)).body).toContain('DTEND;TZID=America/New_York:20261101T010000');
});

test('a calendar shows the location of an event, and that it was cancelled, in the same entry', async () => {
  const id = await site.add('event', {
    ...{ venue: 'The old depot', address: '214 Depot Street, Marrow Creek' },
    ...{ access: 'A ramp.', parking: 'Behind the store.' },
  });
  const before = await site.get(`/event/${id}.ics`);
  expect(before.body).toContain('LOCATION:The old depot\\, 214 Depot Street\\, Marrow Creek');
  expect(before.body).toContain('STATUS:CONFIRMED');
  expect((await only(`/event/${id}.ics`)).description).toContain('Access: A ramp.\n\nParking: Behind the store.');
  await site.server.resources.services.event.update(id, { status: 'cancelled' });
  expect((await site.get(`/event/${id}.ics`)).body).toContain('STATUS:CANCELLED');
  expect(await only(`/event/${id}.ics`)).toMatchObject({ title: 'Cancelled: Event 1', sequence: 1 });
  await site.server.resources.services.event.update(id, { status: 'postponed' });
  const { body } = await site.get('/calendar.ics');
  expect(body).toContain('STATUS:TENTATIVE');
  expect(body).toContain('SUMMARY:Postponed: Event 1');
});

test('a change updates the existing entry', async () => {
  const id = await site.add('event');
  const before = await only(`/event/${id}.ics`);
  await site.server.resources.services.event.update(id, { title: 'Cooking class, moved' });
  const after = await only(`/event/${id}.ics`);
  expect(after.title).toBe('Cooking class, moved');
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBe(before.sequence + 1);
});

test('a subscription contains all events and elections since a year ago', async () => {
  await site.add('event', { title: 'To come', date: '2027-01-01T10:00' });
  await site.add('event', { title: 'Last summer', date: '2025-07-01T10:00' });
  await site.add('event', { title: 'Long ago', date: '2024-07-01T10:00' });
  await site.add('event', { title: 'Some day', date: '' });
  await site.add('election', { title: 'A vote' });
  const { body, headers } = await site.get('/calendar.ics');
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(open(body).map(({ title }) => title)).toEqual(['To come', 'Last summer', 'A vote']);
  expect(body).toContain('X-WR-CALNAME:Porchlight Institute: events and elections');
  expect(body.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  // RFC 5545 3.6: properties of the calendar come before its first zone or entry.
  const [ownWords = '', parts = ''] = body.split(/(?=BEGIN:VTIMEZONE)/);
  for (const property of ['PRODID', 'METHOD', 'URL', 'NAME', 'REFRESH-INTERVAL', 'X-PUBLISHED-TTL', 'X-WR-CALDESC'])
    expect(ownWords).toMatch(new RegExp(`^${property}[;:]`, 'm'));
  expect(parts.replace(/^BEGIN:(VTIMEZONE|VEVENT)\r\n[\s\S]*?^END:\1\r\n/gm, '')).toBe('END:VCALENDAR\r\n');
});

test('an empty calendar can be subscribed to', async () => {
  const { body, statusCode } = await site.get('/calendar.ics');
  expect(statusCode).toBe(200);
  expect(open(body)).toEqual([]);
});

test('a calendar program gets no new response until an event changes', async () => {
  const first = await site.get('/calendar.ics');
  const tag = { 'if-none-match': String(first.headers.etag) };
  expect((await site.get('/calendar.ics', tag)).statusCode).toBe(304);
  await site.add('podcast');
  expect((await site.get('/calendar.ics', tag)).statusCode).toBe(304);
  await site.add('event');
  expect((await site.get('/calendar.ics', tag)).statusCode).toBe(200);
});

test('no stored text breaks a calendar or adds a line to it', async () => {
  const hostile = 'a,b;c\\n"<script>🪔';
  const id = await site.add('event', {
    title: hostile,
    description: `Line one\nBEGIN:VEVENT\nSUMMARY:Slipped in\n\n${hostile}`,
  });
  const entry = await only(`/event/${id}.ics`);
  expect(entry.title).toBe(hostile);
  expect(entry.description).toContain('BEGIN:VEVENT\nSUMMARY:Slipped in');
});

test('a title of five thousand letters is cut between letters, and each line has the required length', async () => {
  const id = await site.add('event', { title: '👩🏾‍🌾'.repeat(700) });
  const { body } = await site.get(`/event/${id}.ics`);
  expect(open(body)[0]?.title).toBe(`${'👩🏾‍🌾'.repeat(200)}…`);
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  // Every line ends like this, also the last one: strict programs accept no other.
  expect(body).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  expect(body).not.toMatch(/[^\r]\n|\r\n\r\n/);
});

test.each(['/event/999.ics', '/election/999.ics', '/event/99999999999999999.ics'])(
  'a missing record has no calendar file: %s',
  async (url) => {
    expect((await site.get(url)).statusCode).toBe(404);
  },
);

test('an event without a date has no calendar file', async () => {
  const id = await site.add('event', { date: '' });
  expect((await site.get(`/event/${id}.ics`)).statusCode).toBe(404);
});

test('a full calendar contains the next events and the latest past ones', async () => {
  const small = forThisTest(await startTestSite({ entriesMax: 2 }));
  for (const day of ['03-10', '03-11', '03-12', '03-20', '03-21', '03-22']) {
    await small.add('event', { title: day, date: `2026-${day}T12:00` });
  }
  const { body } = await small.get('/calendar.ics');
  expect(open(body).map(({ title }) => title)).toEqual(['03-20', '03-21', '03-12', '03-11']);
});
