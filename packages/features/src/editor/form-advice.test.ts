import { section, storedContent } from '@porchlight/contract/sections/section-content';
import { describe, expect, test } from 'vitest';
import { definitionOf } from '../entity/entity-definition.ts';
import { formAdvice } from './form-advice.ts';

const now = new Date('2026-03-14T16:00:00Z');
const article = definitionOf('article');
const story = definitionOf('story');
const event = definitionOf('event');
const on = (definition: typeof story, values: Record<string, string>, files = {}, record = null) =>
  formAdvice(definition, record, { values, files }, now).map(({ field, message }) => `${field}: ${message}`);
const document = (...content: object[]) => JSON.stringify({ version: 1, type: 'doc', content });
const heading = (level: number, text: string) => ({
  ...{ type: 'heading', attrs: { level } },
  content: [{ type: 'text', text }],
});
const picture = new File([], 'porch.png');
const undescribed = 'image_alt: The picture has no description. Add one, or mark the picture as decorative.';

describe('the writer is warned', () => {
  test('that a picture has no description, wherever it comes from', () => {
    expect(on(story, {}, { image: picture })).toEqual([undescribed]);
    expect(on(story, { image_from: '3' })).toEqual([undescribed]);
    expect(formAdvice(story, { id: 1, version: 1, image: 'porch.png' }, { values: {}, files: {} }, now)).toHaveLength(
      1,
    );
    expect(on(story, { image_alt: 'A porch' }, { image: picture })).toEqual([]);
    expect(on(story, { image_decorative: 'true' }, { image: picture })).toEqual([]);
    expect(on(story, {})).toEqual([]);
  });

  test('not about the description of a picture that they remove', () => {
    const record = { id: 1, version: 1, image: 'porch.png' };
    expect(formAdvice(story, record, { values: { image_from: '0' }, files: {} }, now)).toEqual([]);
  });

  test('that a page has no sections', () => {
    const page = definitionOf('page');
    const empty = 'sections: This page has no sections. Visitors see its title only.';
    expect(on(page, { title: 'Barns', sections: '' })).toEqual([empty]);
    expect(on(page, { title: 'Barns', sections: '[]' })).toEqual([empty]);
    const section = { id: 'a', kind: 'quote', version: 1, values: { text: 'Hams.', cite: 'Ada' } };
    expect(on(page, { title: 'Barns', sections: JSON.stringify([section]) })).toEqual([]);
  });

  test('that cards cut the title', () => {
    expect(on(story, { title: 'x'.repeat(101) })).toEqual([
      'title: Cards show the first 100 characters of this title.',
    ]);
    expect(on(story, { title: 'x'.repeat(100) })).toEqual([]);
  });

  test('that an event is over, in the organization’s time zone, but not about an old story', () => {
    expect(on(event, { date: '2026-03-13T18:00' })).toEqual(['date: The date and time is in the past.']);
    expect(on(event, { date: '2026-03-14T09:00' })).toEqual([]);
    expect(on(event, { date: '2026-03-13T18:00', end_date: '2026-03-14T09:00' })).toEqual([]);
    expect(on(story, { date: '2025-03-14' })).toEqual([]);
  });

  test('that a PDF has no summary', () => {
    const pdf = { pdf: new File([], 'land.pdf') };
    expect(on(article, { body: ' ' }, pdf)).toEqual(['body: The PDF has no summary. Describe here what it contains.']);
    expect(on(article, { body: 'Who owns it.' }, pdf)).toEqual([]);
  });

  test('that an uploaded video has no captions, unless it has no speech', () => {
    const film = (attrs: object) => ({ type: 'film', attrs: { name: 'a.5.mp4', title: 'Beans', ...attrs } });
    const bare = ['content: The video “Beans” has no captions. People who can’t hear it miss what is said.'];
    expect(on(story, { content: document(film({})) })).toEqual(bare);
    expect(on(story, { content: document({ type: 'blockquote', content: [film({})] }) })).toEqual(bare);
    expect(on(story, { content: document(film({ captions: 'a.vtt' }), film({ wordless: true })) })).toEqual([]);
    expect(on(story, { content: document({ type: 'embed', attrs: { provider: 'vimeo', id: '1' } }) })).toEqual([]);
  });

  test('that a heading skips a level', () => {
    expect(on(story, { content: document(heading(2, 'Okra'), heading(4, 'Seeds')) })).toEqual([
      'content: The heading “Seeds” skips a level.',
    ]);
    expect(on(story, { content: document(heading(3, 'Okra')) })).toEqual([
      'content: The heading “Okra” skips a level.',
    ]);
    const right = document(heading(2, 'Okra'), heading(3, 'Seeds'), heading(2, 'Beans'), heading(3, 'Rows'));
    expect(on(story, { content: right })).toEqual([]);
  });

  test.each(['here', 'Click here!', 'Read more …'])('that the link “%s” doesn’t say where it leads', (text) => {
    const link = (...parts: string[]) =>
      document({
        type: 'paragraph',
        content: parts.map((part) => ({ type: 'text', text: part, marks: [{ type: 'link', attrs: { href: '/a' } }] })),
      });
    const vague = `content: The link “${text}” doesn’t say where it leads. Screen readers list links by their texts.`;
    expect(on(story, { content: link(text) })).toEqual([vague]);
    expect(on(story, { content: link(text, ' about okra') })).toEqual([]);
  });

  test.each(['IMG_2041.jpg', 'dsc 00017', 'porch.png'])('that “%s” is no description', (alt) => {
    expect(on(story, { image_alt: alt }, { image: picture })).toEqual([
      `image_alt: “${alt}” looks like the name of a file. Describe what the picture shows.`,
    ]);
  });

  test('about the texts and videos of sections', () => {
    const link = { type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href: '/a' } }] };
    const body = JSON.parse(document({ type: 'paragraph', content: [link] }));
    const sections = storedContent([
      section('film', { name: 'Beans', film: '0000000000000003.10.mp4' }),
      { kind: 'text', values: { title: 'Okra', body } },
    ]);
    expect(on(definitionOf('page'), { title: 'Barns', sections: JSON.stringify(sections) })).toEqual([
      'sections: Video: The video “Beans” has no captions. People who can’t hear it miss what is said.',
      'sections: Text: The link “here” doesn’t say where it leads. Screen readers list links by their texts.',
    ]);
  });

  test('that a long text is hard to read', () => {
    const hard =
      'Notwithstanding consolidated jurisdictional prerequisites, administrative adjudication necessitates '.repeat(15);
    const plain = 'The porch was lit. We ate late, and all of us sang. '.repeat(15);
    expect(on(story, { content: hard })).toEqual(['content: The content is hard to read. Try shorter sentences.']);
    expect(on(story, { content: plain })).toEqual([]);
    expect(on(story, { content: hard.slice(0, 300) })).toEqual([]);
  });
});
