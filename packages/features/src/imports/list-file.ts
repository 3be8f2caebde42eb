/** Encodings by the first two bytes of a file, its byte order mark. */
const encodingByBom: Readonly<Record<string, string>> = { '255 254': 'utf-16le', '254 255': 'utf-16be' };

/** Characters at the start of a file that are checked for text. */
const sampleCharacters = 4000;

const noListText =
  'This file is not a list: it contains no text. Choose a file with addresses, such as a spreadsheet saved as CSV.';

/** Error message for a file that is no list of addresses; undefined if it can be one. */
export function fileTypeError(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.slice(0, 5));
  // Spreadsheets: a zip file since 2007, an OLE compound file before.
  if (start.startsWith('PK') || start.startsWith('\xd0\xcf\x11\xe0')) {
    return 'This is a spreadsheet file. Open it in its program, choose “Save as” and “CSV”, and import that file.';
  }
  if (start.startsWith('%PDF')) return 'This is a PDF. Copy the addresses from it and paste them below.';
  if (start === '{\\rtf') return 'This is a text document. Copy the addresses from it and paste them below.';
  const text = decodeText(bytes.slice(0, sampleCharacters * 2), { isBeginning: true });
  if (/^\s*(<svg|<\?xml|<!doctype|<html)/i.test(text)) {
    return 'This is a web page or a drawing, not a list. Copy the addresses from it and paste them below.';
  }
  return isBinary(text.slice(0, sampleCharacters)) ? noListText : undefined;
}

/** Texts have no control characters but tabs, line breaks and page breaks. */
function isBinary(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 9 || (code > 13 && code < 32 && code !== 27)) return true;
  }
  return false;
}

/**
 * Decodes a file: UTF-16 with or without a byte order mark, else UTF-8, else Windows-1252, which older programs write.
 * @param options.isBeginning whether the bytes can end within a character
 */
export function decodeText(bytes: Uint8Array, { isBeginning = false } = {}): string {
  const encoding = encodingByBom[bytes.slice(0, 2).join(' ')] ?? encodingWithoutBom(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isBeginning });
  } catch {
    return new TextDecoder(encoding === 'utf-8' ? 'windows-1252' : encoding).decode(bytes);
  }
}

/** UTF-16 has a zero in every second byte of Western text. */
function encodingWithoutBom(bytes: Uint8Array): string {
  const sample = bytes.slice(0, 200);
  const zeros = (parity: number) => sample.filter((byte, index) => index % 2 === parity && byte === 0).length;
  const pairs = sample.length / 2;
  if (pairs >= 2 && zeros(1) > 0.8 * pairs && zeros(0) === 0) return 'utf-16le';
  return pairs >= 2 && zeros(0) > 0.8 * pairs && zeros(1) === 0 ? 'utf-16be' : 'utf-8';
}
