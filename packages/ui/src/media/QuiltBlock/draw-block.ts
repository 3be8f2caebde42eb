import { type BlockPattern, blocks, type QuiltName, quiltNames } from './blocks.ts';
import { palettes } from './fabrics.ts';
import { seededRandom } from './seed.ts';

/** A drawn block as SVG paths in a 100 × 100 square. */
export interface DrawnBlock {
  name: QuiltName;
  /** Fill color of the background. */
  ground: string;
  /** One path per cloth, in drawing order; a faded one has a color with alpha. */
  cloths: { color: string; d: string }[];
  /** Whether copies may be rotated. */
  turns: boolean;
}

/** Largest offset of a corner from the grid, out of 100, for a hand-sewn look. */
const maxOffset = 0.9;
/** Share of patches in a faded shade of their cloth. */
const fadedShare = 0.3;

/**
 * Draws a block from a seed: the same seed gives the same block, colors and irregularities.
 * @param seed any text, such as a slug
 * @param name the block; chosen by the seed if omitted
 */
export function drawBlock(seed: string, name?: QuiltName): DrawnBlock {
  const random = seededRandom(seed);
  const randomName = quiltNames[Math.floor(random() * quiltNames.length)] ?? 'nine-patch';
  const palette = palettes[Math.floor(random() * palettes.length)] ?? palettes[0];
  const blockName = name ?? randomName;
  const pattern: BlockPattern = blocks[blockName];

  const offsets = new Map<string, number>();
  const placeCorner = (value: number, key: string) => {
    const position = (value * 100) / pattern.grid;
    if (position <= 0 || position >= 100) return Math.round(position);
    // Patches that share a corner share its offset, so that no gap opens between them.
    const offset = offsets.get(key) ?? (random() * 2 - 1) * maxOffset;
    offsets.set(key, offset);
    // Rounded: saves about 0.2 kB on a page full of blocks.
    return Math.round(position + offset);
  };

  const paths = new Map<string, string>();
  for (const { cloth, corners } of pattern.patches) {
    const key = `${cloth}${cloth !== 3 && random() < fadedShare ? 'faded' : ''}`;
    let d = '';
    for (let index = 0; index < corners.length; index += 2) {
      const [x = 0, y = 0] = corners.slice(index, index + 2);
      const corner = `${x.toFixed(2)},${y.toFixed(2)}`;
      // In an SVG path, points after the first are lines without an L command.
      d += `${index === 0 ? 'M' : ' '}${placeCorner(x, `x${corner}`)} ${placeCorner(y, `y${corner}`)}`;
    }
    paths.set(key, `${paths.get(key) ?? ''}${d}Z`);
  }
  return {
    name: blockName,
    ground: palette?.[0] ?? '',
    cloths: [...paths].map(([key, d]) => ({
      // Faded by the color's alpha: shorter than an opacity attribute.
      color: `${palette?.[Number.parseInt(key, 10)] ?? ''}${key.endsWith('faded') ? 'D1' : ''}`,
      d,
    })),
    turns: !pattern.upright,
  };
}
