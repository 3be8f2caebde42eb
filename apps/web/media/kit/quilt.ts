import { type BlockPattern, blocks, type QuiltName } from '../../../../packages/ui/src/QuiltBlock/blocks.ts';
import { colors } from './colors.ts';
import { fill, path, rect, stitch } from './shapes.ts';
import { n, type Point, type Print, type Sheet } from './sheet.ts';

/** Cloths of a block: ground, main, second, spark, soft. */
export type BlockCloths = readonly [string, string, string, string, string];

/** Cloths that go together. */
export const blockCloths = {
  indigo: [colors.cotton, colors.indigo, colors.madder, colors.lamp, colors.sky],
  madder: [colors.linen, colors.madder, colors.ink, colors.wheat, colors.coral],
  pine: [colors.linen, colors.pine, colors.clay, colors.lamp, colors.sage],
  night: [colors.ink, colors.sky, colors.coral, colors.lamp, colors.indigo],
  plum: [colors.linen, colors.plum, colors.rose, colors.lamp, colors.periwinkle],
} as const satisfies Record<string, BlockCloths>;

const prints: readonly Print[] = ['plain', 'dots', 'plain', 'ticks', 'plain', 'sprigs'];

/** A quilt block, as the site draws it, of printed cloth. @param size its side @param printed whether cloths carry prints */
export function quiltBlock(
  sheet: Sheet,
  name: QuiltName,
  x: number,
  y: number,
  size: number,
  cloths: BlockCloths,
  printed = size > 60,
): string {
  const { grid, patches }: BlockPattern = blocks[name];
  const cell = size / grid;
  const strays = new Map<string, Point>();
  const place = (column: number, row: number): Point => {
    const key = `${column.toFixed(2)} ${row.toFixed(2)}`;
    const stray = column <= 0 || row <= 0 || column >= grid || row >= grid ? 0 : size * 0.009;
    const known = strays.get(key) ?? [
      x + column * cell + sheet.random.between(-stray, stray),
      y + row * cell + sheet.random.between(-stray, stray),
    ];
    strays.set(key, known);
    return known as Point;
  };
  const turn = Math.floor(sheet.random.between(0, 6));
  const paints = cloths.map((color, index) =>
    printed ? sheet.cloth(color, prints[(index + turn) % prints.length], Math.max(0.35, size / 420)) : color,
  );
  const pieces = patches.map(({ cloth, corners }) => {
    const points: Point[] = [];
    for (let index = 0; index < corners.length; index += 2)
      points.push(place(corners[index] ?? 0, corners[index + 1] ?? 0));
    return fill(path(points), paints[cloth] ?? '');
  });
  // A hair of overlap hides the light between pieces.
  return `<g stroke-linejoin="round">${rect(x, y, size, size, paints[0] ?? '')}${pieces.join('')}</g>`;
}

/** How a quilt is laid out. */
export interface QuiltPlan {
  x: number;
  y: number;
  columns: number;
  rows: number;
  block: number;
  sashing: number;
  names: readonly QuiltName[];
  cloths: readonly BlockCloths[];
  sashingColor: string;
  bindingColor: string;
}

/** A quilt of blocks with sashing, corner stones, binding and quilting stitches. */
export function quilt(sheet: Sheet, plan: QuiltPlan): string {
  const { x, y, columns, rows, block, sashing, names, cloths, sashingColor, bindingColor } = plan;
  const step = block + sashing;
  const [width, height] = [columns * step + sashing, rows * step + sashing];
  const edge = sashing * 0.45;
  let out = rect(x - edge, y - edge, width + edge * 2, height + edge * 2, bindingColor);
  out += rect(x, y, width, height, sheet.cloth(sashingColor, 'dots', Math.max(0.35, block / 260)));
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1)
      out += rect(x + column * step, y + row * step, sashing, sashing, bindingColor);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [bx, by] = [x + sashing + column * step, y + sashing + row * step];
      const name = names[(row * columns + column) % names.length] ?? 'nine-patch';
      const cloth = cloths[(row + column * 2) % cloths.length] ?? blockCloths.indigo;
      out += quiltBlock(sheet, name, bx, by, block, cloth);
      out += stitch(
        `M${n(bx + block * 0.06)} ${n(by + block * 0.06)}h${n(block * 0.88)}v${n(block * 0.88)}h${n(-block * 0.88)}Z`,
        colors.cotton,
        0.5,
        Math.max(0.8, block / 90),
      );
    }
  }
  return out;
}
