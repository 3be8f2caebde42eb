import type { Podcast } from '@porchlight/contract/entities';
import { expect, test } from 'vitest';
import { soundOrigins } from './sounds.ts';

const origin = 'https://porchlight.example.org';
const originsOf = (link: string) => {
  const record = { link } as Podcast;
  return soundOrigins({ title: '', description: '', canonicalPath: '/', about: { name: 'podcast', record } }, origin);
};

test('a podcast’s page can load its sound from the one site that hosts it', () => {
  expect(originsOf('https://sounds.example.org:8443/a/1.mp3?x=1')).toEqual(['https://sounds.example.org:8443']);
});

test.each([
  '/media/sounds/porch-rain.mp3',
  `${origin}/media/sounds/porch-rain.mp3`,
  'https://podcasts.example.org/a-page',
  'http://sounds.example.org/1.mp3',
  'https://a.example;script-src *//1.mp3',
  '',
])('no unsafe origin is allowed for %s', (link) => {
  expect(originsOf(link).join()).not.toMatch(/[;\s*]|porchlight|podcasts\.|^http:/);
});

test('other pages can’t load sounds from other sites', () => {
  expect(soundOrigins({ title: '', description: '', canonicalPath: '/' }, origin)).toEqual([]);
});
