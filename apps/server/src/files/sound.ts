import { parseFile } from 'music-metadata';
import pLimit from 'p-limit';
import { FileRejected } from './file-rejected.ts';
import type { ReceivedFile } from './receive.ts';

/** What is known of a sound. */
interface Sound {
  extension: 'mp3' | 'm4a' | 'ogg' | 'wav';
  /** Its length in whole seconds, one at least. */
  seconds: number;
}

/** A kind of sound, told by its first bytes, and the containers that a reader may find in it. */
interface SoundKind {
  extension: Sound['extension'];
  begins: (head: Buffer) => boolean;
  containers: RegExp;
}

const kinds: readonly SoundKind[] = [
  { extension: 'mp3', begins: (head) => hasText(head, 0, 'ID3') || isMpegFrame(head), containers: /^MPEG/ },
  { extension: 'm4a', begins: (head) => hasText(head, 4, 'ftyp'), containers: /^(M4A|M4B|mp4|iso|dash|qt)/i },
  { extension: 'ogg', begins: (head) => hasText(head, 0, 'OggS'), containers: /^Ogg/ },
  { extension: 'wav', begins: (head) => hasText(head, 0, 'RIFF') && hasText(head, 8, 'WAVE'), containers: /^WAV/ },
];

/** The longest sound, in seconds. A header may claim any length. ours */
const longestSeconds = 24 * 60 * 60;
/** Sounds read at once. ours */
const readings = pLimit(2);

/**
 * Tells what sound a file holds, by its bytes.
 * @throws FileRejected `bad_file` for anything but an MP3, M4A, Ogg or WAV with a sound to be heard and no film
 */
export async function readSound({ path, head }: Pick<ReceivedFile, 'path' | 'head'>): Promise<Sound> {
  const kind = kinds.find(({ begins }) => begins(head));
  if (!kind)
    throw new FileRejected('bad_file', 'This isn’t a sound we can play. Please choose an MP3, M4A, Ogg or WAV.');
  const format = await readings(() => parseFile(path, { skipCovers: true, skipPostHeaders: true })).then(
    (found) => found.format,
    () => null,
  );
  if (format?.hasVideo)
    throw new FileRejected('bad_file', 'This is a film. Please choose its sound alone, as MP3 or M4A.');
  const { container = '', duration = 0 } = format ?? {};
  if (!kind.containers.test(container) || !(duration > 0) || duration > longestSeconds) {
    throw new FileRejected('bad_file', 'This sound is damaged or incomplete. Please save it again, as MP3 or M4A.');
  }
  return { extension: kind.extension, seconds: Math.max(1, Math.round(duration)) };
}

function hasText(head: Buffer, at: number, text: string): boolean {
  return head.toString('latin1', at, at + text.length) === text;
}

/** Whether a frame of MPEG audio, layer III, begins here. @see ISO 11172-3, 2.4.1.3 */
function isMpegFrame([first = 0, second = 0]: Buffer): boolean {
  return first === 0xff && (second & 0xe6) === 0xe2;
}
