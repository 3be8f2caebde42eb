import type { AnyRecord } from '@porchlight/contract/entity';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { definitionOf } from '../entity/entity-definition.ts';
import { organization, setOrganization } from '../site/index.ts';
import { exportColumns, tableColumns } from './table-columns.tsx';

afterEach(() => {
  vi.useRealTimers();
});

/** Text of a cell that its column gives itself; undefined if it is formatted by its kind. */
function cell(name: 'event' | 'podcast' | 'story', field: string, record: Record<string, unknown>) {
  const column = tableColumns(definitionOf(name)).find((each) => each.field === field);
  const row: AnyRecord = { id: 1, version: 1, ...record };
  return column?.text?.(row);
}

test.each([
  [{ date: '2026-03-14T22:30:00Z', end_date: null, all_day: false }, 'March 14, 2026 at 6:30 PM'],
  [{ date: '2026-03-14T22:30:00Z', end_date: '2026-03-15T00:30:00Z' }, 'March 14, 2026 at 6:30 PM until 8:30 PM'],
  [{ date: '2026-03-14T04:00:00Z', end_date: null, all_day: true }, 'March 14, 2026, all day'],
  [
    { date: '2026-03-14T04:00:00Z', end_date: '2026-03-16T04:00:00Z', all_day: true },
    'March 14, 2026 until March 16, 2026, all day',
  ],
  [{ date: 'soon', end_date: null }, 'soon'],
])('the list of events shows the days of %o, and hours only if it has some', (record, text) => {
  expect(cell('event', 'date', record)).toBe(text);
});

test.each([
  [{ date: '2026-12-05T15:00:00Z', end_date: '2026-12-05T17:00:00Z' }, 'Sat Dec 5, 10 AM'],
  [{ date: '2026-12-05T05:00:00Z', all_day: true }, 'Sat Dec 5'],
  [{ date: '2026-12-05T15:00:00Z', end_date: '2026-12-07T17:00:00Z' }, 'Dec 5 – 7'],
  [{ date: 'soon' }, 'soon'],
])('a cell of events has no room for more of %o than its day and time, or its days', (record, text) => {
  vi.useFakeTimers({ now: new Date('2026-11-30T15:00:00Z') });
  const column = tableColumns(definitionOf('event')).find(({ field }) => field === 'date');
  expect(column?.shortText?.({ id: 1, version: 1, ...record })).toBe(text);
});

test('the list of podcasts names no stored file', () => {
  expect(cell('podcast', 'link', { link: '/sounds/0b5f6c.mp3' })).toBe('Uploaded sound');
  expect(cell('podcast', 'link', { link: 'https://sounds.example.org/a.mp3' })).toBe(
    'https://sounds.example.org/a.mp3',
  );
});

test('a list has texts as visitors read them, and an export as they are stored', () => {
  const before = { ...organization };
  onTestFinished(() => setOrganization(before));
  setOrganization({ ...organization, shortName: 'Lantern' });
  const record = { subtitle: 'At {short name}' };
  expect(cell('story', 'subtitle', record)).toBe('At Lantern');
  const exported = exportColumns(definitionOf('story')).find(({ field }) => field === 'subtitle');
  expect(exported).toBeDefined();
  expect(exported?.text).toBeUndefined();
});
