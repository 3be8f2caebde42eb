import type { EmbedProvider } from '@porchlight/contract/rich-text';

/** A film of the site's own in a text: what the document says of it. */
export interface OwnFilm {
  /** Name of the stored film. */
  name: string;
  title: string;
  /** Name of its stored captions. */
  captions?: string | null;
  /** Whether somebody said that nothing is said in it. */
  wordless?: true | null;
  /** Name of the stored picture that stands before it. */
  poster?: string | null;
  /** Its size in pixels, where the browser could tell. */
  width?: number | null;
  height?: number | null;
}

/** A film of a text: one of another site, or one of its own. */
export type TextFilm =
  | { type: 'embed'; attrs: { provider: EmbedProvider; id: string; title: string } }
  | { type: 'film'; attrs: OwnFilm };
