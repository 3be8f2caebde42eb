import { expect, test } from 'vitest';
import { relatedList } from './related-list.ts';

const related = relatedList('story', '-date', ['title'], ({ id, title }) => ({
  title,
  href: `/story/${id}`,
  seed: title,
}));
const stories = Array.from({ length: 9 }, (_, index) => ({ id: index + 1, title: `Story ${index + 1}` }));
const titles = (shown: number, among = stories) => related.items(among, shown).map(({ title }) => title);

test('four other records are listed, in the order of the list', () => {
  expect(titles(2)).toEqual(['Story 1', 'Story 3', 'Story 4', 'Story 5']);
  expect(titles(9)).toEqual(['Story 1', 'Story 2', 'Story 3', 'Story 4']);
  expect(titles(1, stories.slice(0, 1))).toEqual([]);
});

test('one more record than shown is requested, with shortened texts', () => {
  expect(related.query.queryKey).toEqual(['list', 'story', { sort: '-date', limit: 5, excerpt: 101 }]);
});
