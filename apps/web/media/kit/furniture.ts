import { colors, darker, lighter, mix } from './colors.ts';
import { fill, path, poly, rect, stroke } from './shapes.ts';
import { n, type Point, type Sheet } from './sheet.ts';

/** A lantern, lit. @param y of the hook it hangs from @param size its height */
export function lantern(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  look: { chain?: number; metal?: string; glow?: number } = {},
): string {
  const { chain = size * 0.4, metal = colors.night, glow = 0.9 } = look;
  const top = y + chain;
  const w = size * 0.24;
  const glass: Point[] = [
    [x - w, top + size * 0.3],
    [x + w, top + size * 0.3],
    [x + w * 0.78, top + size * 0.86],
    [x - w * 0.78, top + size * 0.86],
  ];
  let out =
    sheet.glow(x, top + size * 0.58, size * 4.2, colors.lamp, glow * 0.55) +
    sheet.glow(x, top + size * 0.58, size * 1.7, '#FFDC8A', glow * 0.8);
  out += stroke(`M${n(x)} ${n(y)}V${n(top + size * 0.1)}`, metal, Math.max(2, size * 0.03));
  out += poly(
    glass,
    sheet.fade([
      [0, '#FFE9B4'],
      [0.5, '#FFF6DC'],
      [1, colors.lamp],
    ]),
  );
  out += poly(
    [
      [x - w * 1.25, top + size * 0.31],
      [x, top + size * 0.06],
      [x + w * 1.25, top + size * 0.31],
    ],
    metal,
  );
  out +=
    rect(x - w * 0.9, top + size * 0.85, w * 1.8, size * 0.09, metal) +
    stroke(
      path([glass[0] as Point, glass[3] as Point], true) +
        path([glass[1] as Point, glass[2] as Point], true) +
        `M${n(x)} ${n(top + size * 0.3)}V${n(top + size * 0.86)}`,
      metal,
      Math.max(1.6, size * 0.03),
    );
  return out + sheet.glow(x, top + size * 0.58, size * 0.75, '#FFF3D0', 0.85);
}

/** A rocking chair seen from the front or the back. @param y of the floor */
export function rockingChair(x: number, y: number, height: number, color: string, lean = 0): string {
  const h = height;
  const at = (dx: number, dy: number): Point => [x + dx * h + lean * dy * h, y - dy * h];
  const bar = (from: Point, to: Point, w: number, tone = color) =>
    stroke(path([at(...from), at(...to)], true), tone, w * h);
  const dark = darker(color, 0.35);
  let out = stroke(
    `M${at(-0.36, 0.03).map(n).join(' ')}Q${at(-0.3, -0.035).map(n).join(' ')} ${at(-0.2, 0.0).map(n).join(' ')}M${at(0.36, 0.03).map(n).join(' ')}Q${at(0.3, -0.035).map(n).join(' ')} ${at(0.2, 0).map(n).join(' ')}`,
    dark,
    0.03 * h,
  );
  out += bar([-0.26, 0], [-0.27, 0.56], 0.04, dark) + bar([0.26, 0], [0.27, 0.56], 0.04, dark);
  out += poly([at(-0.29, 0.36), at(0.29, 0.36), at(0.32, 0.28), at(-0.32, 0.28)], lighter(color, 0.1));
  out += bar([-0.24, 0.3], [-0.25, 1], 0.042) + bar([0.24, 0.3], [0.25, 1], 0.042);
  for (let slat = -2; slat <= 2; slat += 1)
    out += bar([slat * 0.085, 0.38], [slat * 0.088, 0.88], 0.045, slat % 2 ? lighter(color, 0.12) : color);
  out +=
    bar([-0.25, 0.9], [0.25, 0.9], 0.085, lighter(color, 0.12)) +
    bar([-0.25, 0.4], [0.25, 0.4], 0.05, lighter(color, 0.05));
  return (
    out +
    bar([-0.34, 0.56], [-0.25, 0.57], 0.05, lighter(color, 0.15)) +
    bar([0.34, 0.56], [0.25, 0.57], 0.05, lighter(color, 0.15))
  );
}

/** Leaves of a fern in a hanging basket. */
export function fern(sheet: Sheet, x: number, y: number, size: number, color: string): string {
  const { random } = sheet;
  let out = stroke(
    `M${n(x)} ${n(y - size * 1.1)}L${n(x - size * 0.3)} ${n(y)}M${n(x)} ${n(y - size * 1.1)}L${n(x + size * 0.3)} ${n(y)}`,
    colors.walnut,
    2,
  );
  out += poly(
    [
      [x - size * 0.34, y - 2],
      [x + size * 0.34, y - 2],
      [x + size * 0.22, y + size * 0.3],
      [x - size * 0.22, y + size * 0.3],
    ],
    colors.clay,
  );
  for (let frond = 0; frond < 15; frond += 1) {
    const side = frond / 14 - 0.5;
    const reach = size * random.between(0.65, 0.95);
    const [tipX, tipY] = [
      x + side * 2 * reach,
      y + size * (0.55 - Math.abs(0.5 - Math.abs(side)) * 0.75) * random.between(0.8, 1.2),
    ];
    out += fill(
      `M${n(x + side * size * 0.4)} ${n(y + 2)}Q${n(x + side * reach * 1.7)} ${n(y - size * 0.35)} ${n(tipX)} ${n(tipY)}Q${n(x + side * reach * 1.1)} ${n(y - size * 0.1)} ${n(x + side * size * 0.4)} ${n(y + 2)}Z`,
      mix(darker(color, 0.25), lighter(color, 0.2), random.next()),
    );
  }
  return out;
}
