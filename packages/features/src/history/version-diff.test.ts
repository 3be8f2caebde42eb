import type { HistoryEntry } from '@porchlight/contract/history';
import { expect, test } from 'vitest';
import { definitionOf } from '../entity/entity-definition.ts';
import { recordHistoryEntries } from './history-entries.ts';
import { versionDiff } from './version-diff.ts';

const now = new Date('2026-03-20T12:00:00Z');
const change = (version: number, at: string, changes: HistoryEntry['changes']): HistoryEntry => ({
  id: version,
  at,
  by: { id: 1, username: 'ada' },
  resource: 'article',
  record_id: 7,
  version,
  action: version === 1 ? 'create' : 'update',
  reverted_to: null,
  title: 'Heirs’ property',
  changes,
});
const article: HistoryEntry[] = [
  change(4, '2026-03-19T12:00:00Z', [
    { field: 'title', from: 'Heirs property', to: 'Heirs’ property' },
    { field: 'subtitle', from: 'In two counties', to: 'In three counties' },
  ]),
  change(3, '2026-03-18T12:00:00Z', [{ field: 'subtitle', from: 'In one county', to: 'In two counties' }]),
  change(2, '2026-03-17T12:00:00Z', [{ field: 'title', from: 'Heirs’ property', to: 'Heirs property' }]),
  change(1, '2026-03-16T12:00:00Z', [{ field: 'title', from: null, to: 'Heirs’ property' }]),
];

test('before restoring a version, the differences are shown', () => {
  const sides = recordHistoryEntries(article, definitionOf('article'), true, now).map(
    ({ versionText, versionDiff }) => [versionText, versionDiff?.map(({ label, from, to }) => [label, from, to])],
  );
  expect(sides).toEqual([
    ['Version 4', undefined],
    [
      'Version 3',
      [
        ['Title', 'Heirs property', 'Heirs’ property'],
        ['Subtitle', 'In two counties', 'In three counties'],
      ],
    ],
    [
      'Version 2',
      [
        ['Title', 'Heirs property', 'Heirs’ property'],
        ['Subtitle', 'In one county', 'In three counties'],
      ],
    ],
    // The title was changed and changed back.
    ['Version 1', [['Subtitle', 'In one county', 'In three counties']]],
  ]);
});

test('a file that was replaced long ago can’t be opened; the current one always can', () => {
  const replaced = change(2, '2026-01-01T12:00:00Z', [{ field: 'pdf', from: 'old.pdf', to: 'new.pdf' }]);
  expect(versionDiff([replaced], definitionOf('article'), now)).toMatchObject([
    { fromUrl: null, toUrl: '/pdfs/new.pdf' },
  ]);
});

test('passwords are never compared, since no version restores one', () => {
  const changed = change(2, '2026-03-17T12:00:00Z', [{ field: 'password', from: null, to: null }]);
  expect(versionDiff([changed], definitionOf('article'), now)).toEqual([]);
});

test('the last change of a record can also be undone in the record’s own history', () => {
  expect(recordHistoryEntries(article, definitionOf('article'), true, now).map(({ canUndo }) => canUndo)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
