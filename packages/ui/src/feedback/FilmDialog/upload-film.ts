import type { FileKind } from '@porchlight/contract/fields';
import type { UploadedFilm } from '../../inputs/RichTextField/index.ts';
import { readFilmMetadata } from './film-metadata.ts';

/**
 * Uploads a file and resolves to the name it is stored under. Must reject with an `Error` whose message can be shown.
 */
export type UploadMediaFile = (
  kind: FileKind,
  file: File,
  options: { signal: AbortSignal; onProgress: (bytes: number) => void },
) => Promise<{ name: string }>;

/** The filled-in fields of an uploaded film. */
export interface FilmUpload {
  title: string;
  /** The chosen file; null to keep the stored one. */
  film: File | null;
  /** The chosen captions; null to keep the stored ones, if any. */
  captions: File | null;
  wordless: boolean;
  /** The film that is in the text already. */
  stored: UploadedFilm | undefined;
}

/**
 * Changes the media type of a QuickTime film to MP4: the container is compatible, the server stores it as MP4, and some
 * browsers refuse to open the QuickTime type.
 */
export function playable(file: File): File {
  if (file.type !== 'video/quicktime') return file;
  return new File([file], file.name, { type: 'video/mp4', lastModified: file.lastModified });
}

/** A failed upload, with the field of its file. */
export class FilmUploadError extends Error {
  readonly field: 'film' | 'captions';

  constructor(field: 'film' | 'captions', cause: unknown) {
    super(cause instanceof Error ? cause.message : 'This could not be uploaded. Try again.', { cause });
    this.field = field;
  }
}

/**
 * Uploads the chosen files, the captions first, so that an error in them is known before the film's long upload.
 * @param onFilmProgress called with the film's upload progress, 0 to 1
 * @throws FilmUploadError if the film or the captions could not be uploaded
 */
export async function uploadFilm(
  { title, film, captions, wordless, stored }: FilmUpload,
  send: UploadMediaFile,
  signal: AbortSignal,
  onFilmProgress: (progress: number) => void,
): Promise<UploadedFilm> {
  const uploadAs = (field: 'film' | 'captions', file: File, onProgress = (_bytes: number) => {}) =>
    send(field, file, { signal, onProgress }).catch((reason: unknown) => {
      throw new FilmUploadError(field, reason);
    });
  const captionsName = captions && !wordless ? (await uploadAs('captions', captions)).name : stored?.captions;
  const speechAttrs = { captions: (!wordless && captionsName) || null, wordless: wordless || null };
  if (!film && stored) return { ...stored, ...speechAttrs, title };
  if (!film) throw new FilmUploadError('film', new Error('Choose a video.'));
  const metadataPromise = readFilmMetadata(film);
  const { name } = await uploadAs('film', film, (bytes) => onFilmProgress(Math.min(0.99, bytes / film.size)));
  const metadata = await metadataPromise;
  // The poster is optional: a failed upload of it is ignored.
  const poster =
    metadata?.picture && (await send('image', metadata.picture, { signal, onProgress: () => {} }).catch(() => null));
  return {
    name,
    title,
    ...speechAttrs,
    poster: poster?.name ?? null,
    width: metadata?.width ?? null,
    height: metadata?.height ?? null,
  };
}
