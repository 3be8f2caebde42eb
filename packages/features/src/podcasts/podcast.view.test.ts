import { expect, test } from 'vitest';
import { samplePodcasts } from '../testing/podcasts.ts';
import { podcastHref, relatedPodcastItems } from './podcast.view.ts';

const titles = (items: { title: string }[]) => items.map(({ title }) => title.slice(0, 25));

test('a link to a podcast carries its title with hyphens', () => {
  const greens = samplePodcasts[1] as (typeof samplePodcasts)[0];
  expect(podcastHref(greens)).toBe('/podcast/3?slug=Kitchen-radio%3A-greens');
});

test('a listener is offered the newest others, never the one that is heard', () => {
  expect(titles(relatedPodcastItems(samplePodcasts, 4))[0]).toBe('Kitchen radio: greens');
  expect(relatedPodcastItems(samplePodcasts, 4)).toHaveLength(3);
});
