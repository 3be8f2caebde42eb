import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type StorageBackend, storageBackends } from '../testing/storage-backends.ts';
import type { FileStore } from './index.ts';

let place: StorageBackend;
let store: FileStore;
beforeEach(async () => {
  const [, start] = storageBackends[0] ?? [];
  if (!start) throw new Error('There is no place for files.');
  place = await start();
  store = await place.open();
});
afterEach(() => place.stop());

/** The stored form of captions. */
async function storedText(text: string | Buffer): Promise<string> {
  const { name } = await store.save('captions', Buffer.from(text));
  expect(name).toMatch(/^[0-9a-f]{32}\.vtt$/);
  return (await place.content(name)).toString();
}

const cue = (times: string, words = 'Bring two jars.') => `WEBVTT\n\n${times}\n${words}\n`;

test('WebVTT keeps its text and times', async () => {
  const text = [
    '\uFEFFWEBVTT - Canning day\r\n\r\n',
    'NOTE Ruby wrote these\r\n\r\n',
    'first\r\n00:01.000 --> 00:04.000 align:start line:10%\r\n<v Ruby>Bring <i>two</i> jars.\r\n\r\n\r\n',
    '01:00:04.000 --> 01:00:09.250\r\nخبز & لبن\r\nand a lid\r\n',
  ].join('');
  expect(await storedText(text)).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:04.000 align:start line:10%\n<v Ruby>Bring <i>two</i> jars.\n\n' +
      '01:00:04.000 --> 01:00:09.250\nخبز &amp; لبن\nand a lid\n',
  );
});

test('SubRip becomes WebVTT, without its font tags', async () => {
  const text =
    '1\n00:00:01,000 --> 00:00:04,000\n<font color="red">Bring two jars</font>\n\n' +
    '2\n00:00:05,000 --> 00:00:06,500\n{\\an8}{\\an8}1 < 2 & 3\n';
  expect(await storedText(text)).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nBring two jars\n\n00:00:05.000 --> 00:00:06.500\n1 &lt; 2 &amp; 3\n',
  );
});

test('stored captions can be read again without changes', async () => {
  const once = await storedText(cue('00:01.000 --> 00:04.000', '<script>alert(1)</script> &amp; <b>jars</b>'));
  expect(once).toContain('&lt;script>alert(1)&lt;/script> &amp; <b>jars</b>');
  expect(await storedText(once)).toBe(once);
});

test('styles, regions and unknown settings of a hostile file are removed', async () => {
  const text =
    'WEBVTT\n\nSTYLE\n::cue { background: url(https://evil.example/a.png) }\n\nREGION\nid:a width:100%\n\n' +
    '00:01.000 --> 00:04.000 region:a onload:alert(1)\nJars\n';
  expect(await storedText(text)).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nJars\n');
});

