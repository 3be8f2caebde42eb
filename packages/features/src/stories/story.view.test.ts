import { listPageSize } from '@porchlight/contract/limits';
import { describe, expect, test } from 'vitest';
import { sampleStories } from '../testing/stories.ts';
import { relatedStoriesQuery, relatedStoryItems, storyCard, storyHref, storyList } from './story.view.ts';

const [road, , fishing] = sampleStories as [(typeof sampleStories)[0], unknown, (typeof sampleStories)[0]];

describe('a link to a story', () => {
  test('carries its subtitle with hyphens', () => {
    expect(storyHref({ ...road, subtitle: 'A note on the ballot' })).toBe('/story/5?slug=A-note-on-the-ballot');
  });

  test('carries the title when there is no subtitle', () => {
    expect(storyHref(fishing)).toBe('/story/3?slug=Gone-fishing');
  });
});

test('a visitor sees a picture or the story’s own quilt block, and a subtitle that fits', () => {
  expect(storyCard(road)).toMatchObject({ image: null, seed: 'the-road-that-lost-its-name' });
  expect(storyCard({ ...fishing, image: 'a b.jpg' })).toMatchObject({ image: '/images/a%20b.jpg', seed: 'story-3' });
  expect(storyCard({ ...road, subtitle: 'é'.repeat(5000) }).subtitle).toBe(`${'é'.repeat(100)}…`);
});

test('a reader is offered four other stories, never the one being read', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ ...road, id: index + 1, title: `Story ${index + 1}` }));
  expect(relatedStoryItems(many, 2).map(({ title }) => title)).toEqual(['Story 1', 'Story 3', 'Story 4', 'Story 5']);
  expect(relatedStoryItems([road], road.id)).toEqual([]);
});

test('lists ask for what they show and no more', () => {
  expect(storyList.pageQuery(2).queryKey).toEqual([
    'list',
    'story',
    { sort: '-date', excerpt: 301, limit: listPageSize, offset: listPageSize },
  ]);
  expect(relatedStoriesQuery.queryKey).toEqual(['list', 'story', { sort: '-date', limit: 5, excerpt: 101 }]);
});
