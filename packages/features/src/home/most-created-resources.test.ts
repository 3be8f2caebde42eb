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

test('the person’s most created kinds are chosen first, then their colleagues’, then the default', () => {
  const history = [entry('donation', 1), entry('podcast', 2, 1), entry('podcast', 2, 2), entry('podcast', 2, 3)];
  expect(mostCreatedResources([...history, entry('article', 1, 1), entry('article', 1, 2)], 1, 4)).toEqual([
    'article',
    'event',
    'podcast',
    'donation',
  ]);
});

test('sixty pictures added at once count as one task', () => {
  const pictures = Array.from({ length: 60 }, () => entry('gallery', 1));
  expect(mostCreatedResources([...pictures, entry('event', 1, 2), entry('event', 1, 9)], 1, 2)).toEqual([
    'event',
    'gallery',
  ]);
});

test('a kind keeps its place when it is created more often', () => {
  const event = [entry('event', 1, 1), entry('event', 1, 2)];
  const donation = [entry('donation', 1, 1), entry('donation', 1, 2), entry('donation', 1, 3)];
  expect(mostCreatedResources([...event, entry('donation', 1, 1)], 1, 2)).toEqual(
    mostCreatedResources([...event, ...donation], 1, 2),
  );
});

test('a new person gets the default', () => {
  expect(mostCreatedResources([], 1, 3)).toEqual(['story', 'event', 'donation']);
});

test('subscriptions and changes don’t count as creations', () => {
  const history = [entry('email', null), entry('email', null), entry('team', 1, 1, 'update')];
  expect(mostCreatedResources(history, 1, 3)).toEqual(['story', 'event', 'donation']);
});
