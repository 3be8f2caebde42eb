import { listPageSize } from '@porchlight/contract/limits';
import { describe, expect, test } from 'vitest';
import { sampleStories } from '../testing/stories.ts';
import { storyUrl } from '../urls/index.ts';
import { relatedStories, storyCard, storyList } from './story.view.ts';

const [road, , fishing] = sampleStories as [(typeof sampleStories)[0], unknown, (typeof sampleStories)[0]];

describe('a link to a story', () => {
  test('contains its subtitle with hyphens', () => {
    expect(storyUrl({ ...road, subtitle: 'A note on the ballot' })).toBe('/story/5?slug=A-note-on-the-ballot');
  });

  test('contains the title if there is no subtitle', () => {
    expect(storyUrl(fishing)).toBe('/story/3?slug=Gone-fishing');
  });
});

test('a card shows a picture or the story’s quilt block, and a shortened subtitle', () => {
  expect(storyCard(road)).toMatchObject({ image: null, seed: 'the-road-that-lost-its-name' });
  expect(storyCard({ ...fishing, image: 'a b.jpg' })).toMatchObject({ image: '/images/a%20b.jpg', seed: 'story-3' });
  expect(storyCard({ ...road, subtitle: 'é'.repeat(5000) }).subtitle).toBe(`${'é'.repeat(100)}…`);
});

test('lists request only the fields that they show', () => {
  expect(storyList.pageQuery(2).queryKey).toEqual([
    'list',
    'story',
    { sort: '-date', excerpt: 301, limit: listPageSize, offset: listPageSize },
  ]);
});

test('a related story shows its subtitle, or its text if it has none', () => {
  const [item] = relatedStories.items([{ ...road, subtitle: '' }], fishing.id);
  expect(item).toMatchObject({ description: road.content, image: null });
  expect(relatedStories.items([road], fishing.id)[0]?.description).toBe(road.subtitle);
});
