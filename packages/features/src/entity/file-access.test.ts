import { expect, test } from 'vitest';
import { documentWithFileUrls, registerFileKeys, staffFileUrl } from './file-access.ts';

test('staff can open a video in an unpublished text, with its captions and poster, by the record’s file keys', () => {
  registerFileKeys({ 'a.5.mp4': 'key=film', 'a.vtt': 'key=captions', 'a.jpg': 'key=picture' });
  expect(['a.5.mp4', 'a.vtt', 'a.jpg', 'b.webm'].map(staffFileUrl)).toEqual([
    '/films/a.5.mp4?key=film',
    '/captions/a.vtt?key=captions',
    '/images/a.jpg?key=picture',
    '/films/b.webm',
  ]);
  const film = { type: 'film', attrs: { name: 'a.5.mp4', title: 'Beans', captions: 'a.vtt', wordless: true } };
  const document = documentWithFileUrls({
    version: 1,
    type: 'doc',
    content: [{ type: 'blockquote', content: [film] }],
  });
  expect(document?.content[0]?.content?.[0]?.attrs).toEqual({
    name: '/films/a.5.mp4?key=film',
    title: 'Beans',
    captions: '/captions/a.vtt?key=captions',
    wordless: true,
  });
});
