import { expect, test } from 'vitest';
import { hyphenated, urls } from './page-urls.ts';

test('a URL contains the title with hyphens instead of spaces', () => {
  expect(hyphenated('Soup and seed swap')).toBe('Soup-and-seed-swap');
  expect(hyphenated('  Two   porches\n one screen ')).toBe('Two-porches-one-screen');
});

test('reserved characters in a title are encoded in the URL', () => {
  expect(urls.event(7, hyphenated('Fish & grits? 100% free #1'))).toBe(
    '/event/7?slug=Fish-%26-grits%3F-100%25-free-%231',
  );
});

test('a very long title makes a short slug, cut between characters', () => {
  expect(hyphenated('a'.repeat(5000))).toHaveLength(200);
  expect(() => encodeURIComponent(hyphenated('🪔'.repeat(5000)))).not.toThrow();
});

test('a record without words has an address without a slug', () => {
  expect(urls.story(3, hyphenated(''))).toBe('/story/3');
});
