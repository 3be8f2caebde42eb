import { type BlockPattern, blocks, type QuiltName, quiltNames } from './blocks.ts';
import { palettes } from './fabrics.ts';
import { seededRandom } from './seed.ts';

/** A block as SVG paths on a square of 100. */
export interface DrawnBlock {
  name: QuiltName;
  /** Color of the ground. */
  ground: string;
  /** One path for each cloth, in drawing order; a faded one has a color with alpha. */
  cloths: { color: string; d: string }[];
  /** Whether copies may be turned. */
  turns: boolean;
}

/** How far a corner may stray from the grid, out of 100: sewn by hand, not cut by a machine. */
const strayMax = 0.9;
/** Share of patches cut from a faded piece of the same cloth. */
const fadedShare = 0.3;

/**
 * Draws a block from a seed: same seed, same block, same colors, same small irregularities.
 * @param seed any text, such as a slug
 * @param name the block; chosen by the seed when not given
 */
export function drawBlock(seed: string, name?: QuiltName): DrawnBlock {
  const random = seededRandom(seed);
  const chosen = quiltNames[Math.floor(random() * quiltNames.length)] ?? 'nine-patch';
  const palette = palettes[Math.floor(random() * palettes.length)] ?? palettes[0];
  const blockName = name ?? chosen;
  const pattern: BlockPattern = blocks[blockName];

  const strays = new Map<string, number>();
  const place = (value: number, key: string) => {
    const at = (value * 100) / pattern.grid;
    if (at <= 0 || at >= 100) return Math.round(at);
    // Patches that share a corner stray together, so that no gap opens between them.
    const stray = strays.get(key) ?? (random() * 2 - 1) * strayMax;
    strays.set(key, stray);
    // Whole numbers: a page full of blocks is a fifth of a kilobyte shorter.
    return Math.round(at + stray);
  };

  const paths = new Map<string, string>();
  for (const { cloth, corners } of pattern.patches) {
    const key = `${cloth}${cloth !== 3 && random() < fadedShare ? 'faded' : ''}`;
    let d = '';
    for (let index = 0; index < corners.length; index += 2) {
      const [x = 0, y = 0] = corners.slice(index, index + 2);
      const corner = `${x.toFixed(2)},${y.toFixed(2)}`;
      // Points after the first are lines without being named so.
      d += `${index === 0 ? 'M' : ' '}${place(x, `x${corner}`)} ${place(y, `y${corner}`)}`;
    }
    paths.set(key, `${paths.get(key) ?? ''}${d}Z`);
  }
  return {
    name: blockName,
    ground: palette?.[0] ?? '',
    cloths: [...paths].map(([key, d]) => ({
      // Faded by the color's own alpha: an attribute for it would be the longer way.
      color: `${palette?.[Number.parseInt(key, 10)] ?? ''}${key.endsWith('faded') ? 'D1' : ''}`,
      d,
    })),
    turns: !pattern.upright,
  };
}
