import { type Canvas, type Point, patch, polygon, round, stitches } from './canvas.ts';
import { colors, darker, lighter, mix } from './colors.ts';
import { heightAt } from './land.ts';

/** A pine of stacked triangles, like the quilt block. @param y of its foot */
export function pine(canvas: Canvas, x: number, y: number, height: number, color: string): string {
  const { random } = canvas;
  const tiers = height > 150 ? 5 : 4;
  const trunk = height * 0.16;
  let body = patch(
    polygon([
      [x - height * 0.03, y - trunk - 8],
      [x + height * 0.03, y - trunk - 8],
      [x + height * 0.038, y],
      [x - height * 0.038, y],
    ]),
    colors.bark,
    undefined,
    2,
  );
  const span = height - trunk;
  for (let tier = tiers - 1; tier >= 0; tier -= 1) {
    const foot = y - trunk - span + ((tier + 1.25) * span) / (tiers + 0.25);
    const head = y - trunk - span + (tier * span * 0.86) / tiers;
    const half = height * (0.07 + (tier + 1) * (0.15 / tiers)) * random.between(0.92, 1.08);
    const shade = mix(color, tier % 2 ? darker(color, 0.25) : lighter(color, 0.08), 0.8);
    const triangle = polygon([
      [x, head],
      [x + half, foot],
      [x - half, foot],
    ]);
    body += patch(triangle, canvas.cloth(shade, height > 190 && tier % 2 ? 'ticks' : 'plain', 0.7), undefined, 3);
    if (height > 130)
      body += stitches(
        polygon(
          [
            [x - half * 0.72, foot - 5],
            [x + half * 0.72, foot - 5],
          ],
          true,
        ),
        colors.mint,
        0.45,
      );
  }
  return body;
}

/** A row of pines along a ridge. */
export function pineRow(
  canvas: Canvas,
  top: readonly Point[],
  count: number,
  heights: readonly [number, number],
  color: string,
): string {
  const { random, width } = canvas;
  const trees = Array.from({ length: count }, (_, index) => {
    const x = ((index + random.between(0.15, 0.85)) * width) / count;
    return { x, height: random.between(...heights) };
  });
  return trees.map(({ x, height }) => pine(canvas, x, heightAt(top, x) + 12, height, color)).join('');
}

/** A broad tree: pecan, oak or peach. */
export function broadTree(canvas: Canvas, x: number, y: number, height: number, color: string, fruit?: string): string {
  const { random } = canvas;
  const crown = height * 0.38;
  let body = patch(
    polygon([
      [x - height * 0.04, y - height * 0.5],
      [x + height * 0.04, y - height * 0.5],
      [x + height * 0.07, y],
      [x - height * 0.07, y],
    ]),
    colors.bark,
    undefined,
    3,
  );
  const puffs: [number, number, number][] = [
    [-0.55, -0.15, 0.62],
    [0.55, -0.12, 0.6],
    [0, -0.5, 0.72],
    [0, 0.05, 0.7],
  ];
  puffs.forEach(([dx, dy, r], index) => {
    const center: Point = [x + dx * crown, y - height * 0.62 + dy * crown];
    const shade = index % 2 ? color : darker(color, 0.14);
    body += patch(
      round(center[0], center[1], r * crown, r * crown * 0.9),
      canvas.cloth(shade, index === 2 ? 'sprigs' : 'plain', height / 260),
      undefined,
      3,
    );
    body += stitches(round(center[0], center[1], r * crown * 0.8, r * crown * 0.7), lighter(color, 0.35), 0.45);
  });
  if (fruit) {
    for (let index = 0; index < 9; index += 1) {
      const [dx, dy] = [random.between(-0.8, 0.8), random.between(-0.75, 0.35)];
      body += patch(round(x + dx * crown, y - height * 0.62 + dy * crown, height * 0.026), fruit, undefined, 2);
    }
  }
  return body;
}

/** An acacia: a flat crown in layers over a forked trunk. */
export function acacia(canvas: Canvas, x: number, y: number, height: number, color: string): string {
  const top = y - height;
  const trunk = `M${x - 6} ${y}Q${x - 2} ${y - height * 0.4} ${x - height * 0.3} ${top + height * 0.22}L${x - height * 0.26} ${top + height * 0.2}Q${x} ${y - height * 0.5} ${x + 2} ${y - height * 0.42}Q${x + 8} ${y - height * 0.55} ${x + height * 0.28} ${top + height * 0.16}L${x + height * 0.32} ${top + height * 0.18}Q${x + 14} ${y - height * 0.4} ${x + 8} ${y}Z`;
  const layer = (dx: number, dy: number, w: number, h: number, shade: string) =>
    patch(
      `M${x + dx - w} ${top + dy}Q${x + dx - w * 0.6} ${top + dy - h} ${x + dx} ${top + dy - h}Q${x + dx + w * 0.6} ${top + dy - h} ${x + dx + w} ${top + dy}Q${x + dx} ${top + dy + h * 0.3} ${x + dx - w} ${top + dy}Z`,
      canvas.cloth(shade, 'ticks', 0.7),
      colors.sage,
      3,
    );
  return (
    patch(trunk, colors.walnut, undefined, 3) +
    layer(-height * 0.18, height * 0.24, height * 0.42, height * 0.15, darker(color, 0.2)) +
    layer(height * 0.2, height * 0.19, height * 0.44, height * 0.15, color) +
    layer(0, height * 0.08, height * 0.5, height * 0.16, lighter(color, 0.06))
  );
}

/** Rows of a field that run to a point on the horizon, with plants on them. */
export function cropRows(canvas: Canvas, horizon: number, soil: string, plant: string): string {
  const { random, width, height } = canvas;
  const vanish: Point = [random.between(380, 820), horizon - 30];
  let body = `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${canvas.cloth(soil, 'plain')}"/>`;
  for (let row = -9; row <= 9; row += 1) {
    const foot = width / 2 + row * 170;
    const at = (share: number): Point => [
      vanish[0] + (foot - vanish[0]) * share,
      vanish[1] + (height + 40 - vanish[1]) * share,
    ];
    body += `<path d="${polygon([at(0.06), [at(1)[0] + 52, at(1)[1]], [at(1)[0] - 52, at(1)[1]]])}" fill="${canvas.cloth(darker(soil, 0.16), 'stripes', 0.8)}"/>`;
    for (let plantAt = 0.14; plantAt < 1; plantAt *= 1.19) {
      const [x, y] = at(plantAt);
      if (x < -40 || x > width + 40) continue;
      const size = plantAt * 40;
      const leaves = `M${x} ${y}q${-size} ${-size * 0.2} ${-size * 0.9} ${-size}q${size * 0.8} ${size * 0.1} ${size * 0.9} ${size}q${-size * 0.3} ${-size} 0 ${-size * 1.4}q${size * 0.35} ${size * 0.5} 0 ${size * 1.4}q${size * 0.1} ${-size * 0.9} ${size * 0.9} ${-size}q${size * 0.1} ${size * 0.8} ${-size * 0.9} ${size}Z`;
      body += patch(leaves, random.chance(0.5) ? plant : lighter(plant, 0.12), undefined, plantAt * 4);
    }
  }
  return body;
}
