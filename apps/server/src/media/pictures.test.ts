import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { heicMessage } from '@porchlight/contract/file-rules';
import { imageMaxBytes } from '@porchlight/contract/limits';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { animatedGif, failingStream, noise, quarters, samplePdf } from '../testing/sample-files.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createFileStore, type FileStore } from './index.ts';

let dataDir: string;
let store: FileStore;

beforeEach(async () => {
  dataDir = await temporaryFolder();
  store = await createFileStore({ dataDir });
});

/** Everything a refused or broken upload must not leave behind. */
async function filesLeft(): Promise<string[]> {
  const folders = ['tmp', 'files/images', 'files/pdfs', 'files/variants'];
  return (await Promise.all(folders.map((folder) => readdir(join(dataDir, folder)).catch(() => [])))).flat();
}

async function saved(source: Buffer | Readable): Promise<{ name: string; content: Buffer }> {
  const { name } = await store.save('image', source);
  return { name, content: await readFile(join(dataDir, 'files/images', name)) };
}

async function colorAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * 3;
  return [0, 1, 2].map((channel) => ((data[at + channel] ?? 0) > 127 ? 'f' : '0')).join('');
}

describe('accepted pictures', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'an opaque %s becomes a progressive JPEG',
    async (format) => {
      const { name, content } = await saved(await quarters().toFormat(format).toBuffer());
      const metadata = await sharp(content).metadata();
      expect(name).toMatch(/^[0-9a-f]{32}\.jpg$/);
      expect(metadata).toMatchObject({ format: 'jpeg', isProgressive: true, width: 80, height: 40 });
      expect(await colorAt(content, 10, 10)).toBe('f00');
    },
  );

  test('can be streams', async () => {
    const picture = await quarters().png().toBuffer();
    const saved = await store.save('image', picture);
    expect(await store.save('image', Readable.from([picture.subarray(0, 7), picture.subarray(7)]))).toEqual(saved);
  });

  test('keep transparency, as WebP', async () => {
    const { name, content } = await saved(await quarters().ensureAlpha(0.5).png().toBuffer());
    expect(name).toMatch(/\.webp$/);
    expect((await sharp(content).metadata()).hasAlpha).toBe(true);
    expect((await sharp(content).stats()).isOpaque).toBe(false);
  });

  test('do not become WebP because of an opaque alpha channel', async () => {
    expect((await saved(await quarters().ensureAlpha(1).png().toBuffer())).name).toMatch(/\.jpg$/);
  });

  test('stay animated as GIF', async () => {
    const { name, content } = await saved(await animatedGif(5));
    const metadata = await sharp(content).metadata();
    expect(name).toMatch(/\.webp$/);
    expect(metadata.pages).toBe(5);
    expect(metadata.delay).toEqual([100, 100, 100, 100, 100]);
  });

  const program = '</style><script>alert(1)</script><?php system($_GET[0]); ?>';
  const alsoElse: [string, () => Promise<Buffer>][] = [
    [
      'a GIF that is also a script',
      async () => {
        const gif = await animatedGif(2);
        const comment = Buffer.concat([
          Buffer.from([0x21, 0xfe, program.length]),
          Buffer.from(program),
          Buffer.from([0]),
        ]);
        // Before the end of the file, where viewers ignore it.
        return Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]);
      },
    ],
    [
      'a JPEG that is also a ZIP',
      async () => Buffer.concat([await quarters().jpeg().toBuffer(), Buffer.from(`PK\x03\x04${program}`)]),
    ],
    [
      'a JPEG with a page in its comment',
      async () => {
        const jpeg = await quarters().jpeg().toBuffer();
        const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, program.length + 2]), Buffer.from(program)]);
        return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
      },
    ],
    [
      'a PNG followed by a program',
      async () => Buffer.concat([await quarters().png().toBuffer(), Buffer.from(program)]),
    ],
    [
      'a photo with a script as its author',
      () =>
        quarters()
          .withExif({ IFD0: { Artist: program, Copyright: program } })
          .jpeg()
          .toBuffer(),
    ],
  ];
  test.each(alsoElse)('%s is encoded again, without the original’s other data', async (_kind, make) => {
    const file = await make();
    expect(file.includes(program)).toBe(true);
    const { content } = await saved(file);
    expect((await sharp(content).metadata()).width).toBeGreaterThan(0);
    expect(content.toString('latin1')).not.toMatch(/script|system/);
  });

  test('are rotated upright, without the location where they were taken', async () => {
    const sideways = await quarters()
      .jpeg()
      .withMetadata({ orientation: 6, icc: 'p3' })
      .withExifMerge({ IFD0: { Copyright: 'a person' }, IFD3: { GPSLatitudeRef: 'N' } })
      .toBuffer();
    expect(await sharp(sideways).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() });
    const { content } = await saved(sideways);
    const metadata = await sharp(content).metadata();
    expect(metadata).toMatchObject({ width: 40, height: 80 });
    for (const kind of ['exif', 'icc', 'iptc', 'xmp', 'orientation'] as const) expect(metadata[kind]).toBeUndefined();
    expect(content.includes('a person')).toBe(false);
    // A quarter turn clockwise brings the yellow corner from the bottom left to the top left.
    expect(await colorAt(content, 10, 20)).toBe('ff0');
    expect(await colorAt(content, 30, 20)).toBe('f00');
  });

  test('are stored at 2560 px on their long side', async () => {
    const { content } = await saved(await quarters(1000, 4000).jpeg().toBuffer());
    expect(await sharp(content).metadata()).toMatchObject({ width: 640, height: 2560 });
  });

  test('are stored once if they are identical', async () => {
    const picture = await quarters().png().toBuffer();
    expect(await store.save('image', picture)).toEqual(await store.save('image', picture));
    expect(await filesLeft()).toHaveLength(1);
  });
});

