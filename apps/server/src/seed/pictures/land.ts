import { type BlockCloths, type BlockName, quiltBlock } from './blocks.ts';
import { type Canvas, type Point, type Print, patch, polygon, round, stitches } from './canvas.ts';
import { colours, darker, lighter, mix } from './colours.ts';

/** Time of day, and with it the colours of a sky from its top to the horizon. */
export const skies = {
  dusk: ['#1B1F3B', '#2E3A87', '#5F4A8F', '#A9597A', '#D9775A', '#F2B36A', '#F7CF86'],
  night: ['#0F1126', '#14162B', '#1B1F45', '#232A63', '#2E3A87', '#46509F', '#5F66B0'],
  dawn: ['#8E9BE0', '#AEB8F5', '#CBD0F7', '#E6DCF0', '#F8E0D2', '#F9D0A4', '#F7C27E'],
  day: ['#6F8BD8', '#8CA5E3', '#A9BEEC', '#C3D2F2', '#DAE4F6', '#ECF0F5', '#FBF7EF'],
  harvest: ['#F6EBD3', '#F8E3BD', '#F7D6A0', '#F3C482', '#ECAE6A', '#E09556', '#D07E48'],
  rain: ['#575B74', '#6C708A', '#82869F', '#9A9EB4', '#B2B6C8', '#C9CCD9', '#DEE0E6'],
} as const;
/** Name of a time of day. */
export type Sky = keyof typeof skies;

/** A topline that rolls: height over the width, as points from left to right. */
export function ridge(canvas: Canvas, y: number, swing: number, waves = 1.5): Point[] {
  const { random, width } = canvas;
  const [phase, second] = [random.between(0, 6.3), random.between(0, 6.3)];
  const points: Point[] = [];
  for (let x = -20; x <= width + 20; x += 20) {
    const turn = (x / width) * Math.PI * 2 * waves;
    points.push([x, y + Math.sin(turn + phase) * swing + Math.sin(turn * 2.3 + second) * swing * 0.35]);
  }
  return points;
}

/** Height of a ridge at x. */
export function heightAt(points: readonly Point[], x: number): number {
  const index = Math.max(0, Math.min(points.length - 1, Math.round((x + 20) / 20)));
  return points[index]?.[1] ?? 0;
}

/** A sky pieced of strips, one colour each, with a stitch along every seam. */
export function sky(canvas: Canvas, mood: Sky, horizon = 560): string {
  const strips = skies[mood];
  const step = horizon / strips.length;
  let body = `<rect width="${canvas.width}" height="${canvas.height}" fill="${strips[0]}"/>`;
  strips.forEach((colour, index) => {
    if (index === 0) return;
    const top = ridge(canvas, index * step + 6, 9, 0.8);
    body += `<path d="${under(canvas, top)}" fill="${canvas.fade([
      [0, colour],
      [1, mix(colour, strips[index + 1] ?? colour, 0.5)],
    ])}"/>`;
    body += stitches(
      polygon(
        top.map(([x, y]): Point => [x, y + 7]),
        true,
      ),
      lighter(colour, 0.45),
      0.5,
    );
  });
  return body;
}

/** The shape under a ridge, down to the picture's foot. */
export function under(canvas: Canvas, top: readonly Point[], foot = canvas.height): string {
  return polygon([...top, [canvas.width + 20, foot], [-20, foot]]);
}

/** Sun or moon: rings of cloth with a halo. */
export function disc(canvas: Canvas, x: number, y: number, radius: number, colour: string): string {
  return (
    canvas.halo(x, y, radius * 3.4, colour, 0.55) +
    patch(round(x, y, radius), colour, undefined, 0) +
    stitches(round(x, y, radius * 0.82), lighter(colour, 0.6), 0.8) +
    stitches(round(x, y, radius * 1.35), lighter(colour, 0.3), 0.5)
  );
}

