import { expect, test } from 'vitest';
import { definitionOf } from '../entity/entity-definition.ts';
import { listViews } from './list-views.ts';
import { tableColumns } from './table-columns.tsx';

const waiting = [
  ['Drafts', { state: { is: 'draft' } }],
  ['In review', { state: { is: 'in_review' } }],
  ['Scheduled', { state: { is: 'scheduled' } }],
];

test('today’s view uses the date in Georgia, not in Greenwich', () => {
  const views = listViews(definitionOf('election'), new Date('2026-03-15T02:30:00Z'));
  expect(views.map(({ label, filters }) => [label, filters])).toEqual([
    ['Upcoming', { date: { from: '2026-03-14' } }],
    ['All', {}],
    ['Past', { date: { to: '2026-03-13' } }],
    ...waiting,
  ]);
  expect(views[0]?.sort).toBe('date');
});

test('an event is past once it has ended; one without an end, once it has begun', () => {
  const [upcoming, , past] = listViews(definitionOf('event'), new Date('2026-03-14T16:00:00Z'));
  expect(upcoming?.filters).toEqual({ end_date: { from: '2026-03-14' } });
  expect(past?.filters).toEqual({ end_date: { to: '2026-03-13' } });
  const column = tableColumns(definitionOf('event')).find(({ field }) => field === 'end_date');
  const [date, end_date] = ['2026-03-13T14:00:00Z', '2026-03-15T20:00:00Z'];
  expect(column?.filterValue?.({ id: 1, version: 1, date, end_date })).toBe(end_date);
  expect(column?.filterValue?.({ id: 2, version: 1, date, end_date: null })).toBe(date);
  expect(column?.hidden).toBe(true);
});

test('the library has a view of pictures without a description', () => {
  const [all, undescribed] = listViews(definitionOf('media'), new Date());
  expect([all?.label, all?.filters]).toEqual(['All', {}]);
  expect([undescribed?.label, undescribed?.filters]).toEqual([
    'Without description',
    { alt: { is: '' }, decorative: { is: 'false' } },
  ]);
  expect(undescribed?.sort).toBe('-created_at');
});

test('the list of articles has views of what waits for someone, that of redirects has none', () => {
  const views = listViews(definitionOf('article'), new Date());
  expect(views.map(({ label, filters }) => [label, filters])).toEqual([['All', {}], ...waiting]);
  expect(listViews(definitionOf('redirect'), new Date())).toEqual([]);
});

test('the email list opens with those that may be written to, before all of them', () => {
  const views = listViews(definitionOf('email'), new Date());
  expect(views.map(({ label, isDefault }) => [label, isDefault])).toEqual([
    ['Confirmed', true],
    ['All', undefined],
    ['Not asked yet', undefined],
    ['Unconfirmed', undefined],
    ['Left', undefined],
    ['Bounced', undefined],
  ]);
});
