import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filmMaxBytes } from '@porchlight/contract/limits';
import { expect, test } from 'vitest';
import { onEachFilePlace } from '../testing/file-places.ts';
import { endless, quarters, sampleFilm, sampleM4a, sampleMp3, sampleWav } from '../testing/sample-files.ts';

const recording = (name: string) => readFile(join(import.meta.dirname, '../../../web/public/media', name));

onEachFilePlace((place, store) => {
  test.each([
    ['an MP4', () => recording('forest.mp4'), /^[0-9a-f]{32}\.10\.mp4$/],
    ['a WebM', () => recording('forest.webm'), /^[0-9a-f]{32}\.10\.webm$/],
    ['a QuickTime film with H.264', async () => sampleFilm(8, { brand: 'qt  ' }), /^[0-9a-f]{32}\.8\.mp4$/],
    ['an MP4 with AV1', async () => sampleFilm(75, { codec: 'av01' }), /^[0-9a-f]{32}\.75\.mp4$/],
    ['one that hides its length', async () => sampleFilm(0), /^[0-9a-f]{32}\.mp4$/],
  ])('a film is stored byte for byte under a name that tells its length: %s', async (_name, film, form) => {
    const content = await film();
    const { name, bytes } = await store.save('film', content);
    expect(name).toMatch(form);
    expect([bytes, (await place.content(name)).equals(content)]).toEqual([content.length, true]);
    expect([(await store.find('film', name))?.bytes, await store.find('sound', name)]).toEqual([content.length, null]);
    expect(await store.save('film', content)).toEqual({ name, bytes });
    expect(await place.names()).toEqual([name]);
  });

  test.each([
    ['a text', async () => Buffer.from('la la la la la la'), 'This isn’t a film we can show.'],
    ['a few bytes', async () => Buffer.from([0x1a]), 'This isn’t a film we can show.'],
    ['nothing at all', async () => Buffer.alloc(0), 'This isn’t a film we can show.'],
    ['a picture', async () => quarters().png().toBuffer(), 'This isn’t a film we can show.'],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'This isn’t a film we can show.'],
    ['an MP3', async () => sampleMp3(3), 'This isn’t a film we can show.'],
    ['a WAV, which begins like a film of old', async () => sampleWav(1), 'This isn’t a film we can show.'],
    ['a sound in an MP4', async () => sampleM4a(8), 'There is no picture in this'],
    ['HEVC', async () => sampleFilm(8, { codec: 'hvc1' }), 'Settings, Camera, Formats, Most Compatible'],
    ['HEVC of an iPhone', async () => sampleFilm(8, { brand: 'qt  ', codec: 'hvc1' }), 'On an iPhone, Settings'],
    ['a ProRes', async () => sampleFilm(8, { brand: 'qt  ', codec: 'apcn' }), 'not every browser plays'],
    ['a film of a kind of long ago', async () => sampleFilm(8, { codec: 'mp4v' }), 'not every browser plays'],
    ['a Matroska', async () => asMatroska(await recording('forest.webm')), 'not every browser plays'],
    ['an MP4 that broke off', async () => (await recording('forest.mp4')).subarray(0, 200_000), 'incomplete'],
    ['a WebM that broke off', async () => (await recording('forest.webm')).subarray(0, 120_000), 'incomplete'],
    ['the first box of an MP4', async () => sampleFilm(8).subarray(0, 24), 'incomplete'],
    ['a page behind the head of an MP4', async () => pageBehind(sampleFilm(8).subarray(0, 24)), 'incomplete'],
    ['a page behind the head of a WebM', async () => pageBehind(Buffer.from([0x1a, 0x45, 0xdf, 0xa3])), 'incomplete'],
  ])('%s is refused with a sentence that says what to choose, and nothing is left', async (_name, film, sentence) => {
    const saving = store.save('film', await film());
    await expect(saving).rejects.toMatchObject({ code: 'bad_file', message: expect.stringContaining(sentence) });
    await expect(saving).rejects.toThrow(/Please/);
    expect(await place.names()).toEqual([]);
  });

  test('a film that is too large is refused while it arrives', async () => {
    await expect(store.save('film', endless())).rejects.toMatchObject({
      code: 'too_large',
      message: `This film is larger than ${filmMaxBytes / 1024 / 1024} MB. Please choose a smaller one.`,
    });
    expect(await place.names()).toEqual([]);
  });
});

/** The same film in the container that WebM is a part of. */
function asMatroska(film: Buffer): Buffer {
  const at = film.indexOf('\x84webm', 0, 'latin1');
  const copy = Buffer.concat([film.subarray(0, at), Buffer.from('\x88matroska', 'latin1'), film.subarray(at + 5)]);
  copy[4] = (film[4] ?? 0) + 4;
  return copy;
}

function pageBehind(head: Buffer): Buffer {
  return Buffer.concat([head, Buffer.from('<script>alert(1)</script>'.repeat(50))]);
}
