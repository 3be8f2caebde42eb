import pixelmatch from 'pixelmatch';

/** How far two pictures may differ. */
export interface TileTolerance {
  /** Edge of a tile in px. @default 16 */
  tilePx?: number;
  /** Color distance, 0 to 1, up to which a pixel counts as the same. @default 0.03 */
  threshold?: number;
  /** The share of a tile's pixels that may differ. @default 0.08 */
  allowedTileRatio?: number;
}

interface Picture {
  metadata: { width: number; height: number };
  data: Uint8Array | Uint8ClampedArray;
}

/** How many pixels of each tile differ; pixels that only smooth an edge are not counted. */
function mismatchesByTile(mask: Uint8Array, width: number, tilePx: number): Map<string, number> {
  const tiles = new Map<string, number>();
  for (let offset = 3; offset < mask.length; offset += 4) {
    if (mask[offset] === 0) continue;
    const pixel = (offset - 3) / 4;
    const tile = `${Math.floor((pixel % width) / tilePx) * tilePx},${Math.floor(pixel / width / tilePx) * tilePx}`;
    tiles.set(tile, (tiles.get(tile) ?? 0) + 1);
  }
  return tiles;
}

/**
 * Compares two screenshots tile by tile. A limit for the whole picture lets a small button on a tall sheet change
 * unseen, and refuses another build of Chromium that smooths letters a little differently all over; a limit for each
 * tile does neither: real changes are dense where they are, noise is thin everywhere.
 */
export function compareTiles(
  reference: Picture,
  actual: Picture,
  { createDiff, tilePx = 16, threshold = 0.03, allowedTileRatio = 0.08 }: TileTolerance & { createDiff: boolean },
): { pass: boolean; diff: Uint8Array | null; message: string | null } {
  const { width, height } = reference.metadata;
  if (width !== actual.metadata.width || height !== actual.metadata.height) {
    const { width: actualWidth, height: actualHeight } = actual.metadata;
    return {
      pass: false,
      diff: null,
      message: `The picture was ${width}×${height} px and is ${actualWidth}×${actualHeight} px.`,
    };
  }
  const mask = new Uint8Array(reference.data.length);
  if (pixelmatch(reference.data, actual.data, mask, width, height, { threshold, diffMask: true }) === 0) {
    return { pass: true, diff: null, message: null };
  }
  const limit = tilePx * tilePx * allowedTileRatio;
  const changed = [...mismatchesByTile(mask, width, tilePx)].filter(([, count]) => count > limit);
  if (changed.length === 0) return { pass: true, diff: null, message: null };
  const diff = createDiff ? new Uint8Array(reference.data.length) : null;
  if (diff) pixelmatch(reference.data, actual.data, diff, width, height, { threshold });
  const positions = changed.slice(0, 8).map(([tile]) => tile);
  return {
    pass: false,
    diff,
    message: `${changed.length} tiles of ${tilePx} px differ in more than ${limit} pixels, at ${positions.join(' · ')} px.`,
  };
}
