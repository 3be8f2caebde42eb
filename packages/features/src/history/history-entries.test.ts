import type { HistoryEntry } from '@porchlight/contract/history';
import { describe, expect, test } from 'vitest';
import { definitionOf } from '../entity/entity-definition.ts';
import { globalHistoryEntry, recordHistoryEntries, versionOf } from './history-entries.ts';

const now = new Date('2026-03-20T12:00:00Z');
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
  recordHistoryEntries(entries, definitionOf('event'), isWhole, now).flatMap(({ canRestore, versionText }) =>
    canRestore ? [versionText] : [],
  );

describe('the history of a record', () => {
  test('offers every version except the current one', () => {
    const changed = entry({ id: 2, version: 2, action: 'update' });
    expect(restorable([changed, entry({})])).toEqual(['Version 1']);
  });

  test('offers nothing for a record that was deleted and restored unchanged', () => {
    const back = entry({ id: 3, version: 3, action: 'restore' });
    const deleted = entry({ id: 2, version: 2, action: 'delete' });
    expect(restorable([back, deleted, entry({})])).toEqual([]);
  });

  test('offers the state before the history began once the end is reached', () => {
    const changed = entry({ id: 2, version: 5, action: 'update' });
    expect(restorable([changed])).toEqual(['Version 4']);
    expect(restorable([changed], false)).toEqual([]);
    const [, before] = recordHistoryEntries([changed], definitionOf('event'), true, now);
    expect(before && versionOf(before)).toEqual({ entryId: 2, state: 'before' });
  });
});

describe('the history of everything', () => {
  test.each([
    ['draft', 'published', 'published'],
    ['published', 'draft', 'unpublished'],
    ['in_review', 'draft', 'returned to draft'],
  ])('names a change from %s to %s: %s', (from, to, action) => {
    const changed = entry({ action: 'update', changes: [{ field: 'state', from, to }] });
    expect(globalHistoryEntry(changed, definitionOf('event'), now).action).toBe(action);
  });

  test('shows the person, the action and the record, with a link', () => {
    expect(globalHistoryEntry(entry({ action: 'revert', reverted_to: 2 }), definitionOf('event'), now)).toMatchObject({
      who: 'ada',
      action: 'restored version 2 of',
      subject: 'Event: Fish fry',
      subjectHref: '/dashboard/show-event/7?tab=history',
    });
  });

  test('has no link for a record that was deleted', () => {
    expect(globalHistoryEntry(entry({ action: 'delete' }), definitionOf('event'), now).subjectHref).toBeUndefined();
    const gone = globalHistoryEntry(entry({ title: '' }), definitionOf('event'), now);
    expect([gone.subjectHref, gone.subject, gone.note]).toEqual([
      undefined,
      'Event: number 7',
      'It was deleted permanently, with its contents.',
    ]);
  });

  test('says that a visitor subscribed', () => {
    expect(globalHistoryEntry(entry({ by: null, resource: 'email' }), definitionOf('event'), now).who).toBe(
      'A visitor',
    );
    expect(globalHistoryEntry(entry({ by: null }), definitionOf('event'), now).who).toBe('The website');
  });
});

describe('a file in the history', () => {
  const changeOf = (at: string) =>
    globalHistoryEntry(
      entry({
        at,
        resource: 'article',
        action: 'update',
        changes: [{ field: 'pdf', from: 'old.pdf', to: 'new.pdf' }],
      }),
      definitionOf('article'),
      now,
    ).changes[0];

  test('can be opened as long as the server stores it', () => {
    expect(changeOf('2026-02-19T12:00:00Z')).toMatchObject({ fromUrl: '/pdfs/old.pdf', toUrl: '/pdfs/new.pdf' });
    expect(changeOf('2026-02-17T12:00:00Z')).toMatchObject({ fromUrl: null, toUrl: null });
  });

  test('that is no longer public is opened with the key in the response', () => {
    const changes = [{ field: 'image', from: 'old.jpg', to: 'fry.jpg', from_key: 'until=9&key=abc' }];
    const shown = globalHistoryEntry(entry({ changes }), definitionOf('event'), now).changes[0];
    expect(shown).toMatchObject({
      fromUrl: '/images/old.jpg?w=320&until=9&key=abc',
      toUrl: '/images/fry.jpg?w=320',
    });
  });

  test('is shown as a thumbnail if it is a picture', () => {
    const changes = [{ field: 'image', from: null, to: 'fry.jpg' }];
    const shown = globalHistoryEntry(entry({ changes }), definitionOf('event'), now).changes[0];
    expect(shown).toMatchObject({ kind: 'image', fromUrl: null, toUrl: '/images/fry.jpg?w=320' });
  });
});
