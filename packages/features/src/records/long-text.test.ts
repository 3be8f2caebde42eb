import { pagedResources } from '@porchlight/contract/discovery';
import type { RichDocument } from '@porchlight/contract/rich-text';
import { expect, test } from 'vitest';
import { longText } from './long-text.ts';

const link = (attrs: object) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { ...attrs } }] }],
});
const heading = (level: number) => ({ type: 'heading', attrs: { level }, content: [{ type: 'text', text: 'Jars' }] });
const story = (...content: RichDocument['content']) => ({
  content: 'here',
  content_document: { version: 1, type: 'doc', content } as const,
});

test.each(pagedResources)('a text links to the page of a record: %s', (name) => {
  const { document } = longText(story(link({ entity: name, id: 7 })), 'content');
  expect(JSON.stringify(document)).toContain(`"href":"/${name}/7"`);
});

test('a link to a record uses its current URL; other links don’t change', () => {
  const { document } = longText(story(link({ entity: 'story', id: 7 }), link({ href: 'tel:+12295550142' })), 'content');
  expect(document?.content).toEqual([link({ href: '/story/7' }), link({ href: 'tel:+12295550142' })]);
});

test('a link to a record that visitors can’t see is plain text', () => {
  const { document } = longText(
    story(link({ entity: 'story', id: 7, gone: true }), link({ href: '/story/7', gone: true })),
    'content',
  );
  expect(JSON.stringify(document)).not.toContain('link');
});

test('a link to a record without a page is plain text', () => {
  const invalidLink = link({ entity: 'constructor', id: 7 });
  expect(longText(story(invalidLink), 'content').document?.content).toEqual([invalidLink]);
});

test('pictures have URLs, and headings skip no level', () => {
  const { document } = longText(
    story(heading(4), heading(4), heading(2), { type: 'picture', attrs: { name: 'a.jpg', alt: '' } }),
    'content',
  );
  const [first, second, third, picture] = document?.content ?? [];
  expect([first, second, third].map((node) => node?.attrs?.level)).toEqual([2, 3, 2]);
  expect(picture?.attrs).toEqual({ name: 'a.jpg', alt: '', src: '/images/a.jpg' });
});

test('a video has the URLs of its file, captions and poster, and its length', () => {
  const name = `${'0123456789abcdef'.repeat(2)}.62.mp4`;
  const attrs = { name, title: 'Beans', captions: 'a.vtt', poster: 'a.jpg' };
  const { document } = longText(
    story({ type: 'film', attrs }, { type: 'film', attrs: { name, title: 'Peas' } }),
    'content',
  );
  expect(document?.content.map((node) => node.attrs)).toEqual([
    {
      ...attrs,
      src: `/films/${name}`,
      captionsSrc: '/captions/a.vtt',
      posterSrc: '/images/a.jpg?w=640',
      seconds: 62,
    },
    { name, title: 'Peas', src: `/films/${name}`, seconds: 62 },
  ]);
});

test('a text without formatting, or of a newer version, is plain text', () => {
  expect(longText({ content: 'Beans' }, 'content')).toEqual({ text: 'Beans', document: undefined });
});
