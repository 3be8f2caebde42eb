import { expect, test } from 'vitest';
import { decodeText, fileTypeError, parseAddresses, parsePastedAddresses } from './parse-addresses.ts';

const values = (text: string) => parseAddresses(text).map(({ line, value }) => `${line} ${value}`);

test('one address per line needs no heading; empty lines are skipped but counted', () => {
  expect(values('ada@example.org\r\n\r\nruth@example.org\r\n')).toEqual(['1 ada@example.org', '3 ruth@example.org']);
});

test('the column is found by its heading, after a byte order mark, between semicolons and quotes', () => {
  expect(values('\uFEFF"Name";"Email"\n"Pickens; Ada";"ada@example.org"\n')).toEqual(['2 ada@example.org']);
});

test('without a recognized heading, the column with the most addresses is used', () => {
  expect(values('x,y\na,ada@example.org\nb,nonsense\n')).toEqual(['2 ada@example.org', '3 nonsense']);
});

test('a cell with two lines does not change the line numbers after it', () => {
  expect(values('name,email\n"Ada\nPickens",ada@example.org\nRuth,ruth@example.org')).toEqual([
    '2 ada@example.org',
    '4 ruth@example.org',
  ]);
});

test('the address is taken from a copied mailto link', () => {
  expect(values('mailto:bill@example.org\nRuth <mailto:ruth@example.org>')).toEqual([
    '1 bill@example.org',
    '2 ruth@example.org',
  ]);
});

test('the address is taken from a name with an address', () => {
  expect(values('Bill Hart <bill@example.org>\n"Hart, Ruth" <ruth@example.org>')).toEqual([
    '1 bill@example.org',
    '2 ruth@example.org',
  ]);
});

test('recipients pasted from an email in one line are split', () => {
  expect(parsePastedAddresses('"Hart, Bill" <bill@example.org>, ruth at example.org; Ada <ada@example.org>\n')).toEqual(
    [
      { line: 1, value: 'bill@example.org' },
      { line: 2, value: 'ruth at example.org' },
      { line: 3, value: 'ada@example.org' },
    ],
  );
  expect(parsePastedAddresses('Ada,ada@example.org\nRuth,ruth@example.org').map(({ value }) => value)).toEqual([
    'ada@example.org',
    'ruth@example.org',
  ]);
});

test.each([
  ['PK\x03\x04', /choose “Save as” and “CSV”/],
  ['\xd0\xcf\x11\xe0', /choose “Save as” and “CSV”/],
  ['%PDF-1.7', /paste them/],
])('a file that begins with %j is refused with instructions', (start, words) => {
  expect(fileTypeError(Uint8Array.from(start, (sign) => sign.charCodeAt(0)))).toMatch(words);
});

test('a text is not refused', () => {
  expect(fileTypeError(new TextEncoder().encode('ada@example.org'))).toBeUndefined();
  expect(fileTypeError(new Uint8Array())).toBeUndefined();
});

test('an empty file contains no addresses', () => {
  expect(values('')).toEqual([]);
  expect(values('\n\n')).toEqual([]);
});

test('files of older spreadsheet programs are read', () => {
  expect(decodeText(new Uint8Array([0x4a, 0x6f, 0x73, 0xe9]))).toBe('José');
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x41, 0x00]))).toBe('A');
  expect(decodeText(new Uint8Array([0xfe, 0xff, 0x00, 0x41]))).toBe('A');
});
