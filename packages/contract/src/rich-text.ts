/**
 * Long texts with formatting as JSON: docs/decisions/0058. The plain text is stored beside the document; a text without
 * formatting has no document. Plain data without schemas, since public pages load it.
 */

/** A mark on a piece of text. */
export interface RichMark {
  type: string;
  attrs?: Readonly<Record<string, unknown>>;
}

/** A node of a document: a paragraph, a list, a piece of text. */
export interface RichNode {
  type: string;
  attrs?: Readonly<Record<string, unknown>>;
  content?: readonly RichNode[];
  /** Only for text nodes. */
  text?: string;
  marks?: readonly RichMark[];
}

/** A text with its formatting. */
export interface RichDocument {
  /** Incremented when the format changes so that older versions of the program can't read it. */
  version: 1;
  type: 'doc';
  content: readonly RichNode[];
}

/**
 * Sites whose films can be embedded: prefixes of a film's page and of its player, both followed by the film's id, and
 * the player's query parameter that turns on captions.
 */
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

/** A site whose films can be embedded. */
export type EmbedProvider = keyof typeof embedProviders;

/** Name of a film's site, address of its page there and of its player with captions on; undefined for other sites. */
export function embedUrls(provider: string, id: string): { name: string; page: string; player: string } | undefined {
  const site = Object.entries(embedProviders).find(([name]) => name === provider)?.[1];
  const film = encodeURIComponent(id);
  return site && { name: site.name, page: site.page + film, player: `${site.frame}${film}?${site.captions}` };
}

/** Pattern of a stored film's name, which includes its length in seconds if known. */
export const storedFilmName = /^[0-9a-f]{16,64}(?:\.(\d{1,6}))?\.(?:mp4|webm)$/;
/** Pattern of a stored caption file's name. */
export const storedCaptionsName = /^[0-9a-f]{16,64}\.vtt$/;

/** Attributes of nodes that name stored files. */
export const fileAttributes: Readonly<Record<string, readonly string[]>> = {
  picture: ['name'],
  film: ['name', 'captions', 'poster'],
};

/** CSS's names for the kinds of a list's numbers other than digits, which HTML's `type` names by one letter. */
export const listStyles: Readonly<Record<string, string>> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};

/** Name of the property and the column with the document of a long text, beside the text itself. */
export function documentKey<Field extends string>(field: Field): `${Field}_document` {
  return `${field}_document`;
}

/** The document in a record; undefined if there is none or it has a newer version. */
export function documentIn(value: unknown): RichDocument | undefined {
  return isDocument(value) ? value : undefined;
}

function isDocument(value: unknown): value is RichDocument {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === 1;
}

/** An attribute of a node or mark as a string; '' if missing. */
export function attribute({ attrs }: Pick<RichNode, 'attrs'>, name: string): string {
  const value = attrs?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
