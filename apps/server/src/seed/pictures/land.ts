import type { BlockName } from './blocks.ts';
import { type Canvas, type Point, type Print, patch, polygon, round, stitches } from './canvas.ts';
import { colors, darker, lighter, mix } from './colors.ts';
import { type BlockCloths, quiltBlock } from './quilt.ts';

/** Time of day, and with it the colors of a sky from its top to the horizon. */
const skies = {
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

/** A sky pieced of strips, one color each, with a stitch along every seam. */
export function sky(canvas: Canvas, mood: Sky, horizon = 560): string {
  const strips = skies[mood];
  const step = horizon / strips.length;
  let body = `<rect width="${canvas.width}" height="${canvas.height}" fill="${strips[0]}"/>`;
  strips.forEach((color, index) => {
    if (index === 0) return;
    const top = ridge(canvas, index * step + 6, 9, 0.8);
    body += `<path d="${under(canvas, top)}" fill="${canvas.fade([
      [0, color],
      [1, mix(color, strips[index + 1] ?? color, 0.5)],
    ])}"/>`;
    body += stitches(
      polygon(
        top.map(([x, y]): Point => [x, y + 7]),
        true,
      ),
      lighter(color, 0.45),
      0.5,
    );
  });
  return body;
}

/** The shape under a ridge, down to the picture's foot. */
export function under(canvas: Canvas, top: readonly Point[]): string {
  return polygon([...top, [canvas.width + 20, canvas.height], [-20, canvas.height]]);
}

/** Sun or moon: rings of cloth with a halo. */
export function disc(canvas: Canvas, x: number, y: number, radius: number, color: string): string {
  return (
    canvas.halo(x, y, radius * 3.4, color, 0.55) +
    patch(round(x, y, radius), color, undefined, 0) +
    stitches(round(x, y, radius * 0.82), lighter(color, 0.6), 0.8) +
    stitches(round(x, y, radius * 1.35), lighter(color, 0.3), 0.5)
  );
}

/** Stars of eight points, pieced of two cloths. */
export function stars(canvas: Canvas, count: number, below = 300, color: string = colors.glow): string {
  const { random, width } = canvas;
  let body = '';
  for (let index = 0; index < count; index += 1) {
    const [x, y, r] = [random.between(30, width - 30), random.between(20, below), random.between(4, 12)];
    const points = Array.from({ length: 8 }, (_, spike): Point => {
      const reach = spike % 2 ? r * 0.36 : r;
      return [x + Math.cos((spike * Math.PI) / 4) * reach, y + Math.sin((spike * Math.PI) / 4) * reach];
    });
    body += `<path d="${polygon(points)}" fill="${color}" opacity="${random.between(0.55, 1).toFixed(2)}"/>`;
  }
  return body;
}

/** A hill of one cloth, with quilting lines that echo its top. */
export function hill(canvas: Canvas, top: readonly Point[], color: string, print: Print = 'plain', echoes = 3): string {
  let body = patch(under(canvas, top), canvas.cloth(color, print, 1.1), undefined, -4);
  for (let echo = 1; echo <= echoes; echo += 1) {
    const line = top.map(([x, y]): Point => [x, y + echo * 26 - 12]);
    body += stitches(polygon(line, true), lighter(color, 0.4), 0.55 - echo * 0.1);
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
      const color = cloths[turn % cloths.length] ?? colors.moss;
      const other = cloths[(turn + 1) % cloths.length] ?? colors.wheat;
      turn += random.whole(1, 2);
      if ((row + column) % 2 === 0) {
        const block: BlockCloths = [lighter(color, 0.12), other, darker(color, 0.25), colors.wheat];
        patches += quiltBlock(canvas, random.pick(names), x, y, side, block, false);
      } else {
        patches += `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${canvas.cloth(color, random.pick(['stripes', 'ticks', 'sprigs', 'dots']), 1.2)}"/>`;
      }
      patches += `<rect x="${x + 5}" y="${y + 5}" width="${side - 10}" height="${side - 10}" fill="none" stroke="${colors.cotton}" stroke-opacity=".35" stroke-width="2" stroke-dasharray="8 6"/>`;
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
    colors.cotton,
    0.7,
  )}`;
}

/** A river that comes from the horizon towards the eye. */
export function river(canvas: Canvas, from: number, mood: Sky): string {
  const { random, height } = canvas;
  const [start, bend, end] = [random.between(480, 760), random.between(250, 950), random.between(350, 850)];
  const strips = [...skies[mood]].reverse();
  const shore = (share: number) =>
    `M${start - 8 * share} ${from}C${start + 60} ${from + 70} ${bend + 170 * share} ${from + 90} ${bend + 60 * share} ${from + 170}S${end + 330 * share} ${height - 90} ${end + 300 * share} ${height + 10}` +
    `L${end - 300 * share} ${height + 10}C${end - 330 * share} ${height - 110} ${bend - 190 * share} ${from + 210} ${bend - 130 * share} ${from + 165}S${start - 40} ${from + 60} ${start - 14 * share} ${from}Z`;
  let body = patch(shore(1.12), canvas.cloth(colors.wheat, 'dots', 0.8), undefined, 0);
  body += patch(
    shore(1),
    canvas.fade(strips.slice(0, 5).map((color, index) => [index / 4, color] as const)),
    undefined,
    0,
  );
  for (const share of [0.8, 0.56, 0.3]) body += stitches(shore(share), colors.cotton, 0.55);
  return body;
}
