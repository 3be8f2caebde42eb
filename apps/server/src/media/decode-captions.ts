import { FileRejected } from '../errors/file-rejected.ts';

/**
 * Decodes captions in UTF-8 or UTF-16, without byte order marks.
 * @throws FileRejected `bad_file` for another encoding, or anything but a text
 */
export function decodeCaptions(content: Buffer): string {
  let text: string;
  try {
    text = new TextDecoder(encodingOf(content), { fatal: true }).decode(content).replace(/^\uFEFF+/, '');
  } catch {
    throw badFile('This isn’t UTF-8 text. Save the captions again with UTF-8 encoding.');
  }
  if (text.includes('\0')) throw badFile('This isn’t a text file. Choose a WebVTT (.vtt) or SubRip (.srt) file.');
  return text;
}

/** Recognizes UTF-16 by its byte order mark, or by the zero beside the first character, which is `W` or a digit. */
function encodingOf([first, second]: Buffer): string {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  return 'utf-8';
}

function badFile(message: string): FileRejected {
  return new FileRejected('bad_file', message);
}
