import type { ResourceName } from '@porchlight/contract/entities';
import type { HistoryEntry } from '@porchlight/contract/history';
import { expect, test } from 'vitest';
import { mostCreatedResources } from './most-created-resources.ts';

const entry = (resource: ResourceName, by: number | null, action: HistoryEntry['action'] = 'create') =>
  ({ resource, action, by: by === null ? null : { id: by, username: `person ${by}` } }) as HistoryEntry;

test('the person’s most created kinds come first, then their colleagues’, then the default', () => {
  const history = [entry('donation', 1), entry('podcast', 2), entry('podcast', 2), entry('podcast', 2)];
  expect(mostCreatedResources([...history, entry('article', 1), entry('article', 1)], 1, 4)).toEqual([
    'article',
    'donation',
    'podcast',
    'event',
  ]);
});

test('a new person gets the default', () => {
  expect(mostCreatedResources([], 1, 3)).toEqual(['event', 'story', 'donation']);
});

test('subscriptions and changes don’t count as creations', () => {
  const history = [entry('email', null), entry('email', null), entry('team', 1, 'update')];
  expect(mostCreatedResources(history, 1, 3)).toEqual(['event', 'story', 'donation']);
});
