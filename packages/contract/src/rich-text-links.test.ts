import { expect, test } from 'vitest';
import { embedUrls } from './rich-text.ts';
import { linkAttributes, parseFilmUrl } from './rich-text-links.ts';

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?cc_load_policy=1'],
  [
    'https://m.youtube.com/watch?t=3&v=dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?cc_load_policy=1',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?texttrack=en'],
])('the video at %s is played with its captions', (typed, player) => {
  const film = parseFilmUrl(typed);
  expect(film && embedUrls(film.provider, film.id)?.player).toBe(player);
});

test.each(['https://example.org/film', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'youtu.be', ''])(
  'there is no video at “%s”',
  (typed) => {
    expect(parseFilmUrl(typed)).toBeUndefined();
  },
);

test.each([
  ['https://example.org/Annual report.pdf?for=all of us', 'https://example.org/Annual%20report.pdf?for=all%20of%20us'],
  ['https://porchlight.example/pdfs/Annual report.pdf', '/pdfs/Annual%20report.pdf'],
  ['example.org/a b', 'https://example.org/a%20b'],
])('a link to “%s” keeps its spaces', (copied, href) => {
  expect(linkAttributes(copied, 'https://porchlight.example')).toEqual({ href });
});

test.each(['https://example.org and more', 'see example.org', 'java script:alert(1)', 'https://a b/c'])(
  'a link can’t lead to “%s”',
  (typed) => {
    expect(linkAttributes(typed, 'https://porchlight.example')).toBeUndefined();
  },
);
