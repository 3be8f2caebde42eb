import { type BlockName, blocks } from './blocks.ts';
import { type Canvas, type Point, type Print, polygon } from './canvas.ts';

/** Cloths of a block: the ground and up to three others. */
export type BlockCloths = readonly [ground: string, first: string, second: string, third: string];

const prints: readonly Print[] = ['plain', 'dots', 'sprigs', 'ticks', 'plain', 'checks'];

/**
 * A quilt block as SVG. Corners stray a little, as they do by hand; pieces that meet stray together.
 * @param size side in pixels
 * @param printed whether its cloths carry prints
 */
export function quiltBlock(
  canvas: Canvas,
  name: BlockName,
  x: number,
  y: number,
  size: number,
  cloths: BlockCloths,
  printed = size > 70,
): string {
  const { random } = canvas;
  const { grid, pieces } = blocks[name];
  const cell = size / grid;
  const strayed = new Map<string, Point>();
  const place = ([column, row]: Point): Point => {
    const key = `${column},${row}`;
    const known = strayed.get(key);
    if (known) return known;
    const onEdge = column <= 0 || row <= 0 || column >= grid || row >= grid;
    const stray = onEdge ? 0 : cell * 0.035;
    const point: Point = [
      x + column * cell + random.between(-stray, stray),
      y + row * cell + random.between(-stray, stray),
    ];
    strayed.set(key, point);
    return point;
  };
  const offset = random.whole(0, 5);
  const paints = cloths.map((color, index) =>
    printed ? canvas.cloth(color, prints[(index + offset) % prints.length], Math.max(0.5, size / 420)) : color,
  );
  const ground = `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${paints[0]}"/>`;
  return (
    ground +
    pieces.map(([cloth, ...corners]) => `<path d="${polygon(corners.map(place))}" fill="${paints[cloth]}"/>`).join('')
  );
}

/** A quilt: blocks side by side, each framed by sashing, with a binding around. */
export function quilt(
  canvas: Canvas,
  area: { x: number; y: number; columns: number; rows: number; blockPx: number; sashingPx: number },
  names: readonly BlockName[],
  cloths: readonly BlockCloths[],
  sashing: string,
): string {
  const { x, y, columns, rows, blockPx, sashingPx } = area;
  const step = blockPx + sashingPx;
  const width = columns * step + sashingPx;
  const height = rows * step + sashingPx;
  let body = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${canvas.cloth(sashing, 'dots', 0.6)}"/>`;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const name = names[(row + column) % names.length] ?? 'nine patch';
      const cloth = cloths[(row * 3 + column) % cloths.length] as BlockCloths;
      body += quiltBlock(canvas, name, x + sashingPx + column * step, y + sashingPx + row * step, blockPx, cloth);
    }
  }
  return body;
}
