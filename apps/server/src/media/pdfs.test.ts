import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { quarters, samplePdf } from '../testing/sample-files.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createFileStore, type FileStore } from './index.ts';

let dataDir: string;
let store: FileStore;

beforeEach(async () => {
  dataDir = await temporaryFolder();
  store = await createFileStore({ dataDir });
});

async function filesLeft(): Promise<string[]> {
  return (
    await Promise.all(['tmp', 'files/pdfs'].map((folder) => readdir(join(dataDir, folder)).catch(() => [])))
  ).flat();
}

/** With the encryption of their time: RC4 of 40 and 128 bits, AES of 128 and 256. */
const pdfVersions = ['1.3', '1.4', '1.6', '1.7ext3'] as const;

describe('accepted PDFs', () => {
  test('are stored byte for byte under a name derived from their content', async () => {
    const pdf = await samplePdf();
    const { name, bytes } = await store.save('pdf', pdf);
    expect(name).toMatch(/^[0-9a-f]{32}\.2\.pdf$/);
    expect(bytes).toBe(pdf.length);
    expect((await store.find('pdf', name))?.bytes).toBe(pdf.length);
    expect(await readFile(join(dataDir, 'files/pdfs', name))).toEqual(pdf);
    expect(await store.save('pdf', Readable.from([pdf]))).toEqual({ name, bytes });
    expect(await filesLeft()).toEqual([name]);
  });

  test.each(pdfVersions)('can be encrypted if they open without a password: %s', async (pdfVersion) => {
    const { bytes } = await store.save('pdf', await samplePdf(1, { pdfVersion, ownerPassword: 'porch' }));
    expect(bytes).toBeGreaterThan(500);
  });

  test('can have a line break before and a few bytes after', async () => {
    const pdf = Buffer.concat([Buffer.from('\r\n'), await samplePdf(), Buffer.from('\r\n\0\0')]);
    expect((await store.save('pdf', pdf)).bytes).toBe(pdf.length);
  });
});

describe('refused PDFs', () => {
  test.each(pdfVersions)('one that asks visitors for a password, with a solution: %s', async (pdfVersion) => {
    const locked = samplePdf(1, { pdfVersion, userPassword: 'quilt', ownerPassword: 'porch' });
    await expect(store.save('pdf', await locked)).rejects.toMatchObject({
      code: 'bad_file',
      message: expect.stringMatching(/asks for a password.* without a password, then choose the new file/),
    });
    expect(await filesLeft()).toEqual([]);
  });

  const kinds: [string, () => Promise<Buffer> | Buffer][] = [
    ['an HTML page with a PDF in a comment', async () => Buffer.concat([Buffer.from('<!-- '), await samplePdf()])],
    ['a text that only starts like one', () => Buffer.from('%PDF-1.7\nhello')],
    ['a text with a PDF’s first and last words', () => Buffer.from('%PDF-1.7\nstartxref\n99999\n%%EOF')],
    ['a picture', () => quarters().jpeg().toBuffer()],
    ['an empty file', () => Buffer.alloc(0)],
    ['one without its end', async () => (await samplePdf()).subarray(0, -40)],
    ['half of one', async () => (await samplePdf(30)).subarray(0, 6000)],
  ];
  test.each(kinds)('%s', async (_kind, make) => {
    await expect(store.save('pdf', await make())).rejects.toMatchObject({
      code: 'bad_file',
      message: expect.stringContaining('PDF'),
    });
    expect(await filesLeft()).toEqual([]);
  });
});

test('a name that isn’t one of ours finds nothing, whatever it contains', async () => {
  for (const name of ['../../porchlight.db', 'a.pdf', '', '\0', `${'a'.repeat(32)}.pdf/`, `${'a'.repeat(32)}.jpg`]) {
    expect(await store.find('pdf', name)).toBeNull();
  }
});
