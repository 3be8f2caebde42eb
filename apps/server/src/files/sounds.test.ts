import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { soundMaxBytes } from '@porchlight/contract/limits';
import { expect, test } from 'vitest';
import { onEachFilePlace } from '../testing/file-places.ts';
import { endless, quarters, sampleM4a, sampleMp3, sampleOgg, samplePdf, sampleWav } from '../testing/sample-files.ts';

onEachFilePlace((place, store) => {
  test.each([
    ['mp3', sampleMp3(62), 62],
    ['m4a', sampleM4a(75), 75],
    ['ogg', sampleOgg(9), 9],
    ['wav', sampleWav(3), 3],
    ['wav', sampleWav(3).subarray(0, 3000), 1],
  ])('a sound is stored byte for byte under a name that tells its length: %s', async (ending, content, seconds) => {
    const { name, bytes } = await store.save('sound', content);
    expect(name).toMatch(new RegExp(`^[0-9a-f]{32}\\.${seconds}\\.${ending}$`));
    expect(bytes).toBe(content.length);
    expect(await place.content(name)).toEqual(content);
    expect([
      (await store.find('sound', name))?.bytes,
      await store.find('pdf', name),
      await store.find('image', name),
    ]).toEqual([content.length, null, null]);
    expect(await store.save('sound', content)).toEqual({ name, bytes });
    expect(await place.names()).toEqual([name]);
  });

  test.each([
    ['a text', async () => Buffer.from('la la la'), 'This isn’t a sound we can play.'],
    ['a picture', async () => quarters().png().toBuffer(), 'This isn’t a sound we can play.'],
    ['a PDF', async () => samplePdf(1), 'This isn’t a sound we can play.'],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'This isn’t a sound we can play.'],
    ['a head of an MP3 with a page behind it', async () => Buffer.from(`ID3${'<p>'.repeat(500)}`), 'damaged'],
    ['an MP3 whose end is all there is of it', async () => Buffer.from([0xff, 0xfb, 0x90, 0x00]), 'damaged'],
    ['a film', async () => sampleM4a(8, 'vide'), 'This is a film.'],
    ['nothing at all', async () => Buffer.alloc(0), 'This isn’t a sound we can play.'],
  ])(
    '%s is refused with a sentence that says what to choose, and nothing is left',
    async (_name, content, sentence) => {
      const saving = store.save('sound', await content());
      await expect(saving).rejects.toMatchObject({ code: 'bad_file', message: expect.stringContaining(sentence) });
      await expect(saving).rejects.toThrow(/Please/);
      expect(await place.names()).toEqual([]);
    },
  );

  test('a sound that is too large is refused while it arrives', async () => {
    await expect(store.save('sound', endless())).rejects.toMatchObject({
      code: 'too_large',
      message: `This sound is larger than ${soundMaxBytes / 1024 / 1024} MB. Please choose a smaller one.`,
    });
    expect(await place.names()).toEqual([]);
  });

  test('a sound above what is held in memory arrives whole', async () => {
    const content = Buffer.concat([sampleMp3(1), Buffer.alloc(27 * 1024 * 1024, sampleMp3(60))]);
    const { name } = await store.save('sound', content);
    expect((await place.content(name)).equals(content)).toBe(true);
  });

  test('a real recording tells its real length', async () => {
    const recording = join(import.meta.dirname, '../../../web/public/media/sounds/porch-rain.mp3');
    const { name } = await store.save('sound', await readFile(recording));
    expect(name).toMatch(/\.58\.mp3$/);
  });
});
