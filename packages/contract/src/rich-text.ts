/**
 * Long texts with their formatting, as JSON: docs/decisions/0058. The text without it is kept beside it, and is all there
 * is of a text that has none. Plain data without schemas: pages load it.
 */

/** A mark on a piece of text. */
export interface RichMark {
  type: string;
  attrs?: Readonly<Record<string, unknown>>;
}

/** A paragraph, a list, a piece of text: what a document is made of. */
export interface RichNode {
  type: string;
  attrs?: Readonly<Record<string, unknown>>;
  content?: readonly RichNode[];
  /** Of a piece of text, and nothing else. */
  text?: string;
  marks?: readonly RichMark[];
}

/** A text with its formatting. */
export interface RichDocument {
  /** Goes up when documents change in a way that older programs can't read. */
  version: 1;
  type: 'doc';
  content: readonly RichNode[];
}

/** Sites whose films a text may show: where a film is and where its player is, by the film's id, and what has that show captions. */
export const embedProviders = {
  youtube: {
    name: 'YouTube',
    page: 'https://www.youtube.com/watch?v=',
    frame: 'https://www.youtube-nocookie.com/embed/',
    captions: 'cc_load_policy=1',
  },
  vimeo: {
    name: 'Vimeo',
    page: 'https://vimeo.com/',
    frame: 'https://player.vimeo.com/video/',
    captions: 'texttrack=en',
  },
} as const;

/** A site whose films a text may show. */
export type EmbedProvider = keyof typeof embedProviders;

/** The site of a film, where the film is there, and where its player is, with captions on; undefined for a site whose films no text shows. */
export function filmPlaces(provider: string, id: string): { name: string; page: string; player: string } | undefined {
  const site = Object.entries(embedProviders).find(([name]) => name === provider)?.[1];
  const film = encodeURIComponent(id);
  return site && { name: site.name, page: site.page + film, player: `${site.frame}${film}?${site.captions}` };
}

/** Name of a stored film, which tells its seconds where they are known. */
export const storedFilmName = /^[0-9a-f]{16,64}(?:\.(\d{1,6}))?\.(?:mp4|webm)$/;
/** Name of stored captions. */
export const storedCaptionsName = /^[0-9a-f]{16,64}\.vtt$/;

/** Attributes of a node that name stored files. */
export const fileAttributes: Readonly<Record<string, readonly string[]>> = {
  picture: ['name'],
  film: ['name', 'captions', 'poster'],
};

/** Name of the property and the column that hold the document of a long text, beside the text itself. */
export function documentKey<Field extends string>(field: Field): `${Field}_document` {
  return `${field}_document`;
}

/** The document that a record answers; undefined where there is none, or one of a newer version. */
export function documentIn(value: unknown): RichDocument | undefined {
  return isDocument(value) ? value : undefined;
}

function isDocument(value: unknown): value is RichDocument {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === 1;
}

/** What an attribute of a node or mark holds, as a text; '' for nothing. */
export function attribute({ attrs }: Pick<RichNode, 'attrs'>, name: string): string {
  const value = attrs?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
