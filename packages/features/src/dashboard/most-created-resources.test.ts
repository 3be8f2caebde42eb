import type { ResourceName } from '@porchlight/contract/entities';
import type { HistoryEntry } from '@porchlight/contract/history';
import { expect, test } from 'vitest';
import { mostCreatedResources } from './most-created-resources.ts';

/** An entry of the history, made on the given day of March. */
const entry = (resource: ResourceName, by: number | null, day = 1, action: HistoryEntry['action'] = 'create') =>
  ({
    ...{ resource, action, at: `2026-03-${String(day).padStart(2, '0')}T15:00:00.000Z` },
    by: by === null ? null : { id: by, username: `person ${by}` },
  }) as HistoryEntry;

test('what a person creates most is offered first, then what colleagues do, then what is usual', () => {
  const history = [entry('donation', 1), entry('podcast', 2, 1), entry('podcast', 2, 2), entry('podcast', 2, 3)];
  expect(mostCreatedResources([...history, entry('article', 1, 1), entry('article', 1, 2)], 1, 4)).toEqual([
    'article',
    'donation',
    'podcast',
    'event',
  ]);
});

test('sixty pictures added at once count as one task', () => {
  const pictures = Array.from({ length: 60 }, () => entry('gallery', 1));
  expect(mostCreatedResources([...pictures, entry('event', 1, 2), entry('event', 1, 9)], 1, 2)).toEqual([
    'event',
    'gallery',
  ]);
});

test('somebody new begins with what is usual', () => {
  expect(mostCreatedResources([], 1, 3)).toEqual(['event', 'story', 'donation']);
});

test('visitors who subscribe and mere changes are no creations', () => {
  const history = [entry('email', null), entry('email', null), entry('team', 1, 1, 'update')];
  expect(mostCreatedResources(history, 1, 3)).toEqual(['event', 'story', 'donation']);
});
