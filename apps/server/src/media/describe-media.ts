import { FileWindow } from './file-window.ts';
import { integerSeconds } from './integer-seconds.ts';
import type { MediaFile } from './media-file.ts';
import { looksLikeMp3, measureMp3 } from './mp3-frames.ts';
import { lastOggSecond, oggStreams } from './ogg-streams.ts';
import { isHeic, pictureKind } from './picture-kind.ts';
import { readWav } from './wav-format.ts';

/** Reads a container. @throws any error when it is damaged; null likewise */
type Reader = (path: string, file: FileWindow) => Promise<MediaFile | null> | MediaFile | null;

const readers: Readonly<Record<'mp3' | 'mp4' | 'ogg' | 'wav' | 'ebml', Reader>> = {
  mp3: (_path, file) => {
    const { codec, seconds } = measureMp3(file) ?? {};
    return { container: 'mp3', pictures: [], sounds: codec ? [codec] : [], seconds: integerSeconds(seconds) };
  },
  wav: (_path, file) => {
    const wav = readWav(file);
    return wav && { container: 'wav', pictures: [], sounds: [wav.codec], seconds: integerSeconds(wav.seconds) };
  },
  ogg: async (path, file) => {
    const streams = oggStreams(file);
    const codecsOf = (kind: string) => streams.filter((stream) => stream.kind === kind).map(({ codec }) => codec);
    const counted = await readTracks(path).catch(() => null);
    const seconds = counted?.seconds || integerSeconds(lastOggSecond(file, streams));
    return { container: 'ogg', pictures: codecsOf('picture'), sounds: codecsOf('sound'), seconds };
  },
  mp4: (path, file) => (isCutOff(file) ? null : readTracks(path)),
  ebml: (path) => readTracks(path),
};

/** Imports the library only for the containers that it reads. */
async function readTracks(path: string): Promise<MediaFile> {
  const tracks = await import('./read-tracks.ts');
  return tracks.readTracks(path);
}

/** Reads what a sound or film contains; null for a damaged one. Only for worker threads: it blocks. */
export async function describeMedia(path: string): Promise<MediaFile | null> {
  using file = new FileWindow(path);
  const reader = readerOf(file);
  if (!reader) return { container: null, pictures: [], sounds: [], seconds: 0 };
  try {
    return await readers[reader](path, file);
  } catch {
    return null;
  }
}

/** Recognizes a container by its first bytes. */
function readerOf(file: FileWindow): keyof typeof readers | null {
  const start = file.at(0, 64);
  // AVIF and HEIC begin like an MP4.
  if (pictureKind(start) || isHeic(start)) return null;
  const head = start.toString('latin1', 0, 12);
  // QuickTime's films of old begin without `ftyp`.
  if (/^[\s\S]{4}(ftyp|moov|mdat|wide|free|skip|pnot)/.test(head)) return 'mp4';
  if (head.startsWith('OggS')) return 'ogg';
  if (/^(RIFF|RF64)[\s\S]{4}WAVE/.test(head)) return 'wav';
  if (head.startsWith('\x1a\x45\xdf\xa3')) return 'ebml';
  return looksLikeMp3(file) ? 'mp3' : null;
}

/** Whether the last of an MP4's boxes is longer than the file. @see ISO 14496-12, 4.2 */
function isCutOff(file: FileWindow): boolean {
  for (let position = 0; position + 8 <= file.bytes; ) {
    const head = file.at(position, 16);
    const [size, type] = [head.readUInt32BE(0), head.toString('latin1', 4, 8)];
    const bytes = size === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : size;
    // Anything may follow the boxes, such as what a camera adds at the end.
    if (bytes < 8 || !/^[a-zA-Z0-9 ]{4}$/.test(type)) return false;
    position += bytes;
    if (position > file.bytes) return /^(moov|moof|mdat)$/.test(type);
  }
  return false;
}
