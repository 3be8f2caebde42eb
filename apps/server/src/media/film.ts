import { FileRejected } from '../errors/file-rejected.ts';
import { type MediaContainer, readMediaFile } from './media-file.ts';
import type { ReceivedFile } from './receive-file.ts';

/** A film's properties. */
interface Film {
  extension: 'mp4' | 'webm';
  /** Duration in whole seconds, at least 1; null when the file doesn't contain it. */
  seconds: number | null;
}

/** A film format, with the codecs that browsers play in it. */
interface FilmKind {
  extension: Film['extension'];
  pictures: RegExp;
  sounds: RegExp;
}

const kinds: Readonly<Partial<Record<MediaContainer, FilmKind>>> = {
  // Also QuickTime's .mov, as iPhones write it: it is nearly an MP4, and browsers play it with these tracks. `mp4a` is
  // a sound whose codec the file doesn't tell.
  mp4: { extension: 'mp4', pictures: /^(avc|av1|vp9)$/, sounds: /^(aac|mp3|mp4a|opus|flac)$/ },
  webm: { extension: 'webm', pictures: /^(vp8|vp9|av1)$/, sounds: /^(opus|vorbis)$/ },
};

const advice = 'Choose an MP4 with H.264 and AAC, or a WebM. Video editing programs can export both.';

/**
 * Recognizes and checks a film by its content.
 * @throws FileRejected `bad_file` for anything but a complete MP4 or WebM with video and audio that browsers play
 */
export async function readFilm({ path, head, bytes }: Pick<ReceivedFile, 'path' | 'head' | 'bytes'>): Promise<Film> {
  const media = await readMediaFile(path);
  if (!media || (media.container === 'webm' && !isCompleteWebm(head, bytes)))
    throw new FileRejected('bad_file', 'This video is damaged or incomplete. Save it again as MP4 or WebM.');
  const { container, pictures, sounds, seconds } = media;
  if (container === null || ['mp3', 'wav'].includes(container))
    throw new FileRejected('bad_file', `We can’t play this video. ${advice}`);
  if (pictures.length === 0)
    throw new FileRejected('bad_file', 'This file has no moving picture, or is incomplete. Choose a video.');
  const kind = kinds[container];
  const isPlayable =
    kind !== undefined &&
    pictures.some((codec) => kind.pictures.test(codec)) &&
    // Phones add a second sound for their own players.
    (sounds.length === 0 || sounds.some((codec) => kind.sounds.test(codec)));
  if (!isPlayable && pictures.some((codec) => /^(hevc|dvh1|dvhe)$/.test(codec))) {
    throw new FileRejected(
      'bad_file',
      `This video is HEVC (H.265), which many browsers can’t play. ${advice} To film in H.264 on an iPhone, choose Settings, Camera, Formats, Most Compatible.`,
    );
  }
  if (!isPlayable) throw new FileRejected('bad_file', `Not every browser can play this type of video. ${advice}`);
  return { extension: kind.extension, seconds: seconds || null };
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
