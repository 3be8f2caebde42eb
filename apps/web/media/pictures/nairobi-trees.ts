import { darker, lighter, mix } from '../kit/colors.ts';
import { fill, poly, rect, round, smooth, stitch } from '../kit/shapes.ts';
import type { Point, Sheet } from '../kit/sheet.ts';

/** A round street tree. @param y of its foot */
export function canopy(x: number, y: number, size: number, color: string): string {
  let out = rect(x - 3, y - size * 0.5, 6, size * 0.5, '#4A3030');
  for (const [dx, dy, r] of [
    [-0.32, -0.6, 0.34],
    [0.3, -0.58, 0.34],
    [0, -0.82, 0.38],
    [0, -0.55, 0.36],
  ] as const)
    out += fill(
      round(x + dx * size, y + dy * size, r * size, r * size * 0.82),
      mix(darker(color, 0.2), lighter(color, 0.2), 0.5 + dx),
    );
  return out;
}

/** An acacia: a flat crown in layers over forked limbs, the light behind it. */
export function acacia(sheet: Sheet, x: number, y: number, height: number): string {
  const h = height;
  const bark = '#3A2430';
  const limb = (to: Point, from: Point, w: number) =>
    poly(
      [
        [from[0] - w, from[1]],
        [to[0] - w * 0.35, to[1]],
        [to[0] + w * 0.35, to[1]],
        [from[0] + w, from[1]],
      ],
      bark,
    );
  const fork: Point = [x + h * 0.02, y - h * 0.42];
  let out = poly(
    [
      [x - h * 0.035, y],
      [fork[0] - h * 0.022, fork[1]],
      [fork[0] + h * 0.022, fork[1]],
      [x + h * 0.04, y],
    ],
    bark,
  );
  for (const [dx, dy] of [
    [-0.42, -0.74],
    [-0.2, -0.8],
    [0.06, -0.86],
    [0.27, -0.8],
    [0.46, -0.76],
  ] as const)
    out += limb([x + dx * h, y + dy * h], fork, h * 0.018);
  const layers: [number, number, number, number, string][] = [
    [-0.36, -0.72, 0.3, 0.085, '#2F4A3A'],
    [0.38, -0.73, 0.3, 0.085, '#38573C'],
    [-0.12, -0.8, 0.38, 0.1, '#3E6340'],
    [0.22, -0.83, 0.36, 0.1, '#4B7244'],
    [0.02, -0.91, 0.34, 0.09, '#5C844A'],
  ];
  for (const [dx, dy, w, t, color] of layers) {
    const [cx, cy] = [x + dx * h, y + dy * h];
    const top = Array.from(
      { length: 9 },
      (_, index): Point => [
        cx - w * h + (index / 8) * w * h * 2,
        cy - Math.sin((index / 8) * Math.PI) * t * h * sheet.random.between(0.8, 1.1) - (index % 2) * t * h * 0.16,
      ],
    );
    const under = Array.from(
      { length: 7 },
      (_, index): Point => [
        cx + w * h * 0.9 - (index / 6) * w * h * 1.8,
        cy + Math.sin((index / 6) * Math.PI) * t * h * 0.34,
      ],
    );
    const outline = smooth([...top, ...under], true);
    out +=
      fill(outline, h > 200 ? sheet.cloth(color, 'ticks', 0.7) : color) +
      stitch(smooth(top.map(([px, py]): Point => [px, py + t * h * 0.26])), '#C9CF8A', 0.45, h > 200 ? 1.8 : 1);
  }
  return out;
}
