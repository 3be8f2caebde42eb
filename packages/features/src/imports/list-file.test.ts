import { expect, test } from 'vitest';
import { decodeText, fileTypeError } from './list-file.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ['PK\x03\x04', /choose “Save as” and “CSV”/],
  ['\xd0\xcf\x11\xe0', /choose “Save as” and “CSV”/],
  ['%PDF-1.7', /paste them/],
  ['{\\rtf1 ada@example.org', /paste them/],
  ['\xff\xd8\xff\xe0\0\x10JFIF\0', /not a list/],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', /not a list/],
  ['GIF89a\x01\0\x01\0\x80\0', /not a list/],
  ['RIFF\x24\x10\0\0WEBPVP8 ', /not a list/],
  ['ID3\x03\0\0\0', /not a list/],
  ['<svg xmlns="http://www.w3.org/2000/svg">', /drawing, not a list/],
  ['<!DOCTYPE html><p>ada@example.org', /web page/],
])('a file that begins with %j is refused with instructions', (start, words) => {
  expect(fileTypeError(bytesOf(start))).toMatch(words);
});

test.each(['ada@example.org', '', 'Jos\xe9,jose@example.org', 'Name\tEmail\r\n\x0cAda\tada@example.org'])(
  'the text %j is not refused',
  (text) => {
    expect(fileTypeError(bytesOf(text))).toBeUndefined();
  },
);

test('UTF-16 is text, with a byte order mark and without', () => {
  const littleEndian = bytesOf([...'Name,Email'].join('\0').concat('\0'));
  expect(fileTypeError(littleEndian)).toBeUndefined();
  expect(decodeText(littleEndian)).toBe('Name,Email');
  expect(decodeText(bytesOf(`\0${[...'Name,Email'].join('\0')}`))).toBe('Name,Email');
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x41, 0x00]))).toBe('A');
  expect(decodeText(new Uint8Array([0xfe, 0xff, 0x00, 0x41]))).toBe('A');
});

test('files of older spreadsheet programs are read', () => {
  expect(decodeText(new Uint8Array([0x4a, 0x6f, 0x73, 0xe9]))).toBe('José');
});
