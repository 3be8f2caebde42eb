import type { HistoryEntry } from '@porchlight/contract/history';
import { describe, expect, test } from 'vitest';
import { eventDefinition } from '../events/event.resource.tsx';
import { entriesOfRecord, entryOfEverything, versionOf } from './history-entries.ts';

const entry = (values: Partial<HistoryEntry>): HistoryEntry => ({
  id: 1,
  at: '2026-03-14T15:00:00Z',
  by: { id: 1, username: 'ada' },
  resource: 'event',
  record_id: 7,
  version: 1,
  action: 'create',
  reverted_to: null,
  title: 'Fish fry',
  changes: [],
  ...values,
});
const restorable = (entries: HistoryEntry[], isWhole = true) =>
  entriesOfRecord(entries, eventDefinition, isWhole).flatMap(({ canRestore, versionText }) =>
    canRestore ? [versionText] : [],
  );

describe('the history of a record', () => {
  test('offers every version but the one there is', () => {
    const changed = entry({ id: 2, version: 2, action: 'update' });
    expect(restorable([changed, entry({})])).toEqual(['Version 1']);
  });

  test('offers nothing of a record that was deleted and brought back unchanged', () => {
    const back = entry({ id: 3, version: 3, action: 'restore' });
    const deleted = entry({ id: 2, version: 2, action: 'delete' });
    expect(restorable([back, deleted, entry({})])).toEqual([]);
  });

  test('offers what there was before the history began, once its end is reached', () => {
    const changed = entry({ id: 2, version: 5, action: 'update' });
    expect(restorable([changed])).toEqual(['Version 4']);
    expect(restorable([changed], false)).toEqual([]);
    const [, before] = entriesOfRecord([changed], eventDefinition, true);
    expect(before && versionOf(before)).toEqual({ entryId: 2, state: 'before' });
  });
});

describe('the history of everything', () => {
  test('names who, what and which record, and leads there', () => {
    expect(entryOfEverything(entry({ action: 'revert', reverted_to: 2 }), eventDefinition)).toMatchObject({
      who: 'ada',
      action: 'restored version 2 of',
      subject: 'Event: Fish fry',
      subjectHref: '/dashboard/show-event/7?tab=history',
    });
  });

  test('leads nowhere for a record that was deleted or is gone', () => {
    expect(entryOfEverything(entry({ action: 'delete' }), eventDefinition).subjectHref).toBeUndefined();
    const gone = entryOfEverything(entry({ title: '' }), eventDefinition);
    expect([gone.subjectHref, gone.subject, gone.note]).toEqual([
      undefined,
      'Event: number 7',
      'It is gone for good, and so is what it held.',
    ]);
  });

  test('says that a visitor subscribed', () => {
    expect(entryOfEverything(entry({ by: null, resource: 'email' }), eventDefinition).who).toBe('A visitor');
    expect(entryOfEverything(entry({ by: null }), eventDefinition).who).toBe('The website');
  });
});
