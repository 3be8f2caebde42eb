import { expect, test } from 'vitest';
import { definitionOf } from '../entity/index.ts';
import { savedFlashState } from './saved-flash-state.ts';

const story = (state: string, more = {}) => ({ id: 3, version: 2, title: 'Okra', state, ...more });
const undoOf = (...[record, before]: [object, object | null]) =>
  savedFlashState(definitionOf('story'), record as never, { before: before as never }).notice?.undo;

test.each(['archived', 'draft'])('what a save has hidden from visitors can be shown again: %s', (state) => {
  expect(undoOf(story(state), story('published'))).toEqual({ resource: 'story', id: 3, version: 2 });
});

test('what visitors did not see before has no undo, and neither have unpublished changes', () => {
  expect(undoOf(story('archived'), story('draft'))).toBeUndefined();
  expect(undoOf(story('draft'), null)).toBeUndefined();
  expect(undoOf(story('draft', { id: 4, replaces: 3 }), story('published'))).toBeUndefined();
  expect(undoOf(story('published'), story('published'))).toBeUndefined();
});
