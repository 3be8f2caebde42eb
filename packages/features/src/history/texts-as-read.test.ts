import type { HistoryEntry } from '@porchlight/contract/history';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definitionOf } from '../entity/entity-definition.ts';
import { organization, setOrganization } from '../site/organization.ts';
import { linksOfChanges, replaceLinks } from './differences-with-link-texts.ts';
import { changeListItem, globalHistoryEntry } from './history-entries.ts';
import { trashEntry } from './trash-entries.ts';
import { toHistoryChange } from './version-diff.ts';

const now = new Date('2026-03-20T12:00:00Z');
const title = '{short name} in {town}';
const event = definitionOf('event');
const entry: HistoryEntry = {
  ...{ id: 1, at: '2026-03-19T12:00:00Z', by: { id: 1, username: 'ada' }, resource: 'event', record_id: 7 },
  ...{ version: 2, action: 'update', reverted_to: null, title, changes: [] },
};
const change = (field: string, from: string | null, to: string | null, name: 'event' | 'page' = 'event') => {
  const shown = toHistoryChange({ field, from, to }, entry.at, definitionOf(name), now);
  return [shown.from, shown.to];
};

const before = { ...organization };
afterAll(() => setOrganization(before));
beforeAll(() => {
  const place = { ...organization.place, locality: 'Tallow “Creek”' };
  setOrganization({ ...organization, shortName: 'Lantern', place });
});

test('people read a title with facts as visitors read it, in the history, on the home screen and in the trash', () => {
  const read = 'Lantern in Tallow “Creek”';
  expect(globalHistoryEntry(entry, event, now).subject).toBe(`Event: ${read}`);
  expect(changeListItem(entry, event, now).title).toBe(read);
  const deleted = {
    ...{ id: 1, resource: 'event' as const, record_id: 7, title, deleted_at: entry.at, deleted_by: null },
    restorable_until: '2026-04-18T12:00:00Z',
  };
  expect(trashEntry(deleted, event, now).title).toBe(read);
});

test('people read what visitors read before and after a change, also in the sections of a page', () => {
  expect(change('title', 'Supper', title)).toEqual(['Supper', 'Lantern in Tallow “Creek”']);
  const sections = (text: string) => JSON.stringify([{ id: 'a', type: 'quote', quote: text }]);
  expect(change('sections', sections('Here'), sections('In {town}'), 'page')).toEqual([
    sections('Here'),
    sections('In Tallow “Creek”'),
  ]);
  expect(change('sections', null, '{town}', 'page')).toEqual([null, '{town}']);
});

test('a word that was replaced with a fact of the same value is seen as it is stored', () => {
  expect(change('title', 'In Tallow “Creek”', 'In {town}')).toEqual(['In Tallow “Creek”', 'In {town}']);
});

test('people read what a link leads to in a change, also in the lists of a section', () => {
  const sections = (label: string, to: string) =>
    JSON.stringify([{ id: 'a', type: 'hero', buttons: [{ label, to }], text: 'See record:page/31.' }]);
  const changed = toHistoryChange(
    { field: 'sections', from: sections('Visit', 'record:page/31'), to: sections('Give', 'page:donate') },
    entry.at,
    definitionOf('page'),
    now,
  );
  expect(linksOfChanges([changed])).toEqual(['record:page/31', 'page:donate']);
  const { from, to } = replaceLinks(changed, (link) => (link === 'record:page/31' ? 'The “Net Loft” (/loft)' : link));
  expect([from, to]).toEqual([sections('Visit', 'The “Net Loft” (/loft)'), sections('Give', 'page:donate')]);
});
