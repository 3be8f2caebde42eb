// @module-tag slow
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileKinds } from '@porchlight/contract/file-rules';
import { expect, test } from 'vitest';
import {
  endless,
  quarters,
  sampleFilm,
  sampleM4a,
  sampleMp3,
  sampleOgg,
  samplePdf,
  sampleWav,
} from '../testing/sample-files.ts';
import {
  flacInOgg,
  sampleFragmentedMp4,
  sampleLiveWebm,
  sampleOggOf,
  sampleOpus,
  sampleTracks,
  sampleVariableMp3,
  sampleWavOf,
} from '../testing/sample-media.ts';
import { onEachStorageBackend } from '../testing/storage-backends.ts';

const recording = (name: string) =>
  readFile(
    join(import.meta.dirname, '../../../..', name.endsWith('.mp4') ? 'demo/films' : 'apps/web/public/media', name),
  );
const page = '<!doctype html><script>alert(1)</script>';
/** The first bytes of a photo in the container that MP4s have too. */
const heicPhoto = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), Buffer.alloc(200)]);
/** A video as phones record it. */
const iphoneFilm = (codec: string) =>
  sampleTracks('qt  ', [
    { handler: 'vide', codec, hasDataHandler: true },
    { handler: 'soun', codec: 'mp4a', hasDataHandler: true },
    { handler: 'soun', codec: 'apac', hasDataHandler: true },
  ]);
/** Larger than what is buffered in memory. */
const longSound = () => Buffer.concat([sampleMp3(1), Buffer.alloc(27 * 1024 * 1024, sampleMp3(60))]);

