import { expect, test } from 'vitest';
import { filmPlaces } from './rich-text.ts';
import { filmAt } from './rich-text-links.ts';

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?cc_load_policy=1'],
  [
    'https://m.youtube.com/watch?t=3&v=dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?cc_load_policy=1',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?texttrack=en'],
])('the film at %s is played with its captions', (typed, player) => {
  const film = filmAt(typed);
  expect(film && filmPlaces(film.provider, film.id)?.player).toBe(player);
});

test.each(['https://example.org/film', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'youtu.be', ''])(
  'there is no film at “%s”',
  (typed) => {
    expect(filmAt(typed)).toBeUndefined();
  },
);
