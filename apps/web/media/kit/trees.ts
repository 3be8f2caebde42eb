import { colors, darker, lighter, mix } from './colors.ts';
import { heightAt } from './land.ts';
import { cut, fill, path, poly, stitch } from './shapes.ts';
import type { Point, Sheet } from './sheet.ts';

/** A pine of the Pine Tree block: tiers with a lit and a shaded half. @param y of its foot @param light side the light comes from */
export function pine(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  color: string,
  light: -1 | 1 = 1,
  lit = 0.12,
): string {
  const { random } = sheet;
  const tiers = height > 160 ? 5 : 4;
  const trunk = height * 0.13;
  const span = height - trunk;
  const half = height * 0.014;
  let out = poly(
    [
      [x - half, y - trunk - 6],
      [x + half, y - trunk - 6],
      [x + half * 1.5, y],
      [x - half * 1.5, y],
    ],
    mix(colors.walnut, color, 0.35),
  );
  for (let tier = tiers - 1; tier >= 0; tier -= 1) {
    const foot = y - height + ((tier + 1.2) * span) / (tiers + 0.2);
    const head = y - height + tier * span * 0.8 * (1 / tiers);
    const wide = height * (0.055 + ((tier + 1) / tiers) * 0.15) * random.between(0.93, 1.07);
    const [left, right] = [-1, 1].map((side) => (side === light ? lighter(color, lit) : darker(color, 0.22))) as [
      string,
      string,
    ];
    const sag = height * 0.022;
    const tip: Point = [x + random.between(-1, 1), head];
    out += poly([tip, [x, foot - sag * 0.2], [x - wide, foot + sag]], left);
    out += poly([tip, [x + wide, foot + sag], [x, foot - sag * 0.2]], right);
    if (height > 150 && tier > 0)
      out += stitch(
        path(
          [
            [x - wide * 0.7, foot - sag * 0.4],
            [x, foot - sag * 1.4],
            [x + wide * 0.7, foot - sag * 0.4],
          ],
          true,
        ),
        lighter(color, 0.4),
        0.32,
        1.4,
      );
  }
  return out;
}

/** A row of pines along a ridge. */
export function pines(
  sheet: Sheet,
  top: readonly Point[],
  count: number,
  heights: readonly [number, number],
  color: string,
  light: -1 | 1 = 1,
  lit = 0.1,
): string {
  const { random, width } = sheet;
  const trees = Array.from({ length: count }, (_, index) => ({
    x: ((index + random.between(0.1, 0.9)) * (width + 80)) / count - 40,
    height: random.between(...heights),
  }));
  return trees
    .toSorted((a, b) => a.height - b.height)
    .map(({ x, height }) => pine(sheet, x, heightAt(top, x) + 10, height, color, light, lit))
    .join('');
}

/** A longleaf pine: a bare pieced trunk, and needles in bursts at the top. @param light side the light comes from */
export function longleaf(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  look: { bark: string; needles: string; light?: -1 | 1; lean?: number; crown?: number },
): string {
  const { random } = sheet;
  const { bark, needles, light = 1, lean = 0, crown = 1 } = look;
  const base = height * 0.024;
  const top: Point = [x + lean, y - height * 0.86];
  const at = (share: number): Point => [x + lean * share ** 1.3, y - height * 0.86 * share];
  const radius = (share: number) => base * (1 - share * 0.62);
  let out = '';
  const pieces = Math.max(7, Math.round(height / 42));
  for (let piece = 0; piece < pieces; piece += 1) {
    const [from, to] = [piece / pieces, (piece + 1.05) / pieces];
    const [a, b] = [at(from), at(to)];
    const [ra, rb] = [radius(from), radius(to)];
    const slant = random.between(-4, 4);
    const tone = mix(bark, darker(bark, 0.25), random.next());
    out += poly(
      [
        [a[0] - ra, a[1] + slant],
        [b[0] - rb, b[1] + slant],
        [b[0], b[1]],
        [a[0], a[1]],
      ],
      light < 0 ? lighter(tone, 0.16) : darker(tone, 0.18),
    );
    out += poly(
      [
        [a[0], a[1]],
        [b[0], b[1]],
        [b[0] + rb, b[1] - slant],
        [a[0] + ra, a[1] - slant],
      ],
      light > 0 ? lighter(tone, 0.16) : darker(tone, 0.18),
    );
  }
  const bursts: [number, number, number][] = [
    [0, -0.02, 1.1],
    [-0.13, 0.045, 0.9],
    [0.13, 0.03, 0.92],
    [-0.07, -0.075, 0.85],
    [0.075, -0.09, 0.85],
    [-0.17, 0.12, 0.68],
    [0.16, 0.13, 0.66],
    [0.02, 0.09, 0.75],
  ];
  for (const [dx, dy] of bursts) {
    const center: Point = [top[0] + dx * height * crown + random.between(-4, 4), top[1] + dy * height * crown];
    out += fill(
      path([
        [top[0], top[1] + height * 0.12],
        [center[0], center[1] + 3],
        [center[0] + 4, center[1] - 2],
        [top[0] + 5, top[1] + height * 0.11],
      ]),
      darker(bark, 0.2),
    );
  }
  for (const [dx, dy, size] of bursts)
    out += needleBurst(
      sheet,
      top[0] + dx * height * crown,
      top[1] + dy * height * crown,
      height * 0.085 * size * crown,
      needles,
      light,
    );
  return out;
}

