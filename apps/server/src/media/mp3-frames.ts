import type { FileWindow } from './file-window.ts';

/** kbit/s of layer III by the header's index, of MPEG 1 and of MPEG 2. @see ISO 11172-3, 2.4.2.3; ISO 13818-3, 2.4.2.3 */
const bitrates = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const sampleRates = [44_100, 48_000, 32_000] as const;
/** Of MPEG 2.5, none, 2 and 1, by the header's version. */
const rateDivisors = [4, 1, 2, 1] as const;
/** Longest text or padding before the first frame, in bytes, beside ID3 tags. ours */
const maxLeadBytes = 64 * 1024;

interface Frame {
  bytes: number;
  seconds: number;
  /** Equal for all frames of a file. */
  format: number;
}

/** The MPEG audio of a file. */
export interface Mp3 {
  codec: 'mp3' | 'mp2';
  seconds: number;
}

/**
 * Measures an MP3 by its frames, whatever its own table of them says.
 * @returns null when the file doesn't begin with MPEG audio, after ID3 tags and padding
 */
export function measureMp3(file: FileWindow): Mp3 | null {
  const audio = skipTags(file);
  const start = firstFrame(file, audio);
  if (start === null) return layerOf(file.at(audio, 4)) === 2 ? { codec: 'mp2', seconds: 0 } : null;
  const { format } = frameAt(file, start) ?? {};
  let seconds = 0;
  let position = start;
  while (position < file.bytes) {
    const frame = frameAt(file, position);
    if (frame && frame.format === format && position + frame.bytes <= file.bytes) {
      seconds += frame.seconds;
      position += frame.bytes;
    } else {
      position = nextSync(file, position + 1);
    }
  }
  return { codec: 'mp3', seconds };
}

/** Whether a file begins with an ID3 tag or with MPEG audio, or has some padding before it. */
export function looksLikeMp3(file: FileWindow): boolean {
  const audio = skipTags(file);
  return audio > 0 || layerOf(file.at(audio, 4)) !== null || firstFrame(file, audio) !== null;
}

/** Returns the position behind all ID3 tags. @see https://id3.org/id3v2.4.0-structure, section 3.1 */
function skipTags(file: FileWindow): number {
  let position = 0;
  for (let head = file.at(0, 10); head.toString('latin1', 0, 3) === 'ID3'; head = file.at(position, 10)) {
    const size = head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
    const footer = (head[5] ?? 0) & 0x10 ? 10 : 0;
    position = Math.min(position + 10 + size + footer, file.bytes);
  }
  return position;
}

/** Returns the position of the first frame that another one follows, or that ends the file. */
function firstFrame(file: FileWindow, from: number): number | null {
  for (let position = nextSync(file, from); position < file.bytes; position = nextSync(file, position + 1)) {
    if (position - from > maxLeadBytes) return null;
    const frame = frameAt(file, position);
    if (!frame) continue;
    const end = position + frame.bytes;
    if (end === file.bytes || frameAt(file, end)?.format === frame.format) return position;
  }
  return null;
}

function nextSync(file: FileWindow, from: number): number {
  for (let position = from; position < file.bytes; ) {
    const part = file.at(position, 4096);
    const at = part.indexOf(0xff);
    if (at >= 0) return position + at;
    position += part.length;
  }
  return file.bytes;
}

/** Reads the header of a frame of layer III; null when there is none. */
function frameAt(file: FileWindow, position: number): Frame | null {
  const [sync = 0, kind = 0, rates = 0] = file.at(position, 4);
  if (sync !== 0xff || (kind & 0xe6) !== 0xe2) return null;
  const version = (kind >> 3) & 3;
  const base = sampleRates[(rates >> 2) & 3];
  const kbits = bitrates[version === 3 ? 0 : 1][rates >> 4];
  if (version === 1 || base === undefined || !kbits) return null;
  const sampleRate = base / (rateDivisors[version] ?? 1);
  const samples = version === 3 ? 1152 : 576;
  const bytes = Math.floor(((samples / 8) * kbits * 1000) / sampleRate) + ((rates >> 1) & 1);
  return { bytes, seconds: samples / sampleRate, format: (kind & 0x1e) * 4 + ((rates >> 2) & 3) };
}

/** Returns the layer of an MPEG audio header, II or III; null for anything else. No browser plays layer II. */
function layerOf([sync = 0, kind = 0, rates = 0]: Buffer): 2 | 3 | null {
  const layer = 4 - ((kind >> 1) & 3);
  const isHeader = sync === 0xff && (kind & 0xe0) === 0xe0 && rates >> 4 !== 15 && ((rates >> 2) & 3) !== 3;
  return isHeader && (layer === 2 || layer === 3) ? layer : null;
}
