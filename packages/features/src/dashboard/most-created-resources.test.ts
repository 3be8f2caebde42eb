import type { ResourceName } from '@porchlight/contract/entities';
import type { HistoryEntry } from '@porchlight/contract/history';
import { expect, test } from 'vitest';
import { mostCreatedResources } from './most-created-resources.ts';

const entry = (resource: ResourceName, by: number | null, action: HistoryEntry['action'] = 'create') =>
  ({ resource, action, by: by === null ? null : { id: by, username: `person ${by}` } }) as HistoryEntry;

test('what a person creates most is offered first, then what colleagues do, then what is usual', () => {
  const history = [entry('donation', 1), entry('podcast', 2), entry('podcast', 2), entry('podcast', 2)];
  expect(mostCreatedResources([...history, entry('article', 1), entry('article', 1)], 1, 4)).toEqual([
    'article',
    'donation',
    'podcast',
    'event',
  ]);
});

test('somebody new begins with what is usual', () => {
  expect(mostCreatedResources([], 1, 3)).toEqual(['event', 'story', 'donation']);
});

test('visitors who subscribe and mere changes are no creations', () => {
  const history = [entry('email', null), entry('email', null), entry('team', 1, 'update')];
  expect(mostCreatedResources(history, 1, 3)).toEqual(['event', 'story', 'donation']);
});
