import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { quarters } from '../testing/sample-files.ts';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest();

/** Uploads a unique picture. @returns the value for a record */
async function uploaded(number: number): Promise<string> {
  const content = await quarters(40 + 2 * number, 40)
    .png()
    .toBuffer();
  const file = { kind: 'image', name: `${number}.png`, bytes: content.length, modified_at: number } as const;
  const { id } = await server.uploads.begin(1, file);
  await server.uploads.add(1, id, 0, Readable.from([content]));
  return `upload:${id}`;
}
const keyOf = (number: number) => `key-of-picture-${String(number).padStart(3, '0')}`;
const save = (gallery_items: object[]) =>
  server.asStaff({ method: 'POST', url: '/api/add-many-gallery', payload: { gallery_items } });
const shown = async () => (await server.server.inject('/api/get-all-gallery')).json().gallery_items;

test('of thirty pictures two can’t be saved: twenty-eight are, and the two are named with their errors', async () => {
  const items = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => ({
      key: keyOf(index),
      title: index === 7 ? '' : `Quilt ${index}`,
      image: index === 12 ? 'upload:0123456789abcdef0123456789abcdef' : await uploaded(index),
      image_alt: `A quilt, number ${index}`,
    })),
  );
  const { gallery_items: created, failed } = (await save(items)).json();
  expect(failed).toEqual([
    { index: 7, message: 'Check what you entered.', fields: { title: 'This can’t be empty.' } },
    {
      index: 12,
      message: 'Check what you entered.',
      fields: { image: 'The uploaded file is no longer available. Choose it again.' },
    },
  ]);
  expect(created).toHaveLength(28);
  expect(created[0]).toMatchObject({ title: 'Quilt 0', image_alt: 'A quilt, number 0', slug: 'quilt-0' });
  expect(await shown()).toHaveLength(28);
  // The two are corrected and sent again, with the others, whose response was lost.
  const mended = items.map((item, index) => (index === 7 ? { ...item, title: 'Quilt 7' } : item));
  expect((await save(mended)).json()).toMatchObject({ failed: [{ index: 12 }] });
  expect(await shown()).toHaveLength(29);
});

test('of pictures with the same slug, the first is saved and the others are listed', async () => {
  await server.insert('gallery_items', { title: 'Old', slug: 'old', created_at: 'a', updated_at: 'a' });
  const items = ['porch', 'porch', 'old', 'creek'].map((slug, index) => ({
    title: `Quilt ${index}`,
    slug,
    key: keyOf(index),
  }));
  const response = await save(items);
  expect(response.statusCode).toBe(200);
  const { gallery_items: created, failed } = response.json();
  expect(created.map(({ slug }: { slug: string }) => slug)).toEqual(['porch', 'creek']);
  expect(failed).toEqual(
    [1, 2].map((index) => expect.objectContaining({ index, fields: { slug: expect.any(String) } })),
  );
  // Corrected and sent again, with those that are saved already.
  const mended = items.map((item, index) => (index === 1 || index === 2 ? { ...item, slug: `porch-${index}` } : item));
  expect((await save(mended)).json()).toMatchObject({ failed: [], gallery_items: { length: 4 } });
  expect(await shown()).toHaveLength(5);
});

test('all are saved in one transaction: if it fails, none is', async () => {
  await server.insert('gallery_items', { title: 'Old', created_at: 'a', updated_at: 'a' });
  const [first, second] = [await uploaded(1), await uploaded(2)];
  const claim = server.resources.services.gallery;
  const bad = { input: { title: 'Second' }, files: { image: second, no_such_column: 'x' } };
  await expect(claim.createMany([{ input: { title: 'First' }, files: { image: first } }, bad], {})).rejects.toThrow();
  expect((await shown()).map(({ title }: { title: string }) => title)).toEqual(['Old']);
});

test('a hundred are accepted at once, one more is refused, and so is none', async () => {
  const many = (length: number) => save(Array.from({ length }, (_, index) => ({ title: `Quilt ${index}` })));
  expect((await many(101)).json().error.fields).toEqual({ gallery_items: 'Send at most 100 at a time.' });
  expect((await many(0)).json().error.fields).toEqual({ gallery_items: 'No pictures were sent.' });
  expect((await many(100)).json().gallery_items).toHaveLength(100);
});

test('someone who can’t publish adds no batch', async () => {
  for (const role of ['author', 'viewer'] as const) {
    const { call } = await server.person(role);
    const payload = { gallery_items: [{ title: 'Quilt' }] };
    const response = await call({ method: 'POST', url: '/api/add-many-gallery', payload });
    expect(response.statusCode, role).toBe(403);
  }
});

test('a picture of the library is added without a file, and keeps its description', async () => {
  const { picture } = (
    await server.post('/api/add-media', { title: 'Quilt', alt: 'A quilt.', image: await uploaded(1) })
  ).json();
  const { gallery_items: created } = (
    await save([{ key: keyOf(1), title: 'Quilt', image_from: picture.id, image_alt: 'A quilt.' }])
  ).json();
  expect(created).toMatchObject([{ title: 'Quilt', image: picture.image, image_alt: 'A quilt.' }]);
});
