import type { SavedView } from '@porchlight/contract/saved-views';
import { defaultEntityTableState, type EntityTableState } from '@porchlight/ui/data-display/EntityTable';
import { expect, test } from 'vitest';
import { definitionOf } from '../entity/entity-definition.ts';
import { readListParams, writeListParams } from './list-params.ts';
import { listViews } from './list-views.ts';
import { savedViewTab, settingsOf } from './saved-views.ts';
import { tableColumns } from './table-columns.tsx';

const definition = definitionOf('story');
const columns = tableColumns(definition);
const own = listViews(definition, new Date('2026-03-14T16:00:00Z'));
const { defaultSort } = definition;

const saved: SavedView = {
  ...{ id: 7, version: 1, name: 'Seeds to finish', is_own: true, is_shared: false, owner: 'ada', can_change: true },
  ...{ search: 'seeds', filters: { state: { is: 'draft' } }, sort: 'title', columns: ['title', 'created_at'] },
};
const options = { defaultSort, columns, views: [...own, savedViewTab(saved, { defaultSort, columns, views: own })] };
const read = (query: string) => readListParams(new URLSearchParams(query), options);
const write = (state: Partial<EntityTableState>) =>
  decodeURIComponent(writeListParams({ ...defaultEntityTableState, sort: defaultSort, ...state }, options).toString());
const asSaved = {
  ...{ view: '7', search: 'seeds', filters: { state: { is: 'draft' } }, sort: 'title' },
  columns: ['title', 'created_at'],
};

test('the address of a saved view is its name alone, and shows the list as it was saved', () => {
  expect(read('view=7').state).toMatchObject(asSaved);
  expect(write(asSaved)).toBe('view=7');
  expect(write({ ...asSaved, page: 2 })).toBe('view=7&page=3');
  expect(read('view=7&page=3').state).toMatchObject({ ...asSaved, page: 2 });
});

test.each<[string, Partial<EntityTableState>]>([
  ['a longer search', { search: 'seeds in spring' }],
  ['no search', { search: '' }],
  ['no filters', { filters: {} }],
  ['nothing left of it', { search: '', filters: {} }],
  ['another order', { sort: '-created_at' }],
  ['the order of the list', { sort: defaultSort }],
  ['everything as in the list', { search: '', filters: {}, sort: defaultSort }],
  ['other columns', { columns: ['title'] }],
])('a saved view with %s comes back from its address', (_, change) => {
  const state = { ...asSaved, ...change };
  expect(read(write(state)).state).toMatchObject(state);
});

test('without a view the address is as before; a view that is gone leaves the list as it is', () => {
  expect(write({ search: 'okra', filters: { state: { is: 'draft' } } })).toBe('q=okra&state.is=draft');
  expect(read('view=9').state).toMatchObject({ view: '', search: '', filters: {}, sort: defaultSort, columns: null });
  expect(read('view=9&q=okra').state).toMatchObject({ view: '', search: 'okra' });
  expect(read('columns=title').state.columns).toBeNull();
});

test('what the list does not have is named', () => {
  expect(read('colour.is=red&state.is=lost&sort=colour').unsupported).toEqual([
    'colour.is=red',
    'state.is=lost',
    'sort=colour',
  ]);
});

test('of a view that names columns and filters that are gone the rest is shown', () => {
  const filters = { state: { is: 'lost' }, colour: { is: 'red' }, created_at: { from: '2026-01-01' } };
  const old = { ...saved, filters, sort: '-colour', columns: ['title', 'shape'] };
  const { leftOut, ...tab } = savedViewTab(old, { defaultSort, columns, views: own });
  expect(leftOut).toEqual(['state', 'colour', 'shape']);
  expect(tab).toMatchObject({
    ...{ search: 'seeds', filters: { created_at: { from: '2026-01-01' } }, sort: defaultSort, columns: ['title'] },
  });
});

test('a colleague’s view says whose it is', () => {
  const tabOf = (view: Partial<SavedView>) =>
    savedViewTab({ ...saved, ...view }, { defaultSort, columns, views: own }).note;
  expect(tabOf({})).toBeUndefined();
  expect(tabOf({ is_shared: true })).toBe('shared with everyone');
  expect(tabOf({ is_shared: true, is_own: false, owner: 'wendell' })).toBe('shared by wendell');
  expect(tabOf({ is_shared: true, is_own: false, owner: '' })).toBe('shared by someone who has left');
});

test('columns that this device shows are saved, unless nobody has chosen any', () => {
  const state = { ...defaultEntityTableState, search: `${'o'.repeat(199)}🌱`, sort: defaultSort };
  expect(settingsOf(state, columns, {})).toMatchObject({ columns: null, search: 'o'.repeat(199) });
  const visibility = Object.fromEntries(columns.map(({ field }) => [field, field === 'title']));
  expect(settingsOf(state, columns, visibility).columns).toEqual(['title']);
  expect(settingsOf({ ...state, view: '7', columns: ['date'] }, columns, visibility).columns).toEqual(['date']);
});

test('a list that opens with a view has an address for all of its records too', () => {
  const emails = definitionOf('email');
  const listed = { defaultSort, columns: tableColumns(emails), views: listViews(emails, new Date()) };
  const readEmails = (query: string) => readListParams(new URLSearchParams(query), listed).state;
  const confirmed = { status: { is: 'confirmed' } };
  expect(readEmails('')).toMatchObject({ filters: confirmed, view: '' });
  expect(readEmails('page=2')).toMatchObject({ filters: confirmed, page: 1 });
  for (const query of ['view=all', 'q=ruth', 'sort=email']) expect(readEmails(query).filters).toEqual({});
  const all = { ...defaultEntityTableState, sort: defaultSort };
  expect(writeListParams(all, listed).toString()).toBe('view=all');
  expect(writeListParams({ ...all, search: 'ruth' }, listed).toString()).toBe('q=ruth');
  expect(readEmails(writeListParams({ ...all, filters: confirmed }, listed).toString()).filters).toEqual(confirmed);
});
