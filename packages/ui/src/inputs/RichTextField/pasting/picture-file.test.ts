import { expect, test } from 'vitest';
import { pictureFile } from './picture-file.ts';

test('a picture in a text becomes a file of its type with its bytes', async () => {
  const file = pictureFile('data:image/jpeg;base64,/9j/\n4A==', 'Two jars');
  expect([file?.name, file?.type, file && [...new Uint8Array(await file.arrayBuffer())]]).toEqual([
    'Two jars.jpg',
    'image/jpeg',
    [0xff, 0xd8, 0xff, 0xe0],
  ]);
});

test.each([
  'data:image/png;base64,§',
  'data:text/html;base64,AAAA',
  'https://example.org/a.png',
  'data:image/png,AAAA',
])('nothing is made of “%s”', (url) => {
  expect(pictureFile(url, 'Jars')).toBeNull();
});
