import { FileRejected } from './file-rejected.ts';
import { integerSeconds, readMediaFormat } from './media-format.ts';
import type { ReceivedFile } from './receive-file.ts';

/** A sound's properties. */
interface Sound {
  extension: 'mp3' | 'm4a' | 'ogg' | 'wav';
  /** Duration in whole seconds, at least 1. */
  seconds: number;
}

/** A sound format, recognized by its first bytes, with the container names that the parser may find. */
interface SoundKind {
  extension: Sound['extension'];
  matchesHead: (head: Buffer) => boolean;
  containers: RegExp;
}

const kinds: readonly SoundKind[] = [
  { extension: 'mp3', matchesHead: (head) => hasText(head, 0, 'ID3') || isMpegFrame(head), containers: /^MPEG/ },
  { extension: 'm4a', matchesHead: (head) => hasText(head, 4, 'ftyp'), containers: /^(M4A|M4B|mp4|iso|dash|qt)/i },
  { extension: 'ogg', matchesHead: (head) => hasText(head, 0, 'OggS'), containers: /^Ogg/ },
  { extension: 'wav', matchesHead: (head) => hasText(head, 0, 'RIFF') && hasText(head, 8, 'WAVE'), containers: /^WAV/ },
];

/**
 * Recognizes and checks a sound by its content.
 * @throws FileRejected `bad_file` for anything but an MP3, M4A, Ogg or WAV with a duration and without video
 */
export async function readSound({ path, head }: Pick<ReceivedFile, 'path' | 'head'>): Promise<Sound> {
  const kind = kinds.find(({ matchesHead }) => matchesHead(head));
  if (!kind) throw new FileRejected('bad_file', 'We can’t play this audio file. Choose an MP3, M4A, Ogg or WAV.');
  const format = await readMediaFormat(path);
  if (format?.hasVideo)
    throw new FileRejected('bad_file', 'This is a video. Choose a file with only the sound, as MP3 or M4A.');
  const { container = '', duration = 0 } = format ?? {};
  const seconds = integerSeconds(duration);
  if (!kind.containers.test(container) || seconds === null) {
    throw new FileRejected('bad_file', 'This audio file is damaged or incomplete. Save it again as MP3 or M4A.');
  }
  return { extension: kind.extension, seconds };
}

function hasText(head: Buffer, at: number, text: string): boolean {
  return head.toString('latin1', at, at + text.length) === text;
}

/** Whether the content begins with an MPEG audio frame of layer III. @see ISO 11172-3, 2.4.1.3 */
function isMpegFrame([first = 0, second = 0]: Buffer): boolean {
  return first === 0xff && (second & 0xe6) === 0xe2;
}