function needleBurst(sheet: Sheet, x: number, y: number, radius: number, color: string, light: -1 | 1): string {
  const { random } = sheet;
  let out = '';
  const spikes = 13;
  for (let spike = 0; spike < spikes; spike += 1) {
    const angle = (spike / spikes) * Math.PI * 2 + random.between(-0.14, 0.14);
    const reach = radius * random.between(0.82, 1.2) * (Math.sin(angle) > 0.4 ? 0.78 : 1);
    const lit = (Math.cos(angle) * light - Math.sin(angle) + 1) / 3;
    const tone = mix(darker(color, 0.3), lighter(color, 0.16), Math.max(0, Math.min(1, lit)));
    const spread = 0.24;
    out += poly(
      [
        [x, y],
        [x + Math.cos(angle - spread) * reach * 0.62, y + Math.sin(angle - spread) * reach * 0.62],
        [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach],
        [x + Math.cos(angle + spread) * reach * 0.62, y + Math.sin(angle + spread) * reach * 0.62],
      ],
      tone,
    );
  }
  return out;
}

/** A broad tree, its crown pieced of many-cornered leaves of cloth. @param light side the light comes from */
export function oak(sheet: Sheet, x: number, y: number, height: number, color: string, light: -1 | 1 = 1): string {
  const { random } = sheet;
  const bark = mix(colors.walnut, color, 0.12);
  const fork: Point = [x, y - height * 0.34];
  const limb = (to: Point, width: number) =>
    poly(
      [
        [fork[0] - width, fork[1] + height * 0.08],
        [to[0] - 3, to[1]],
        [to[0] + 3, to[1]],
        [fork[0] + width, fork[1] + height * 0.06],
      ],
      bark,
    );
  let out = poly(
    [
      [x - height * 0.05, y],
      [x - height * 0.035, fork[1]],
      [x + height * 0.035, fork[1]],
      [x + height * 0.055, y],
    ],
    bark,
  );
  out +=
    limb([x - height * 0.28, y - height * 0.62], height * 0.03) +
    limb([x + height * 0.27, y - height * 0.6], height * 0.03) +
    limb([x, y - height * 0.75], height * 0.03);
  const clumps: [number, number, number][] = [
    [-0.34, -0.52, 0.17],
    [0.34, -0.5, 0.17],
    [-0.2, -0.6, 0.19],
    [0.2, -0.6, 0.2],
    [0, -0.58, 0.2],
    [-0.27, -0.74, 0.17],
    [0.26, -0.74, 0.17],
    [-0.1, -0.78, 0.19],
    [0.11, -0.8, 0.18],
    [0, -0.9, 0.14],
  ];
  for (const [dx, dy, r] of clumps) {
    const center: Point = [x + dx * height, y + dy * height];
    const sides = 7;
    const points = Array.from({ length: sides }, (_, index): Point => {
      const angle = (index / sides) * Math.PI * 2 + random.between(-0.2, 0.2);
      const reach = r * height * random.between(0.85, 1.12);
      return [center[0] + Math.cos(angle) * reach, center[1] + Math.sin(angle) * reach * 0.86];
    });
    const lit = Math.max(0, Math.min(1, 0.5 + dx * light * 1.1 - (dy + 0.68) * 1.2));
    const tone = mix(darker(color, 0.32), lighter(color, 0.16), lit);
    out += fill(cut(random, points, 3), random.next() < 0.4 ? sheet.cloth(tone, 'ticks', height / 480) : tone);
    out += stitch(
      path(points.map(([px, py]): Point => [center[0] + (px - center[0]) * 0.76, center[1] + (py - center[1]) * 0.76])),
      lighter(tone, 0.4),
      0.3,
      1.4,
    );
  }
  return out;
}
