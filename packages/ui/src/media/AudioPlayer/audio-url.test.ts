import { expect, test } from 'vitest';
import { isAudioUrl } from './audio-url.ts';

test('a URL of a sound file gets a player, whatever follows its path', () => {
  expect(isAudioUrl('https://media.example.org/ep4.MP3?token=1#t=30')).toBe(true);
  expect(isAudioUrl('/audio/ep4.opus')).toBe(true);
});

test('a URL of a page gets a link, even if it mentions a sound file', () => {
  expect(isAudioUrl('https://podcasts.example.org/shows/4')).toBe(false);
  expect(isAudioUrl('https://example.org/play?file=ep4.mp3')).toBe(false);
  expect(isAudioUrl('https://example.org/mp3')).toBe(false);
});
