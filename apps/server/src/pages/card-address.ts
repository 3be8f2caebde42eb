import { createHash } from 'node:crypto';
import { cardsPath, coversPath } from '@porchlight/contract/discovery';
import type { PageCard } from '@porchlight/contract/rendering';

/** Version of the drawing, incremented when cards are drawn differently, so that cached ones are replaced. */
const drawing = 3;

/** What the home page is called in the address of its picture; no page has this path. */
const homeName = 'home';

/** The shapes that a page's card is drawn in: a link preview, or a square cover. */
export type CardShape = 'card' | 'cover';

const folders = { card: cardsPath, cover: coversPath } as const satisfies Record<CardShape, string>;

/** Hash of everything that a picture shows, 16 hexadecimal digits. */
export function cardHash(card: PageCard, shape: CardShape, siteName: string): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, shape, siteName, card]))
    .digest('hex')
    .slice(0, 16);
}

/**
 * Path of a page's picture. It contains the hash of its content, so that it changes when the picture does.
 * @param path the page's path; its query is ignored
 */
export function cardPath(path: string, card: PageCard, siteName: string, shape: CardShape = 'card'): string {
  const [page = '/'] = path.split('?', 1);
  return `${folders[shape]}${page.replace(/^\//, '') || homeName}.${cardHash(card, shape, siteName)}.png`;
}

/**
 * Parses the path of a picture.
 * @param rest the path after the folder, decoded
 * @returns the page's path, encoded, and the hash, '' if there is none; null for an invalid path
 */
export function readCardPath(rest: string): { page: string; hash: string } | null {
  const [, page, hash = ''] = /^(.+?)(?:\.([0-9a-f]{16}))?\.png$/s.exec(rest) ?? [];
  return page === undefined || !page.isWellFormed()
    ? null
    : { page: page === homeName ? '/' : encodeURI(`/${page}`), hash };
}
