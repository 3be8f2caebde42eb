import type { FileKind } from '@porchlight/contract/fields';
import type { OwnFilm } from '../RichTextField/index.ts';
import { filmPicture } from './film-picture.ts';

/** Sends a file, and says under which name it is stored. What it throws is an `Error` whose message is for people. */
export type SendTextFile = (
  kind: FileKind,
  file: File,
  options: { signal: AbortSignal; onProgress: (bytes: number) => void },
) => Promise<{ name: string }>;

/** A film as somebody has filled it in. */
export interface FilmToSend {
  title: string;
  /** The chosen file; null to keep the one that is stored. */
  film: File | null;
  /** The chosen captions; null to keep those that are stored, if any. */
  captions: File | null;
  wordless: boolean;
  /** The film as it is in the text. */
  stored: OwnFilm | undefined;
}

/** A QuickTime film has an MP4's boxes, and is stored and served as one. Not every browser opens it under its own type. */
export function playable(file: File): File {
  if (file.type !== 'video/quicktime') return file;
  return new File([file], file.name, { type: 'video/mp4', lastModified: file.lastModified });
}

/** A file that was not taken, with the field that it was chosen in. */
export class NotSent extends Error {
  readonly field: 'film' | 'captions';

  constructor(field: 'film' | 'captions', cause: unknown) {
    super(cause instanceof Error ? cause.message : 'This was not sent. Try again.', { cause });
    this.field = field;
  }
}

/**
 * Sends what was chosen, the smallest first: what is refused is known before the film is on its way.
 * @param onShare told how much of the film has arrived, 0 to 1
 * @throws NotSent
 */
export async function sendFilm(
  { title, film, captions, wordless, stored }: FilmToSend,
  send: SendTextFile,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<OwnFilm> {
  const sendAs = (field: 'film' | 'captions', file: File, onProgress = (_bytes: number) => {}) =>
    send(field, file, { signal, onProgress }).catch((reason: unknown) => {
      throw new NotSent(field, reason);
    });
  const words = captions && !wordless ? (await sendAs('captions', captions)).name : stored?.captions;
  const spoken = { captions: (!wordless && words) || null, wordless: wordless || null };
  if (!film && stored) return { ...stored, ...spoken, title };
  if (!film) throw new NotSent('film', new Error('Choose a film.'));
  const opening = filmPicture(film);
  const { name } = await sendAs('film', film, (bytes) => onShare(Math.min(0.99, bytes / film.size)));
  const seen = await opening;
  // A film without a picture before it is a film all the same.
  const poster =
    seen?.picture && (await send('image', seen.picture, { signal, onProgress: () => {} }).catch(() => null));
  return {
    name,
    title,
    ...spoken,
    poster: poster?.name ?? null,
    width: seen?.width ?? null,
    height: seen?.height ?? null,
  };
}
