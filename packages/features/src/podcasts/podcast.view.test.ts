import { expect, test } from 'vitest';
import { samplePodcasts } from '../testing/podcasts.ts';
import { podcastUrl } from '../urls/index.ts';

test('the URL of a podcast contains its title with hyphens', () => {
  const greens = samplePodcasts[1] as (typeof samplePodcasts)[0];
  expect(podcastUrl(greens)).toBe('/podcast/3?slug=Kitchen-radio%3A-greens');
});
