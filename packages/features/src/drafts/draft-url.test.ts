import { expect, test } from 'vitest';
import { definitionOf } from '../entity/entity-definition.ts';
import { draftTitle, draftUrl } from './draft-url.ts';

const story = definitionOf('story');

test('a draft is continued at the form that it was typed into', () => {
  expect(draftUrl(story, { record: 'new', id: 'a1' })).toBe('/dashboard/create-research?draft=a1');
  expect(draftUrl(story, { record: '7', id: 'a1' })).toBe('/dashboard/edit-research/7?draft=a1');
});

test('a draft without a title is named after its form', () => {
  expect(draftTitle({ title: 'Okra', record: '7' }, story)).toBe('Okra');
  expect(draftTitle({ title: '', record: 'new' }, story)).toBe('New story');
  expect(draftTitle({ title: '', record: '7' }, story)).toBe('Story 7');
});
