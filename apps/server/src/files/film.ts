import { TrackType } from 'music-metadata';
import { FileRejected } from './file-rejected.ts';
import { integerSeconds, readMediaFormat } from './media-format.ts';
import type { ReceivedFile } from './receive-file.ts';

/** A film's properties. */
interface Film {
  extension: 'mp4' | 'webm';
  /** Duration in whole seconds, at least 1; null when the file doesn't contain it. */
  seconds: number | null;
}

/** A film format, recognized by its first bytes, with the codecs that browsers play. */
interface FilmKind {
  extension: Film['extension'];
  matchesHead: (head: Buffer) => boolean;
  /** Container name that the parser finds. */
  container: RegExp;
  pictures: RegExp;
  sounds: RegExp;
}

const kinds: readonly FilmKind[] = [
  {
    extension: 'mp4',
    // Also QuickTime's .mov, as iPhones write it: it is nearly an MP4, and browsers play it with these tracks.
    matchesHead: (head) => head.toString('latin1', 4, 8) === 'ftyp',
    container: /./,
    pictures: /^(avc1|avc3|av01|vp09)$/,
    sounds: /^(mp4a|Opus|fLaC)$/,
  },
  {
    extension: 'webm',
    matchesHead: (head) => head.readUInt32BE(0) === 0x1a45dfa3,
    container: /^EBML\/webm$/,
    pictures: /^V_(VP8|VP9|AV1)$/,
    sounds: /^A_(OPUS|VORBIS)$/,
  },
];

const advice = 'Choose an MP4 with H.264 and AAC, or a WebM. Video editing programs can export both.';

/**
 * Recognizes and checks a film by its content.
 * @throws FileRejected `bad_file` for anything but a complete MP4 or WebM with video and audio that browsers play
 */
export async function readFilm({ path, head, bytes }: Pick<ReceivedFile, 'path' | 'head' | 'bytes'>): Promise<Film> {
  const kind = bytes < 12 ? undefined : kinds.find(({ matchesHead }) => matchesHead(head));
  if (!kind) throw new FileRejected('bad_file', `We can’t play this video. ${advice}`);
  const format = await readMediaFormat(path);
  if (!format || (kind.extension === 'webm' && !isCompleteWebm(head, bytes)))
    throw new FileRejected('bad_file', `This video is damaged or incomplete. Save it again as MP4 or WebM.`);
  const tracksOf = (type: number) => format.trackInfo.filter((track) => track.type === type);
  const [pictures, sounds] = [tracksOf(TrackType.video), tracksOf(TrackType.audio)];
  const codecs = pictures.map(({ codecId = '' }) => codecId);
  if (codecs.some((codec) => /^(hvc1|hev1|dvh1|dvhe)$/.test(codec))) {
    throw new FileRejected(
      'bad_file',
      `This video is HEVC (H.265), which many browsers can’t play. ${advice} To film in H.264 on an iPhone, choose Settings, Camera, Formats, Most Compatible.`,
    );
  }
  if (kind.container.test(format.container ?? '') && pictures.length === 0)
    throw new FileRejected('bad_file', 'This file has no moving picture, or is incomplete. Choose a video.');
  const isPlayable =
    kind.container.test(format.container ?? '') &&
    codecs.every((codec) => kind.pictures.test(codec)) &&
    sounds.every(({ codecId = '' }) => kind.sounds.test(codecId));
  if (!isPlayable) throw new FileRejected('bad_file', `Not every browser can play this type of video. ${advice}`);
  const duration = Math.max(format.duration ?? 0, ...pictures.map((track) => track.duration ?? 0));
  return { extension: kind.extension, seconds: integerSeconds(duration) };
}

/**
 * Whether a WebM has all bytes that its segment declares; one recorded live declares no size. @see RFC 8794, section 4
 */
function isCompleteWebm(head: Buffer, bytes: number): boolean {
  const [headerBytes, segment] = readSize(head, 4);
  const [segmentBytes, content] = readSize(head, segment + headerBytes + 4);
  return content + segmentBytes <= bytes;
}

/** Reads an EBML size and returns it with the offset of its end; an unknown size is 0. */
function readSize(head: Buffer, at: number): [size: number, end: number] {
  const first = head[at] ?? 0xff;
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > head.length) return [0, at];
  const digits = head
    .subarray(at, at + length)
    .reduce((sum, byte, index) => sum * 256 + (index ? byte : byte - (256 >> length)), 0);
  return [digits === 2 ** (7 * length) - 1 ? 0 : digits, at + length];
}