/** Stars of eight points, pieced of two cloths. */
export function stars(canvas: Canvas, count: number, below = 300, colour: string = colours.glow): string {
  const { random, width } = canvas;
  let body = '';
  for (let index = 0; index < count; index += 1) {
    const [x, y, r] = [random.between(30, width - 30), random.between(20, below), random.between(4, 12)];
    const points = Array.from({ length: 8 }, (_, spike): Point => {
      const reach = spike % 2 ? r * 0.36 : r;
      return [x + Math.cos((spike * Math.PI) / 4) * reach, y + Math.sin((spike * Math.PI) / 4) * reach];
    });
    body += `<path d="${polygon(points)}" fill="${colour}" opacity="${random.between(0.55, 1).toFixed(2)}"/>`;
  }
  return body;
}

/** A hill of one cloth, with quilting lines that echo its top. */
export function hill(
  canvas: Canvas,
  top: readonly Point[],
  colour: string,
  print: Print = 'plain',
  echoes = 3,
): string {
  let body = patch(under(canvas, top), canvas.cloth(colour, print, 1.1), undefined, -4);
  for (let echo = 1; echo <= echoes; echo += 1) {
    const line = top.map(([x, y]): Point => [x, y + echo * 26 - 12]);
    body += stitches(polygon(line, true), lighter(colour, 0.4), 0.55 - echo * 0.1);
  }
  return body;
}

/** A hillside of fields, each sewn of another cloth or block, lying away from the eye. */
export function fields(
  canvas: Canvas,
  top: readonly Point[],
  cloths: readonly string[],
  names: readonly BlockName[],
): string {
  const { random } = canvas;
  const clip = canvas.define(
    `fields ${random.next()}`,
    (id) => `<clipPath id="${id}"><path d="${under(canvas, top)}"/></clipPath>`,
  );
  const side = 150;
  let patches = '';
  let turn = random.whole(0, 9);
  for (let row = 0; row < 7; row += 1) {
    for (let column = -4; column < 13; column += 1) {
      const [x, y] = [column * side, row * side];
      const colour = cloths[turn % cloths.length] ?? colours.moss;
      const other = cloths[(turn + 1) % cloths.length] ?? colours.wheat;
      turn += random.whole(1, 2);
      if ((row + column) % 2 === 0) {
        const block: BlockCloths = [lighter(colour, 0.12), other, darker(colour, 0.25), colours.wheat];
        patches += quiltBlock(canvas, random.pick(names), x, y, side, block, false);
      } else {
        patches += `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${canvas.cloth(colour, random.pick(['stripes', 'ticks', 'sprigs', 'dots']), 1.2)}"/>`;
      }
      patches += `<rect x="${x + 5}" y="${y + 5}" width="${side - 10}" height="${side - 10}" fill="none" stroke="${colours.cotton}" stroke-opacity=".35" stroke-width="2" stroke-dasharray="8 6"/>`;
    }
  }
  const y = Math.min(...top.map(([, height]) => height));
  const lie = `translate(${random.between(-60, 60).toFixed(0)} ${y.toFixed(0)}) rotate(${random.between(-7, 7).toFixed(1)}) skewX(-28) scale(1 .52)`;
  const sheet = `<g clip-path="${clip}"><g transform="${lie}"><rect x="-900" y="-200" width="3200" height="1600" fill="${cloths[0]}"/>${patches}</g></g>`;
  return `<path d="${under(canvas, top)}" fill="#14162b" fill-opacity=".25" transform="translate(0 -4)"/>${sheet}${stitches(
    polygon(
      top.map(([px, py]): Point => [px, py + 9]),
      true,
    ),
    colours.cotton,
    0.7,
  )}`;
}

/** A pine of stacked triangles, like the quilt block. @param y of its foot */
export function pine(canvas: Canvas, x: number, y: number, height: number, colour: string): string {
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
    colours.bark,
    undefined,
    2,
  );
  const span = height - trunk;
  for (let tier = tiers - 1; tier >= 0; tier -= 1) {
    const foot = y - trunk - span + ((tier + 1.25) * span) / (tiers + 0.25);
    const head = y - trunk - span + (tier * span * 0.86) / tiers;
    const half = height * (0.07 + (tier + 1) * (0.15 / tiers)) * random.between(0.92, 1.08);
    const shade = mix(colour, tier % 2 ? darker(colour, 0.25) : lighter(colour, 0.08), 0.8);
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
        colours.mint,
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
  colour: string,
): string {
  const { random, width } = canvas;
  const trees = Array.from({ length: count }, (_, index) => {
    const x = ((index + random.between(0.15, 0.85)) * width) / count;
    return { x, height: random.between(...heights) };
  });
  return trees.map(({ x, height }) => pine(canvas, x, heightAt(top, x) + 12, height, colour)).join('');
}

