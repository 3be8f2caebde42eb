import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { quarters, samplePdf } from '../testing/sample-files.ts';
import { onEachStorageBackend } from '../testing/storage-backends.ts';

onEachStorageBackend((place, store) => {
  const inPlace = (path: string) => join(place.dataDir, path);

  test('a file that no row uses is deleted after a day, and one that a row uses stays', async () => {
    const referenced = await store.save('image', await quarters().png().toBuffer());
    const referencedPdf = await store.save('pdf', await samplePdf(1));
    const left = await store.save('image', await quarters(60, 60).png().toBuffer());
    const leftPdf = await store.save('pdf', await samplePdf(3));
    for (const { name } of [referenced, referencedPdf, left, leftPdf]) await place.age(name, 25);
    expect(await store.sweep(new Set([referenced.name, referencedPdf.name]))).toBe(2);
    expect(await place.names()).toEqual([referenced.name, referencedPdf.name].toSorted());
    expect(await store.has(left.name)).toBe(false);
  });

  test('a file whose row isn’t written yet stays for a day, whoever sweeps', async () => {
    const { name } = await store.save('image', await quarters().png().toBuffer());
    await place.age(name, 23);
    expect(await store.sweep(new Set())).toBe(0);
    expect(await (await place.open()).sweep(new Set())).toBe(0);
    expect(await place.names()).toEqual([name]);
  });

  test('uploading the same file again restarts its day', async () => {
    const picture = await quarters().png().toBuffer();
    const { name } = await store.save('image', picture);
    const pdf = await store.save('pdf', await samplePdf());
    for (const each of [name, pdf.name]) await place.age(each, 48);
    await store.save('image', picture);
    expect(await store.sweep(new Set())).toBe(1);
    expect(await place.names()).toEqual([name]);
  });

  test('smaller versions of pictures that no row uses are deleted after a day, others stay', async () => {
    const { name } = await store.save('image', await quarters().png().toBuffer());
    await store.variant(name, 160, 'webp');
    expect(await store.cleanUp(new Set())).toBe(0);
    const [copy = ''] = await readdir(inPlace('files/variants'));
    const longAgo = new Date(Date.now() - 25 * 3_600_000);
    await utimes(inPlace(`files/variants/${copy}`), longAgo, longAgo);
    expect(await store.cleanUp(new Set([name]))).toBe(0);
    expect(await store.cleanUp(new Set())).toBe(1);
    expect(await readdir(inPlace('files/variants'))).toEqual([]);
  });

  test('files left by a crash are deleted at the next start, those of a broken upload after a day', async () => {
    await writeFile(inPlace('tmp/left-over'), 'half a picture');
    store = await place.open();
    expect(await readdir(inPlace('tmp'))).toEqual([]);
    await writeFile(inPlace('tmp/left-over'), 'half a picture');
    expect(await store.cleanUp(new Set())).toBe(0);
    const longAgo = new Date(Date.now() - 25 * 3_600_000);
    await utimes(inPlace('tmp/left-over'), longAgo, longAgo);
    expect(await store.cleanUp(new Set())).toBe(1);
  });
});
