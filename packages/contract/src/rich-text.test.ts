import { describe, expect, test } from 'vitest';
import type { RichNode } from './rich-text.ts';
import { fileNamesIn, pictureNames } from './rich-text-files.ts';
import { checkDocument } from './rich-text-schema.ts';
import {
  documentFormValue,
  documentOf,
  formValueText,
  isPlain,
  markedText,
  plainText,
  readDocument,
} from './rich-text-strings.ts';

const doc = (...content: unknown[]) => ({ version: 1, type: 'doc', content });
const text = (words: string, ...marks: unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const item = (...content: unknown[]) => ({ type: 'listItem', content });
const linked = (attrs: object) => doc(paragraph(text('here', { type: 'link', attrs })));

/** A document as it is stored. */
function valid(input: unknown) {
  const checked = checkDocument(input);
  if (typeof checked === 'string') throw new Error(checked);
  return checked;
}

const hash = '0123456789abcdef'.repeat(2);
const film = { name: `${hash}.62.mp4`, title: 'Ruby cans beans' };
const withFilm = (attrs: object) => doc({ type: 'film', attrs });

const everything = doc(
  { type: 'heading', attrs: { level: 2 }, content: [text('What to bring')] },
  paragraph(text('A '), text('jar', { type: 'bold' }), { type: 'hardBreak' }, text('or two', { type: 'italic' })),
  { type: 'bulletList', content: [item(paragraph(text('peas'))), item(paragraph(text('beans')))] },
  { type: 'orderedList', attrs: { start: 3 }, content: [item(paragraph(text('wash'))), item(paragraph(text('salt')))] },
  { type: 'blockquote', content: [paragraph(text('Eat up.'))] },
  { type: 'picture', attrs: { name: 'b8aeecc4.jpg', alt: 'Two jars', caption: 'Ruby’s jars' } },
  {
    type: 'table',
    content: [
      {
        type: 'tableRow',
        content: [
          { type: 'tableHeader', content: [paragraph(text('Day'))] },
          { type: 'tableCell', attrs: { colspan: 2 }, content: [paragraph(text('Thursday'))] },
        ],
      },
    ],
  },
  { type: 'embed', attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ', title: 'How to can' } },
  { type: 'film', attrs: { ...film, captions: `${hash}.vtt`, poster: `${hash}.jpg`, width: 1280, height: 720 } },
);

describe('a text with its formatting', () => {
  test('is stored unchanged, with the same content as plain text', () => {
    expect(valid(everything)).toEqual(everything);
    expect(valid(JSON.stringify(everything))).toEqual(everything);
    expect(plainText(valid(everything))).toBe(
      'What to bring\n\nA jar\nor two\n\n• peas\n• beans\n\n3. wash\n4. salt\n\nEat up.\n\nRuby’s jars\n\nDay | Thursday\n\nHow to can\n\nRuby cans beans',
    );
  });

  test.each([
    { href: 'https://example.org/a?b=c#d' },
    { href: 'mailto:office@example.org?subject=Jars' },
    { href: 'tel:+12295550142' },
    { href: '/events' },
    { entity: 'story', id: 7 },
  ])('can link to %j', (attrs) => {
    expect(valid(linked(attrs))).toEqual(linked(attrs));
  });

  test.each([
    film,
    { ...film, name: `${hash}.webm` },
    { ...film, wordless: true },
    { ...film, captions: `${hash}.vtt` },
  ])('can show the video %j', (attrs) => {
    expect(valid(withFilm(attrs))).toEqual(withFilm(attrs));
  });

  test('lists its stored files, wherever they are', () => {
    const quoted = doc({ type: 'blockquote', content: everything.content });
    for (const document of [everything, quoted]) {
      expect(fileNamesIn(valid(document))).toEqual(['b8aeecc4.jpg', film.name, `${hash}.vtt`, `${hash}.jpg`]);
      expect(pictureNames(valid(document))).toEqual(['b8aeecc4.jpg']);
    }
  });

  test('shows in a comparison which video it has and how its captions changed', () => {
    expect(markedText(valid(withFilm(film)))).toBe(`[Video: ${film.name}] Ruby cans beans`);
    expect(markedText(valid(withFilm({ ...film, captions: `${hash}.vtt` })))).toContain(`captions ${hash}.vtt]`);
    expect(markedText(valid(withFilm({ ...film, wordless: true })))).toContain('nobody speaks]');
  });

  test('accepts null attributes from the editor, and turns line breaks in text into spaces', () => {
    const link = { type: 'link', attrs: { href: '/events', entity: null, id: null } };
    const typed = doc({ type: 'paragraph', attrs: null, content: [text('a\n\nb', link)] });
    expect(valid(typed)).toEqual(doc(paragraph(text('a b', { type: 'link', attrs: { href: '/events' } }))));
  });
});

describe('invalid content', () => {
  const at = (place: string, message: string) => `${place}: ${message}`;
  const link = at(
    'In “here”',
    'A link in this text is not allowed. Use https://, mailto: or tel:, or remove it.',
  );
  const picture = expect.stringMatching(/^At the beginning: A picture in this text is not stored on this site/);
  const filmMessage = expect.stringMatching(/^At the beginning: A video in this text is not stored on this site/);
  const has = (what: string) =>
    `This text contains something that is not allowed: “${what}”. Remove it, or paste it again without formatting.`;
  test.each([
    ['a script', doc({ type: 'script', content: [text('alert(1)')] }), at('In “alert(1)”', has('script'))],
    ['a handler', doc({ ...paragraph(text('a')), onclick: 'alert(1)' }), at('In “a”', has('onclick'))],
    [
      'a handler among attributes',
      doc({ ...paragraph(text('a')), attrs: { onclick: 'alert(1)' } }),
      at('In “a”', has('paragraph')),
    ],
    ['a mark that there is none of', doc(paragraph(text('a', { type: 'style' }))), at('In “a”', has('style'))],
    ['a link that runs', linked({ href: 'javascript:alert(1)' }), link],
    ['one with a space before', linked({ href: ' javascript:alert(1)' }), link],
    ['one with a line break in it', linked({ href: 'java\nscript:alert(1)' }), link],
    ['a link to data', linked({ href: 'data:text/html,<script>alert(1)</script>' }), link],
    ['a link that starts with two slashes', linked({ href: '//evil.example' }), link],
    ['a link with a target', linked({ href: '/events', target: '_top' }), link],
    ['a link to a record that has no page', linked({ entity: 'user', id: 1 }), link],
    ['a picture as data', doc({ type: 'picture', attrs: { name: 'data:image/svg+xml,<svg/>' } }), picture],
    ['a picture of another site', doc({ type: 'picture', attrs: { name: 'https://evil.example/a.png' } }), picture],
    [
      'a video of another site',
      doc({ type: 'embed', attrs: { provider: 'evil', id: 'a' } }),
      expect.stringContaining('YouTube or Vimeo'),
    ],
    [
      'an id that is a path',
      doc({ type: 'embed', attrs: { provider: 'vimeo', id: '../a' } }),
      expect.stringContaining('YouTube or Vimeo'),
    ],
    ['an uploaded video without a title', withFilm({ ...film, title: ' ' }), filmMessage],
    ['a video as a URL', withFilm({ ...film, name: 'https://evil.example/a.mp4' }), filmMessage],
    ['a video as a path', withFilm({ ...film, name: `../${film.name}` }), filmMessage],
    ['a picture instead of a video', withFilm({ ...film, name: `${hash}.jpg` }), filmMessage],
    ['a video with autoplay', withFilm({ ...film, autoplay: true }), filmMessage],
    ['captions that are a page', withFilm({ ...film, captions: `${hash}.html` }), filmMessage],
    [
      'captions of a film in which nothing is said',
      withFilm({ ...film, captions: `${hash}.vtt`, wordless: true }),
      filmMessage,
    ],
    ['a film as wide as a street', withFilm({ ...film, width: 1e9 }), filmMessage],
    [
      'a heading like the page’s own',
      doc({ type: 'heading', attrs: { level: 1 } }),
      'At the beginning: Headings must be level 2, 3 or 4. Choose another level.',
    ],
    [
      'a list of no items',
      doc({ type: 'bulletList', content: [paragraph(text('a'))] }),
      at('In “a”', has('paragraph')),
    ],
    ['words without a paragraph', doc(text('a')), at('In “a”', has('text'))],
    ['a key of every object', JSON.stringify(doc()).replace('"doc"', '"doc","__proto__":{"a":1}'), has('__proto__')],
    [
      'one in a node',
      `{"version":1,"type":"doc","content":[{"type":"paragraph","__proto__":{"a":1}}]}`,
      at('At the beginning', has('__proto__')),
    ],
    ['a node named like one', doc({ type: 'constructor' }), at('At the beginning', has('constructor'))],
    ['no document', 'Beans.', 'This has to be text with its formatting.'],
    ['a list', [], 'This has to be text with its formatting.'],
  ])('%s is refused with a message', (_, input, message) => {
    expect(checkDocument(input)).toEqual(message);
    expect(Object.prototype).not.toHaveProperty('a');
  });

  test('a document of a newer version is refused with instructions, whatever it contains', () => {
    const message = 'This was written by a newer version of this site. Reload the page to continue.';
    expect(checkDocument({ ...everything, version: 2, content: [{ type: 'poll' }] })).toBe(message);
  });

  test('five megabytes and a thousand nested lists are refused quickly', () => {
    const long = checkDocument(doc(paragraph(text('a'.repeat(5_000_000)))));
    expect(long).toBe('This text is too long with its formatting. Split it into two.');
    expect(checkDocument(JSON.stringify(doc(paragraph(text('a'.repeat(5_000_000))))))).toBe(long);
    expect(checkDocument(doc(paragraph(text('a'.repeat(200_001)))))).toBe(
      'This can have at most 200,000 characters, and has 200,001. Shorten it, or split it into two.',
    );
    for (const depth of [1000, 100_000]) {
      const nested = `${'{"type":"blockquote","content":['.repeat(depth)}${']}'.repeat(depth)}`;
      const deep = `{"version":1,"type":"doc","content":[${nested}]}`.slice(0, 10_000_000);
      const message = depth === 1000 ? /too deep/ : /too long/;
      expect(checkDocument(deep)).toMatch(message);
      expect(checkDocument(JSON.parse(deep))).toMatch(/too deep/);
    }
  });
});

test('who is refused reads where the fault is: by the words there, or else by those before it', () => {
  const wrong = { type: 'picture', attrs: { name: '../a' } };
  const places = [
    doc(wrong),
    doc(paragraph(text('Bring two jars.')), wrong),
    doc({ type: 'blockquote', content: [paragraph(text('Eat up.')), wrong] }),
  ];
  const messages = places.map((document) => String(checkDocument(document)).split(':')[0]);
  expect(messages).toEqual(['At the beginning', 'After “Bring two jars.”', 'In “Eat up.”']);
  const long = doc(paragraph(text('a'.repeat(60), { type: 'style' })));
  expect(checkDocument(long)).toMatch(/^In “a{40}…”: /);
});

test('a text keeps its list’s letters and what is struck out, and its plain text says both', () => {
  const list = { type: 'orderedList', attrs: { start: 3, type: 'a' }, content: [item(paragraph(text('wash')))] };
  const price = paragraph(
    text('Tickets '),
    text('$20', { type: 'strike' }),
    text(' each', { type: 'strike' }, { type: 'bold' }),
    text(' $15'),
  );
  const document = valid(doc(list, price));
  expect(document).toEqual(doc(list, price));
  expect(plainText(document)).toBe('c. wash\n\nTickets ~~$20 each~~ $15');
  expect(markedText(document)).toBe('c. wash\n\nTickets ~~$20** each**~~ $15');
});

describe('a text without formatting', () => {
  test('converts to a document and back without changes', () => {
    for (const plain of ['Bring a jar.\n\nTake a jar.', 'One\ntwo\n\nthree', '', '  spaced  out', 'خبز\n\nلبن']) {
      const document = documentOf(plain);
      expect([plainText(document), isPlain(document)]).toEqual([plain.trim() === '' ? '' : plain.trim(), true]);
      expect(valid(document)).toEqual(document);
      expect(documentFormValue(document)).toBe(plainText(document));
    }
  });

  test('is sent in a form as text, and with formatting as JSON', () => {
    const value = documentFormValue(valid(everything));
    expect(readDocument(value)).toEqual(everything);
    expect(formValueText(value)).toBe(plainText(valid(everything)));
    expect(formValueText('{"version":1 in my notes')).toBe('{"version":1 in my notes');
    expect(isPlain(valid(doc(paragraph(text('a', { type: 'bold' })))))).toBe(false);
    expect((documentOf('a\nb').content[0] as RichNode).content).toHaveLength(3);
  });
});
