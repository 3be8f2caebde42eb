import { expect, test } from 'vitest';
import { isAudioAddress } from './audio-address.ts';

test('a listener gets a player for a sound file, whatever follows its path', () => {
  expect(isAudioAddress('https://media.example.org/ep4.MP3?token=1#t=30')).toBe(true);
  expect(isAudioAddress('/audio/ep4.opus')).toBe(true);
});

test('a listener gets a link for a page, even one that speaks of sound files', () => {
  expect(isAudioAddress('https://podcasts.example.org/shows/4')).toBe(false);
  expect(isAudioAddress('https://example.org/play?file=ep4.mp3')).toBe(false);
  expect(isAudioAddress('https://example.org/mp3')).toBe(false);
});
