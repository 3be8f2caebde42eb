import { expect, test } from 'vitest';
import { definitionOf } from './entity-definition.ts';
import { listViews } from './list-views.ts';

test('an evening in Georgia is still today, though it is tomorrow in Greenwich', () => {
  const views = listViews(definitionOf('event'), new Date('2026-03-15T02:30:00Z'));
  expect(views.map(({ label, filters }) => [label, filters.date])).toEqual([
    ['All', undefined],
    ['Upcoming', { from: '2026-03-14' }],
    ['Past', { to: '2026-03-13' }],
  ]);
  expect(views[1]?.sort).toEqual({ field: 'date', direction: 'asc' });
});

test('the library tells which pictures nobody has described yet', () => {
  const [all, undescribed] = listViews(definitionOf('media'), new Date());
  expect([all?.label, all?.filters]).toEqual(['All', {}]);
  expect([undescribed?.label, undescribed?.filters]).toEqual([
    'Without description',
    { alt: { is: '' }, decorative: { is: 'false' } },
  ]);
  expect(undescribed?.sort).toEqual({ field: 'created_at', direction: 'desc' });
});

test('what does not take place has no such views', () => {
  expect(listViews(definitionOf('article'), new Date())).toEqual([]);
});
