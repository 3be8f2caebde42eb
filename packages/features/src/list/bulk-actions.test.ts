import { expect, test } from 'vitest';
import { definitionOf } from '../entity/entity-definition.ts';
import { bulkActions } from './bulk-actions.ts';

const labelsOf = (name: 'article' | 'event' | 'redirect' | 'email', topics: Record<string, string> = {}) =>
  bulkActions(definitionOf(name), { topics }, async () => []).map(({ label }) => label);

test('several articles can be published, unpublished, archived, given topics and deleted', () => {
  expect(labelsOf('article', { 3: 'Seeds' })).toEqual([
    ...['Publish', 'Unpublish', 'Archive'],
    ...['Add topic', 'Remove topic', 'Set topic'],
    'Delete',
  ]);
});

test('without topics, and for records without states, there is less to do', () => {
  expect(labelsOf('event')).toEqual(['Publish', 'Unpublish', 'Archive', 'Delete']);
  expect(labelsOf('redirect')).toEqual(['Delete']);
});

test('a topic is added without naming the others', async () => {
  const changes: unknown[] = [];
  const actions = bulkActions(definitionOf('article'), { topics: { 3: 'Seeds' } }, async (change) => {
    changes.push(change);
    return [];
  });
  await actions.find(({ label }) => label === 'Add topic')?.run([], () => {}, '3');
  expect(changes).toEqual([{ verb: 'Changed', action: 'update', add: { topics: [3] } }]);
});
