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

test.each(pagedResources)('a text leads to the page of a record: %s', (name) => {
  const { document } = longText(story(link({ entity: name, id: 7 })), 'content');
  expect(JSON.stringify(document)).toContain(`"href":"/${name}/7"`);
});

test('a link to a record has the address that its page has now, and others keep theirs', () => {
  const { document } = longText(story(link({ entity: 'story', id: 7 }), link({ href: 'tel:+12295550142' })), 'content');
  expect(document?.content).toEqual([link({ href: '/story/7' }), link({ href: 'tel:+12295550142' })]);
});

test('a link to a record that has no page leads nowhere', () => {
  const invalidLink = link({ entity: 'constructor', id: 7 });
  expect(longText(story(invalidLink), 'content').document?.content).toEqual([invalidLink]);
});

test('a picture has its address, and no heading is more than a level below the one before', () => {
  const { document } = longText(
    story(heading(4), heading(4), heading(2), { type: 'picture', attrs: { name: 'a.jpg', alt: '' } }),
    'content',
  );
  const [first, second, third, picture] = document?.content ?? [];
  expect([first, second, third].map((node) => node?.attrs?.level)).toEqual([2, 3, 2]);
  expect(picture?.attrs).toEqual({ name: 'a.jpg', alt: '', src: '/images/a.jpg' });
});

test('a film has its address and those of its captions and its picture, and its length', () => {
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

test('a text without formatting is the text alone, and so is one of a newer version', () => {
  expect(longText({ content: 'Beans' }, 'content')).toEqual({ text: 'Beans', document: undefined });
});