/** Files as services and programs write them, and what is stored. */
const files: Record<string, [written: string | Buffer, cues: string]> = {
  'YouTube, with a space above the words': [
    'WEBVTT\nKind: captions\nLanguage: en\n\n00:00:00.080 --> 00:00:02.790 align:start position:0%\n \n' +
      'welcome<00:00:00.480><c> to</c>\n\n00:00:02.790 --> 00:00:02.800 align:start position:0%\nwelcome to\n \n',
    '00:00:00.080 --> 00:00:02.790 align:start position:0%\nwelcome<00:00:00.480><c> to</c>\n\n' +
      '00:00:02.790 --> 00:00:02.800 align:start position:0%\nwelcome to',
  ],
  'YouTube’s own format': [
    '0:00:01.000,0:00:04.500\nBring two jars\nand a lid\n\n1:00:05.000,1:00:06.000\nThanks\n',
    '00:00:01.000 --> 00:00:04.500\nBring two jars\nand a lid\n\n01:00:05.000 --> 01:00:06.000\nThanks',
  ],
  'Whisper, with a caption of no length': [
    '1\n00:00:01,000 --> 00:00:01,000\nHm.\n\n2\n00:00:01,000 --> 00:00:04,000\nWelcome.\n',
    '00:00:01.000 --> 00:00:02.000\nHm.\n\n00:00:01.000 --> 00:00:04.000\nWelcome.',
  ],
  'Zoom, with numbers': [
    'WEBVTT\r\n\r\n1\r\n00:00:01.000 --> 00:00:02.000\r\nAda Neale: 42\r\n\r\n2\r\n00:00:03.000 --> 00:00:04.000\r\n42\r\n',
    '00:00:01.000 --> 00:00:02.000\nAda Neale: 42\n\n00:00:03.000 --> 00:00:04.000\n42',
  ],
  'Teams, with comments and names': [
    'WEBVTT\n\nNOTE Confidence: 0.92 --> fine\n\n1f0e-a/7-0\n00:00:01.000 --> 00:00:02.000\n<v Ada Neale>Hello</v>\n',
    '00:00:01.000 --> 00:00:02.000\n<v Ada Neale>Hello</v>',
  ],
  'a stream, with a line in its header': [
    'WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000\n\n00:01.000 --> 00:02.000\nHello\n',
    '00:00:01.000 --> 00:00:02.000\nHello',
  ],
  'an editor, with a blank line in a caption and styles of another format': [
    '1\n00:00:01,0 --> 00:00:02,50\n{\\pos(10,20)\\i1}Hello\n\nthere\n\n2\n00:00:03 --> 00:00:04\nBye\n',
    '00:00:01.000 --> 00:00:02.500\nHello\nthere\n\n00:00:03.000 --> 00:00:04.000\nBye',
  ],
  'captions out of order': [
    '2\n00:00:04,000 --> 00:00:05,000\nSecond\n\n1\n00:00:01,000 --> 00:00:02,000\nFirst\n',
    '00:00:01.000 --> 00:00:02.000\nFirst\n\n00:00:04.000 --> 00:00:05.000\nSecond',
  ],
  'captions without a line between them': [
    'WEBVTT\n00:01.000 --> 00:02.000\nJars\n00:02.000 --> 00:03.000\nLids\n',
    '00:00:01.000 --> 00:00:02.000\nJars\n\n00:00:02.000 --> 00:00:03.000\nLids',
  ],
  'UTF-16 with a byte order mark': [
    Buffer.from('\uFEFF1\r\n00:00:01,000 --> 00:00:02,000\r\nCafé\r\n', 'utf16le'),
    '00:00:01.000 --> 00:00:02.000\nCafé',
  ],
  'UTF-16 without a byte order mark': [
    Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nCafé\n', 'utf16le').swap16(),
    '00:00:01.000 --> 00:00:02.000\nCafé',
  ],
};
test.each(Object.entries(files))('captions are stored as players show them: %s', async (_, [written, cues]) => {
  expect(await storedText(written)).toBe(`WEBVTT\n\n${cues}\n`);
});

describe('captions are refused with the line and a solution', () => {
  test.each([
    ['no captions', 'la la la', 'We can’t read these captions. Choose a WebVTT (.vtt) or SubRip (.srt) file.'],
    ['nothing at all', '', 'We can’t read these captions. Choose a WebVTT (.vtt) or SubRip (.srt) file.'],
    ['a page', '<!doctype html><p>a --> b', expect.stringContaining('We can’t read these captions')],
    ['only a header', 'WEBVTT\n\nNOTE nothing\n', 'This file has no captions. Choose another.'],
    [
      'Latin-1',
      Buffer.from('WEBVTT\n\n00:01.000 --> 00:04.000\nCaf\xe9\n', 'latin1'),
      expect.stringContaining('UTF-8'),
    ],
    ['a zero byte', cue('00:01.000 --> 00:04.000', 'a\0b'), expect.stringContaining('This isn’t a text file.')],
    [
      'an end before the beginning',
      cue('00:04.000 --> 00:01.000'),
      'Line 3: this caption ends before it begins. Correct its times.',
    ],
    [
      'many ends before their beginnings',
      `WEBVTT\n\n${'00:04.000 --> 00:01.000\nJars\n\n'.repeat(12)}`,
      'Lines 3, 6, 9, 12, 15, 18, 21, 24, 27, 30 and 2 more: these captions end before they begin. Correct their times.',
    ],
    ['words as a time', cue('soon --> later'), 'Line 3: “soon” is not a time. Write it as 00:01:02.500.'],
    ['a minute of 61 seconds', cue('00:61.000 --> 01:02.000'), expect.stringContaining('“00:61.000” is not a time')],
    [
      'words without times',
      'WEBVTT\n\nBring two jars.\n',
      'Line 3: a caption needs times, such as 00:01.000 --> 00:04.000.',
    ],
  ])('%s', async (_name, text, message) => {
    const saving = store.save('captions', Buffer.from(text));
    await expect(saving).rejects.toMatchObject({ code: 'bad_file', message });
    expect(await place.names()).toEqual([]);
  });

  // More than quadratic time would exceed the test's limit.
  test('half a megabyte made to be slow is read to its end', async () => {
    for (const sign of ['<', '&', '{\\an', '-->', '\n', '<v '])
      await store.save('captions', Buffer.from(cue('00:01.000 --> 00:04.000', sign.repeat(100_000)))).catch(() => {});
  });
});
