import { expect, test } from 'vitest';
import { isAudioUrl } from './audio-url.ts';

test('a listener gets a player for a sound file, whatever follows its path', () => {
  expect(isAudioUrl('https://media.example.org/ep4.MP3?token=1#t=30')).toBe(true);
  expect(isAudioUrl('/audio/ep4.opus')).toBe(true);
});

test('a listener gets a link for a page, even one that speaks of sound files', () => {
  expect(isAudioUrl('https://podcasts.example.org/shows/4')).toBe(false);
  expect(isAudioUrl('https://example.org/play?file=ep4.mp3')).toBe(false);
  expect(isAudioUrl('https://example.org/mp3')).toBe(false);
});