/** A broad tree: pecan, oak or peach. */
export function broadTree(
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  colour: string,
  fruit?: string,
): string {
  const { random } = canvas;
  const crown = height * 0.38;
  let body = patch(
    polygon([
      [x - height * 0.04, y - height * 0.5],
      [x + height * 0.04, y - height * 0.5],
      [x + height * 0.07, y],
      [x - height * 0.07, y],
    ]),
    colours.bark,
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
    const centre: Point = [x + dx * crown, y - height * 0.62 + dy * crown];
    const shade = index % 2 ? colour : darker(colour, 0.14);
    body += patch(
      round(centre[0], centre[1], r * crown, r * crown * 0.9),
      canvas.cloth(shade, index === 2 ? 'sprigs' : 'plain', height / 260),
      undefined,
      3,
    );
    body += stitches(round(centre[0], centre[1], r * crown * 0.8, r * crown * 0.7), lighter(colour, 0.35), 0.45);
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
export function acacia(canvas: Canvas, x: number, y: number, height: number, colour: string): string {
  const top = y - height;
  const trunk = `M${x - 6} ${y}Q${x - 2} ${y - height * 0.4} ${x - height * 0.3} ${top + height * 0.22}L${x - height * 0.26} ${top + height * 0.2}Q${x} ${y - height * 0.5} ${x + 2} ${y - height * 0.42}Q${x + 8} ${y - height * 0.55} ${x + height * 0.28} ${top + height * 0.16}L${x + height * 0.32} ${top + height * 0.18}Q${x + 14} ${y - height * 0.4} ${x + 8} ${y}Z`;
  const layer = (dx: number, dy: number, w: number, h: number, shade: string) =>
    patch(
      `M${x + dx - w} ${top + dy}Q${x + dx - w * 0.6} ${top + dy - h} ${x + dx} ${top + dy - h}Q${x + dx + w * 0.6} ${top + dy - h} ${x + dx + w} ${top + dy}Q${x + dx} ${top + dy + h * 0.3} ${x + dx - w} ${top + dy}Z`,
      canvas.cloth(shade, 'ticks', 0.7),
      colours.sage,
      3,
    );
  return (
    patch(trunk, colours.walnut, undefined, 3) +
    layer(-height * 0.18, height * 0.24, height * 0.42, height * 0.15, darker(colour, 0.2)) +
    layer(height * 0.2, height * 0.19, height * 0.44, height * 0.15, colour) +
    layer(0, height * 0.08, height * 0.5, height * 0.16, lighter(colour, 0.06))
  );
}

/** A river that comes from the horizon towards the eye. */
export function river(canvas: Canvas, from: number, mood: Sky): string {
  const { random, height } = canvas;
  const [start, bend, end] = [random.between(480, 760), random.between(250, 950), random.between(350, 850)];
  const strips = [...skies[mood]].reverse();
  const shore = (share: number) =>
    `M${start - 8 * share} ${from}C${start + 60} ${from + 70} ${bend + 170 * share} ${from + 90} ${bend + 60 * share} ${from + 170}S${end + 330 * share} ${height - 90} ${end + 300 * share} ${height + 10}` +
    `L${end - 300 * share} ${height + 10}C${end - 330 * share} ${height - 110} ${bend - 190 * share} ${from + 210} ${bend - 130 * share} ${from + 165}S${start - 40} ${from + 60} ${start - 14 * share} ${from}Z`;
  let body = patch(shore(1.12), canvas.cloth(colours.wheat, 'dots', 0.8), undefined, 0);
  body += patch(
    shore(1),
    canvas.fade(strips.slice(0, 5).map((colour, index) => [index / 4, colour] as const)),
    undefined,
    0,
  );
  for (const share of [0.8, 0.56, 0.3]) body += stitches(shore(share), colours.cotton, 0.55);
  return body;
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