onEachStorageBackend((place, store) => {
  test.each([
    ['sound', 'an MP3', async () => sampleMp3(62), /^[0-9a-f]{32}\.62\.mp3$/],
    ['sound', 'an M4A', async () => sampleM4a(75), /^[0-9a-f]{32}\.75\.m4a$/],
    ['sound', 'an Ogg', async () => sampleOgg(9), /^[0-9a-f]{32}\.9\.ogg$/],
    ['sound', 'a WAV', async () => sampleWav(3), /^[0-9a-f]{32}\.3\.wav$/],
    ['sound', 'a third of a second', async () => sampleWav(3).subarray(0, 3000), /^[0-9a-f]{32}\.1\.wav$/],
    ['sound', 'a real recording', () => recording('sounds/porch-rain.mp3'), /^[0-9a-f]{32}\.58\.mp3$/],
    ['sound', 'one of 27 MB', async () => longSound(), /^[0-9a-f]{32}\.\d+\.mp3$/],
    ['film', 'an MP4', () => recording('forest.mp4'), /^[0-9a-f]{32}\.10\.mp4$/],
    ['film', 'a WebM', () => recording('forest.webm'), /^[0-9a-f]{32}\.10\.webm$/],
    ['film', 'a QuickTime film with H.264', async () => sampleFilm(8, { brand: 'qt  ' }), /^[0-9a-f]{32}\.8\.mp4$/],
    ['film', 'an MP4 with AV1', async () => sampleFilm(75, { codec: 'av01' }), /^[0-9a-f]{32}\.75\.mp4$/],
    ['sound', 'an Ogg of many pages', async () => sampleOpus(60), /^[0-9a-f]{32}\.60\.ogg$/],
    ['sound', 'FLAC in an Ogg', async () => sampleOggOf(flacInOgg(), 7 * 48_000), /^[0-9a-f]{32}\.7\.ogg$/],
    ['sound', 'an MP3 without a table', async () => sampleVariableMp3(60), /^[0-9a-f]{32}\.60\.mp3$/],
    ['sound', 'an MP3 after padding', async () => padded(sampleMp3(5)), /^[0-9a-f]{32}\.5\.mp3$/],
    ['sound', 'a WAV of a recorder that streams', async () => sampleWavOf(1, 4, 0), /^[0-9a-f]{32}\.4\.wav$/],
    ['sound', 'a part of an Ogg', async () => sampleOpus(60).subarray(0, 5000), /^[0-9a-f]{32}\.\d+\.ogg$/],
    ['film', 'a film of an iPhone', async () => iphoneFilm('avc1'), /^[0-9a-f]{32}\.8\.mp4$/],
    ['film', 'an MP4 recorded by a browser', async () => sampleFragmentedMp4(5), /^[0-9a-f]{32}\.5\.mp4$/],
    ['film', 'a WebM recorded in slices', async () => sampleLiveWebm(5), /^[0-9a-f]{32}\.5\.webm$/],
    ['film', 'one that hides its length', async () => sampleFilm(0), /^[0-9a-f]{32}\.mp4$/],
  ] as const)('a %s is stored byte for byte under a name with its length: %s', async (kind, _name, make, form) => {
    const content = await make();
    const { name, bytes } = await store.save(kind, content);
    expect(name).toMatch(form);
    expect([bytes, (await place.content(name)).equals(content)]).toEqual([content.length, true]);
    expect((await store.find(kind, name))?.bytes).toBe(content.length);
    for (const other of fileKinds.filter((each) => each !== kind)) expect(await store.find(other, name)).toBeNull();
    expect(await store.save(kind, content)).toEqual({ name, bytes });
    expect(await place.names()).toEqual([name]);
  });

  test.each([
    ['sound', 'a text', async () => Buffer.from('la la la'), 'We can’t play this audio file.'],
    ['sound', 'a picture', async () => quarters().png().toBuffer(), 'We can’t play this audio file.'],
    ['sound', 'an AVIF', async () => quarters().avif().toBuffer(), 'We can’t play this audio file.'],
    ['sound', 'a HEIC photo', async () => heicPhoto, 'We can’t play this audio file.'],
    ['sound', 'a PDF', async () => samplePdf(1), 'We can’t play this audio file.'],
    ['sound', 'a page', async () => Buffer.from(page), 'We can’t play this audio file.'],
    ['sound', 'a head of an MP3 with a page behind it', async () => Buffer.from(`ID3${'<p>'.repeat(500)}`), 'damaged'],
    ['sound', 'the end of an MP3 alone', async () => Buffer.from([0xff, 0xfb, 0x90, 0x00]), 'damaged'],
    ['sound', 'a film', async () => sampleM4a(8, 'vide'), 'This is a video.'],
    ['sound', 'ALAC', async () => sampleTracks('M4A ', [{ handler: 'soun', codec: 'alac' }]), 'Browsers can’t play'],
    ['sound', 'AMR', async () => sampleTracks('3gp4', [{ handler: 'soun', codec: 'samr' }]), 'Browsers can’t play'],
    ['sound', 'Speex', async () => sampleOggOf(Buffer.from('Speex   '), 9), 'Browsers can’t play'],
    ['sound', 'ADPCM', async () => sampleWavOf(0x11, 3), 'Browsers can’t play'],
    ['sound', 'an MP2', async () => Buffer.from([0xff, 0xfd, 0x90, 0, ...Buffer.alloc(800)]), 'Browsers can’t play'],
    ['sound', 'a video in an Ogg', async () => sampleOggOf(Buffer.from('\x80theora', 'latin1'), 9), 'This is a video.'],
    ['sound', 'nothing at all', async () => Buffer.alloc(0), 'We can’t play this audio file.'],
    ['film', 'a text', async () => Buffer.from('la la la la la la'), 'We can’t play this video.'],
    ['film', 'a few bytes', async () => Buffer.from([0x1a]), 'We can’t play this video.'],
    ['film', 'nothing at all', async () => Buffer.alloc(0), 'We can’t play this video.'],
    ['film', 'a picture', async () => quarters().png().toBuffer(), 'We can’t play this video.'],
    ['film', 'an AVIF', async () => quarters().avif().toBuffer(), 'We can’t play this video.'],
    ['film', 'a HEIC photo', async () => heicPhoto, 'We can’t play this video.'],
    ['film', 'a page', async () => Buffer.from(page), 'We can’t play this video.'],
    ['film', 'an MP3', async () => sampleMp3(3), 'We can’t play this video.'],
    ['film', 'a WAV, which begins like a film of old', async () => sampleWav(1), 'We can’t play this video.'],
    ['film', 'a sound in an MP4', async () => sampleM4a(8), 'This file has no moving picture'],
    ['film', 'HEVC', async () => sampleFilm(8, { codec: 'hvc1' }), 'Settings, Camera, Formats, Most Compatible'],
    [
      'film',
      'HEVC of an iPhone',
      async () => sampleFilm(8, { brand: 'qt  ', codec: 'hvc1' }),
      'on an iPhone, choose Set',
    ],
    [
      'film',
      'HEVC of an iPhone with several audio tracks',
      async () => iphoneFilm('hvc1'),
      'on an iPhone, choose Settings',
    ],
    ['film', 'a ProRes', async () => sampleFilm(8, { brand: 'qt  ', codec: 'apcn' }), 'Not every browser can play'],
    ['film', 'a video in an old format', async () => sampleFilm(8, { codec: 'mp4v' }), 'Not every browser can play'],
    ['film', 'a Matroska', async () => asMatroska(await recording('forest.webm')), 'Not every browser can play'],
    ['film', 'an MP4 that broke off', async () => (await recording('forest.mp4')).subarray(0, 200_000), 'incomplete'],
    ['film', 'a WebM that broke off', async () => (await recording('forest.webm')).subarray(0, 120_000), 'incomplete'],
    ['film', 'the first box of an MP4', async () => sampleFilm(8).subarray(0, 24), 'incomplete'],
    ['film', 'a page behind the head of an MP4', async () => pageBehind(sampleFilm(8).subarray(0, 24)), 'incomplete'],
    ['film', 'a page behind the head of a WebM', async () => pageBehind([0x1a, 0x45, 0xdf, 0xa3]), 'incomplete'],
  ] as const)(
    'for a %s, %s is refused with a message that says what to choose, and nothing is stored',
    async (kind, _name, make, sentence) => {
      const saving = store.save(kind, await make());
      await expect(saving).rejects.toMatchObject({ code: 'bad_file', message: expect.stringContaining(sentence) });
      await expect(saving).rejects.toThrow(/Choose|choose|Save it again/);
      expect(await place.names()).toEqual([]);
    },
  );

  test.each([
    ['pdf', 'This PDF is larger than 25 MB. Choose a smaller one.'],
    ['sound', 'This audio file is larger than 200 MB. Choose a smaller one.'],
    ['film', 'This video is larger than 500 MB. Choose a smaller one.'],
    ['captions', 'This caption file is larger than 512 kB. Choose a smaller one.'],
  ] as const)('a %s that is too large is refused while it arrives', async (kind, message) => {
    await expect(store.save(kind, endless())).rejects.toMatchObject({ code: 'too_large', message });
    expect(await place.names()).toEqual([]);
  });
});

/** The same video in Matroska, of which WebM is a part. */
function asMatroska(film: Buffer): Buffer {
  const at = film.indexOf('\x84webm', 0, 'latin1');
  const copy = Buffer.concat([film.subarray(0, at), Buffer.from('\x88matroska', 'latin1'), film.subarray(at + 5)]);
  copy[4] = (film[4] ?? 0) + 4;
  return copy;
}

function padded(sound: Buffer): Buffer {
  return Buffer.concat([Buffer.alloc(500), sound]);
}

function pageBehind(head: Iterable<number>): Buffer {
  return Buffer.from([...head, ...Buffer.from('<script>alert(1)</script>'.repeat(50))]);
}
