import { defaultEntityTableState, type EntityTableState } from '@porchlight/ui/data-display/EntityTable';
import { expect, test } from 'vitest';
import { mergeListChange } from './merge-list-change.ts';

const drawn: EntityTableState = { ...defaultEntityTableState, filters: { type: { is: 'staff' } } };

/** The state after several changes, each made from the state that is drawn. */
function afterChanges(...changes: Partial<EntityTableState>[]): EntityTableState {
  return changes.reduce<EntityTableState>(
    (latest, change) => mergeListChange(latest, drawn, { ...drawn, ...change }),
    drawn,
  );
}

test('of two filters that are changed before the list is drawn again, both are kept', () => {
  const state = afterChanges(
    { filters: { ...drawn.filters, date: { from: '2026-01-01' } } },
    { filters: { ...drawn.filters, state: { is: 'draft' } } },
  );
  expect(state.filters).toEqual({ type: { is: 'staff' }, date: { from: '2026-01-01' }, state: { is: 'draft' } });
});

test('a filter that is removed stays removed when the search changes at once', () => {
  const state = afterChanges({ filters: {} }, { search: 'quilt' });
  expect(state).toMatchObject({ filters: {}, search: 'quilt' });
});

test('a change of the sort order leads from a later page to the first', () => {
  expect(afterChanges({ page: 3 }, { sort: 'name', page: 0 })).toMatchObject({ sort: 'name', page: 0 });
});
