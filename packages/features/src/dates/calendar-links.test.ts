import { expect, test } from 'vitest';
import { type CalendarEntry, calendarLinks } from './calendar-links.ts';

const now = new Date('2026-03-14T15:00:00Z');
const entry: CalendarEntry = {
  name: 'event',
  record: { id: 3, title: 'Soup & seeds #1', date: '2026-04-01T22:30:00Z' },
  url: 'https://porchlight.example.org/event/3',
};
const withRecord = (record: Partial<CalendarEntry['record']>) =>
  calendarLinks({ ...entry, record: { ...entry.record, ...record } }, now);
const [google, outlook] = [0, 1].map(
  (index) => (links: ReturnType<typeof calendarLinks>) => new URL(links?.others[index]?.href ?? '').searchParams,
);

test('a visitor can add an event to a device calendar or a web calendar', () => {
  const links = calendarLinks(entry, now);
  expect(links?.href).toBe('/event/3.ics');
  expect(google?.(links).get('text')).toBe('Soup & seeds #1');
  expect(google?.(links).get('dates')).toBe('20260401T223000Z/20260402T003000Z');
  expect(google?.(links).get('details')).toBe(entry.url);
  expect(outlook?.(links).get('subject')).toBe('Soup & seeds #1');
  expect(outlook?.(links).get('startdt')).toBe('2026-04-01T22:30:00.000Z');
  expect(outlook?.(links).get('enddt')).toBe('2026-04-02T00:30:00.000Z');
});

test('an event with a date but no time takes the whole day', () => {
  const links = withRecord({ date: '2026-12-31T05:00:00Z' });
  expect(google?.(links).get('dates')).toBe('20261231/20270101');
  expect(outlook?.(links).get('allday')).toBe('true');
});

test('past events and events without a date have no calendar links', () => {
  expect(withRecord({ date: '2026-03-13T15:00:00Z' })).toBeNull();
  expect(withRecord({ date: null })).toBeNull();
});

test('an event that started this morning has calendar links', () => {
  expect(withRecord({ date: '2026-03-14T12:00:00Z' })).not.toBeNull();
});

test('a very long title is cut between characters, so that the URL is short enough', () => {
  const links = withRecord({ title: '🪔'.repeat(5000) });
  expect(google?.(links).get('text')).toBe(`${'🪔'.repeat(120)}…`);
  for (const { href } of links?.others ?? []) expect(href.length).toBeLessThan(2000);
});