describe('refused pictures', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const kinds: [string, () => Promise<Buffer> | Buffer][] = [
    ['an SVG', () => Buffer.from(svg)],
    ['an SVG that starts as XML', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a TIFF', () => quarters().tiff().toBuffer()],
    ['a PDF', () => samplePdf()],
    ['a text', () => Buffer.from('My holiday picture, honestly. '.repeat(50))],
    ['an empty file', () => Buffer.alloc(0)],
    ['a few bytes', () => Buffer.from([0xff, 0xd8, 0xff])],
    ['a page with a JPEG’s first bytes', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)])],
    ['a page with a GIF’s first bytes', () => Buffer.from(`GIF89a/*${svg}*/`)],
    [
      'a page with a PNG’s first bytes',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(svg)]),
    ],
  ];
  test.each(kinds)('%s', async (_kind, make) => {
    await expect(store.save('image', await make())).rejects.toMatchObject({
      name: 'FileRejected',
      code: 'bad_file',
      message: expect.stringMatching(/picture/),
    });
    expect(await filesLeft()).toEqual([]);
  });

  test('a HEIC photo of an iPhone, with instructions', async () => {
    const photo = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), Buffer.alloc(200)]);
    await expect(store.save('image', photo)).rejects.toMatchObject({ code: 'bad_file', message: heicMessage });
    expect(await filesLeft()).toEqual([]);
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('a %s with a missing part', async (format) => {
    const original = await noise(300, 200).toFormat(format).toBuffer();
    await store.save('image', original);
    for (const part of [0.3, 0.6, 0.9]) {
      const cut = original.subarray(0, Math.floor(original.length * part));
      await expect(store.save('image', cut), `${part} of it`).rejects.toMatchObject({ code: 'bad_file' });
    }
    expect(await filesLeft()).toHaveLength(1);
  });

  test('more than 50 megapixels, by the header, without decoding', async () => {
    const picture = await sharp({ create: { width: 8000, height: 6251, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await expect(store.save('image', picture)).rejects.toMatchObject({
      code: 'too_large',
      message: expect.stringContaining('50 megapixels'),
    });
  });

  test('an animation with too many frames', async () => {
    await expect(store.save('image', await animatedGif(1001, 1))).rejects.toMatchObject({ code: 'too_large' });
  });

  test('a header that claims a billion pixels in a small file', async () => {
    const bomb = await quarters().png().toBuffer();
    bomb.writeUInt32BE(32_000, 16);
    bomb.writeUInt32BE(32_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    await expect(store.save('image', bomb)).rejects.toMatchObject({ code: 'too_large' });
  });

  test('more than 15 MB, while it is arriving', async () => {
    let bytesRead = 0;
    const endless = new Readable({
      read() {
        bytesRead += 64 * 1024;
        this.push(Buffer.alloc(64 * 1024, 0xff));
      },
    });
    await expect(store.save('image', endless)).rejects.toMatchObject({
      code: 'too_large',
      message: expect.stringContaining('15 MB'),
    });
    expect(bytesRead).toBeLessThan(imageMaxBytes + 1024 * 1024);
    expect(await filesLeft()).toEqual([]);
  });

  test('one that a parser cut at its limit', async () => {
    const picture = Readable.from([await quarters().png().toBuffer()]);
    await expect(store.save('image', Object.assign(picture, { truncated: true }))).rejects.toMatchObject({
      code: 'too_large',
    });
    expect(await filesLeft()).toEqual([]);
  });

  test('a broken upload leaves nothing', async () => {
    const picture = await noise(300, 200).jpeg().toBuffer();
    await expect(store.save('image', failingStream(picture, 5000))).rejects.toThrow('The connection was lost');
    expect(await filesLeft()).toEqual([]);
  });
});
