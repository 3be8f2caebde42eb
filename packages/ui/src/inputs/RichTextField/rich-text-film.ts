import type { EmbedProvider } from '@porchlight/contract/rich-text';

/** Attributes of an uploaded film in a document. */
export interface UploadedFilm {
  /** Name of the stored film. */
  name: string;
  title: string;
  /** Name of the stored captions file. */
  captions?: string | null;
  /** Whether it was marked as having no speech. */
  wordless?: true | null;
  /** Name of the stored poster. */
  poster?: string | null;
  /** Dimensions in pixels, if known. */
  width?: number | null;
  height?: number | null;
}

/** A film in a text: embedded from another site, or uploaded. */
export type TextFilm =
  | { type: 'embed'; attrs: { provider: EmbedProvider; id: string; title: string } }
  | { type: 'film'; attrs: UploadedFilm };
