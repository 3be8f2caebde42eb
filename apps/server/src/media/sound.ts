import { FileRejected } from '../errors/file-rejected.ts';
import { type MediaContainer, readMediaFile } from './media-file.ts';

/** A sound's properties. */
interface Sound {
  extension: 'mp3' | 'm4a' | 'ogg' | 'wav';
  /** Duration in whole seconds, at least 1; null when it can't be known. */
  seconds: number | null;
}

/** A sound format, with the codecs that browsers play in it. */
interface SoundKind {
  extension: Sound['extension'];
  codecs: RegExp;
}

const kinds: Readonly<Partial<Record<MediaContainer, SoundKind>>> = {
  mp3: { extension: 'mp3', codecs: /^mp3$/ },
  // `mp4a` is one whose codec the file doesn't tell.
  mp4: { extension: 'm4a', codecs: /^(aac|mp3|mp4a|opus|flac)$/ },
  ogg: { extension: 'ogg', codecs: /^(opus|vorbis|flac)$/ },
  wav: { extension: 'wav', codecs: /^(pcm|alaw|ulaw|mp3)$/ },
};

const advice = 'Choose an MP3, M4A, Ogg or WAV.';

/**
 * Recognizes and checks a sound by its content.
 * @throws FileRejected `bad_file` for anything but an MP3, M4A, Ogg or WAV that browsers play, and for moving pictures
 */
export async function readSound(path: string): Promise<Sound> {
  const media = await readMediaFile(path);
  const damaged = 'This audio file is damaged or incomplete. Save it again as MP3 or M4A.';
  if (!media) throw new FileRejected('bad_file', damaged);
  const { container, pictures, sounds, seconds } = media;
  // Chapters of an audiobook have still pictures.
  if (pictures.some((codec) => !/^(jpeg|mjpa|png )$/.test(codec)))
    throw new FileRejected('bad_file', 'This is a video. Choose a file with only the sound, as MP3 or M4A.');
  const kind = container && kinds[container];
  if (!kind) throw new FileRejected('bad_file', `We can’t play this audio file. ${advice}`);
  if (sounds.length > 0 && !sounds.some((codec) => kind.codecs.test(codec))) {
    throw new FileRejected(
      'bad_file',
      'Browsers can’t play this type of audio file. Save it as MP3, or as M4A with AAC, then choose the new file.',
    );
  }
  if (sounds.length === 0 || seconds === 0) throw new FileRejected('bad_file', damaged);
  return { extension: kind.extension, seconds };
}
