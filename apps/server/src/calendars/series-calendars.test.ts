import { wallTime } from '@porchlight/contract/dates';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar, extendByRecurrenceRule, type IcsCalendar, type IcsDateObject } from 'ts-ics';
import { expect, test } from 'vitest';
import { forEachTest } from '../testing/for-each-test.ts';
import { startTestSite } from '../testing/test-site.ts';

const site = forEachTest(startTestSite);

const tuesdays = 'RRULE:FREQ=WEEKLY;BYDAY=TU';
/** The window of what calendar programs show. */
const from = new Date('2026-09-01T00:00:00Z');
const to = new Date('2027-05-01T00:00:00Z');

/** A date as a calendar program shows it. */
type Shown = readonly [start: string, title: string];

const inOrder = (dates: readonly Shown[]) =>
  dates.filter(([start]) => start >= from.toISOString() && start < to.toISOString()).toSorted();

/** What Mozilla's parser makes of a calendar. */
function byIcalJs(text: string): readonly Shown[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const shown: Shown[] = [];
  for (const component of calendar.getAllSubcomponents('vevent')) {
    if (component.getFirstProperty('recurrence-id')) continue;
    const event = new ICAL.Event(component);
    const iterator = event.iterator();
    for (let next = iterator.next(); next && next.toJSDate() < to; next = iterator.next()) {
      const { startDate, item } = event.getOccurrenceDetails(next);
      shown.push([startDate.toJSDate().toISOString(), item.summary]);
    }
  }
  return inOrder(shown);
}

/** What node-ical makes of it. */
function byNodeIcal(text: string): readonly Shown[] {
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter((each) => each?.type === 'VEVENT');
  return inOrder(
    events.flatMap((event) =>
      nodeIcal
        .expandRecurringEvent(event, { from, to })
        .map(({ start, summary }): Shown => [new Date(start).toISOString(), String(summary)]),
    ),
  );
}

/** What the clocks show at a date that ts-ics has read. */
const clockTime = ({ date, local }: IcsDateObject) => local?.date ?? date;

/** What ts-ics makes of it, on the clocks of the calendar's zone: it leaves zones and exceptions to its callers. */
function byTsIcs(text: string): readonly Shown[] {
  const { events: entries = [] }: IcsCalendar = convertIcsCalendar(undefined, text);
  const shownOf = (date: Date, title: string): Shown => [date.toISOString(), title];
  const exceptions = entries.filter(({ recurrenceId }) => recurrenceId);
  const replaced = exceptions.map(({ recurrenceId }) => recurrenceId && clockTime(recurrenceId.value).toISOString());
  const dates = entries
    .filter(({ recurrenceId }) => !recurrenceId)
    .flatMap(({ start, summary, recurrenceRule, exceptionDates = [] }) =>
      extendByRecurrenceRule(recurrenceRule ?? { frequency: 'DAILY', count: 1 }, {
        ...{ start: clockTime(start), end: to, exceptions: exceptionDates.map(clockTime) },
      }).map((date) => shownOf(date, summary)),
    )
    .filter(([start]) => !replaced.includes(start));
  return inOrder([...dates, ...exceptions.map(({ start, summary }) => shownOf(clockTime(start), summary))]);
}

interface ListedEvent {
  id: number;
  date: string;
  title: string;
  status: string;
  series_date: string;
}

const events = async (): Promise<ListedEvent[]> =>
  (await site.server.asStaff({ url: '/api/get-all-event?sort=date' })).json().events;

const aClass = { title: 'Quilting class', date: '2026-10-20T18:00', end_date: '2026-10-20T20:00' };

test('three calendar programs show a class on Tuesdays with its exceptions, across both changes of the clocks', async () => {
  const id = await site.add('event', { ...aClass, repeats: `${tuesdays};UNTIL=20270323\nEXDATE:20261222,20261229` });
  const before = await events();
  const on = (day: string) => before.find(({ series_date: date }) => date.startsWith(day))?.id;
  await site.server.asStaff({ method: 'DELETE', url: `/api/delete-single-event/${on('2027-01-05')}` });
  await site.server.post(`/api/update-single-event/${on('2026-11-03')}`, {
    ...{ title: 'Quilting class at the depot', date: '2026-11-04T17:00', end_date: '2026-11-04T19:00' },
  });
  await site.server.post(`/api/update-single-event/${on('2027-03-09')}`, { status: 'cancelled' });
  const expected = (await events()).map(
    ({ date, title, status }): Shown => [
      date.replace('Z', '.000Z'),
      status === 'cancelled' ? `Cancelled: ${title}` : title,
    ],
  );
  expect(expected).toHaveLength(20);
  const { body } = await site.get(`/event/${id}.ics`);
  expect(byIcalJs(body)).toEqual(expected);
  expect(byNodeIcal(body)).toEqual(expected);
  const onClocks = expected.map(([start, title]): Shown => [`${wallTime(start)}:00.000Z`, title]);
  expect(byTsIcs(body)).toEqual(onClocks);
  const all = (await site.get('/calendar.ics')).body;
  expect(byIcalJs(all)).toEqual(expected);
});

test('a series has one UID, a sequence that grows with every change, and the zone’s rules', async () => {
  const id = await site.add('event', { ...aClass, repeats: `${tuesdays};COUNT=3` });
  const read = async () => (await site.get(`/event/${id}.ics`)).body;
  const properties = (body: string, name: string) =>
    [...body.matchAll(new RegExp(`^${name}[^:]*:(.*)\r$`, 'gm'))].map(([, value]) => value);
  const first = await read();
  expect(properties(first, 'UID')).toEqual(['series-1@porchlight.example.org']);
  expect(properties(first, 'SEQUENCE')).toEqual(['0']);
  expect(properties(first, 'TZID')).toEqual(['America/New_York']);
  expect(first).toContain('RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=3\r\n');
  await site.server.post(`/api/update-single-event/${id + 1}`, { title: 'Piecing' });
  const second = await read();
  expect(properties(second, 'UID')).toEqual(Array(2).fill('series-1@porchlight.example.org'));
  expect(properties(second, 'SEQUENCE')).toEqual(['1', '1']);
  expect(properties(second, 'RECURRENCE-ID')).toEqual(['20261027T180000']);
  await site.server.asStaff({ method: 'DELETE', url: `/api/delete-single-event/${id + 2}` });
  expect(properties(await read(), 'SEQUENCE')).toEqual(['2', '2']);
  expect(properties(await read(), 'EXDATE')).toEqual(['20261103T180000']);
});

test('days without times stay days', async () => {
  const id = await site.add('event', {
    ...{ title: 'Open house', date: '2026-10-25T00:00', end_date: '', all_day: true },
    repeats: 'RRULE:FREQ=MONTHLY;BYDAY=-1SU;UNTIL=20270425\nEXDATE:20261227',
  });
  const { body } = await site.get(`/event/${id}.ics`);
  expect(body).toContain('DTSTART;VALUE=DATE:20261025\r\n');
  expect(body).toContain('UNTIL=20270425\r\n');
  expect(body).toContain('EXDATE;VALUE=DATE:20261227\r\n');
  const days = ['2026-10-25', '2026-11-29', '2027-01-31', '2027-02-28', '2027-03-28', '2027-04-25'];
  const read = new ICAL.Event(new ICAL.Component(ICAL.parse(body)).getFirstSubcomponent('vevent') ?? undefined);
  const iterator = read.iterator();
  expect(days.map(() => iterator.next().toString())).toEqual(days);
});
