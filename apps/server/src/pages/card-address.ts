import { createHash } from 'node:crypto';
import { cardsPath, coversPath } from '@porchlight/contract/discovery';
import type { PageCard } from '@porchlight/contract/rendering';

/** Goes up when cards are drawn differently, so that nobody keeps the old ones. */
const drawing = 3;

/** The two shapes that a page's card is drawn in. */
export type CardShape = 'card' | 'cover';

const folders = { card: cardsPath, cover: coversPath } as const satisfies Record<CardShape, string>;

/** Names a picture by everything that is drawn in it, 16 hexadecimal digits. */
export function cardHash(card: PageCard, shape: CardShape, siteName: string): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, shape, siteName, card]))
    .digest('hex')
    .slice(0, 16);
}

/**
 * Path of a page's picture. It holds the hash of what is drawn, so that whoever has it may keep it for ever.
 * @param path the page's own; its query is left out
 */
export function cardPath(path: string, card: PageCard, siteName: string, shape: CardShape = 'card'): string {
  const [page = '/'] = path.split('?', 1);
  return `${folders[shape]}${page.replace(/^\//, '')}.${cardHash(card, shape, siteName)}.png`;
}

/**
 * Takes the end of a picture's address apart.
 * @param rest what follows the folder, decoded
 * @returns the page's path, encoded, and the hash, '' where there is none; null for an address that can't be one
 */
export function readCardPath(rest: string): { page: string; hash: string } | null {
  const [, page, hash = ''] = /^(.+?)(?:\.([0-9a-f]{16}))?\.png$/s.exec(rest) ?? [];
  return page === undefined || !page.isWellFormed() ? null : { page: encodeURI(`/${page}`), hash };
}
