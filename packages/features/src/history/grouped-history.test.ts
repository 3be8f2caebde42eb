import type { HistoryEntry } from '@porchlight/contract/history';
import { expect, test } from 'vitest';
import { definitionOf } from '../entity/entity-definition.ts';
import { groupedHistory } from './grouped-history.ts';

const now = new Date('2026-03-14T20:00:00Z');
const ada = { id: 1, username: 'ada' };
const entry = (id: number, values: Partial<HistoryEntry>): HistoryEntry => ({
  id,
  at: `2026-03-14T15:${String(id).padStart(2, '0')}:00Z`,
  by: ada,
  resource: 'donation',
  record_id: id,
  version: 1,
  action: 'create',
  reverted_to: null,
  title: `${id}@example.org`,
  changes: [{ field: 'amount', from: null, to: 25 }],
  ...values,
});
const grouped = (entries: HistoryEntry[]) =>
  groupedHistory(entries, [definitionOf('donation'), definitionOf('event')], now);

test('five donations recorded in a row are one entry that expands', () => {
  const [line, ...others] = grouped([5, 4, 3, 2, 1].map((id) => entry(id, {})));
  expect(others).toEqual([]);
  expect(line).toMatchObject({ who: 'ada', action: 'created', subject: '5 donations', day: 'Today' });
  expect(line?.burst?.map(({ subject }) => subject)).toContain('Donation: 3@example.org');
});

test('a group that continues among older changes shows its count as a minimum', () => {
  const listed = [definitionOf('donation')];
  const subjects = (entries: HistoryEntry[], hasOlder: boolean) =>
    groupedHistory(entries, listed, now, undefined, hasOlder).map(({ subject }) => subject);
  const five = [5, 4, 3, 2, 1].map((id) => entry(id, {}));
  expect(subjects(five, true)).toEqual(['5 or more donations']);
  expect(subjects([...five, entry(0, { by: { id: 2, username: 'grace' } })], true)[0]).toBe('5 donations');
});

test('only two in a row, another person’s change and a change an hour later are not grouped', () => {
  expect(grouped([entry(2, {}), entry(1, {})])).toHaveLength(2);
  expect(grouped([entry(3, {}), entry(2, { by: { id: 2, username: 'grace' } }), entry(1, {})])).toHaveLength(3);
  expect(grouped([entry(3, { at: '2026-03-14T17:00:00Z' }), entry(2, {}), entry(1, {})])).toHaveLength(3);
});

test('only the last change of a record can be undone, and no permanent deletion', () => {
  const change = { resource: 'event', record_id: 9, action: 'update', title: 'Fish fry' } as const;
  const lines = grouped([
    entry(4, { resource: 'event', record_id: 8, action: 'delete', title: '' }),
    entry(3, { ...change, version: 3 }),
    entry(2, { ...change, version: 2 }),
    entry(1, { resource: 'event', record_id: 7, action: 'delete', title: 'Bake sale', changes: [] }),
  ]);
  expect(lines.map(({ canUndo }) => canUndo)).toEqual([false, true, false, true]);
});
