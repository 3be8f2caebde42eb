import { box, type Canvas, patch, polygon, round } from './canvas.ts';
import { colors, darker, lighter, skins } from './colors.ts';
import { hairTones } from './hair.ts';

/** A choir from the front: robes, stoles and songbooks; faces as quilters sew them, without features. */
export function choir(canvas: Canvas, y: number, robe: string, stole: string, count: number): string {
  const { random, width } = canvas;
  let out = '';
  for (const [row, scale] of [
    [0, 0.86],
    [1, 1],
  ] as const) {
    const places = count - (row ? 0 : 1);
    const step = (width - 120) / count;
    for (let index = 0; index < places; index += 1) {
      const x = 60 + step * (index + (row ? 0.5 : 1));
      out += singer(
        canvas,
        x,
        y + row * 200,
        step * 1.02 * scale,
        random.chance(0.5) ? robe : darker(robe, 0.12),
        stole,
      );
    }
  }
  return out;
}

function singer(canvas: Canvas, x: number, y: number, w: number, robe: string, stole: string): string {
  const { random } = canvas;
  const skin = random.pick(skins);
  const hair = random.pick(hairTones);
  const head = w * 0.24;
  const top = y - w * 0.28;
  const style = random.whole(0, 3);
  let out = '';
  if (style === 0) out += patch(round(x, top - head * 0.28, head * 1.26), hair, undefined, 3);
  if (style === 1) out += patch(round(x, top - head * 1.2, head * 0.5), hair, undefined, 3);
  out += patch(
    `M${x - w * 0.56} ${y + w * 1.9}Q${x - w * 0.56} ${y + w * 0.26} ${x - w * 0.2} ${y + w * 0.1}H${x + w * 0.2}Q${x + w * 0.56} ${y + w * 0.26} ${x + w * 0.56} ${y + w * 1.9}Z`,
    canvas.cloth(robe, 'plain'),
    lighter(robe, 0.4),
    5,
  );
  out += patch(box(x - head * 0.36, y - head * 0.3, head * 0.72, head), darker(skin, 0.18), undefined, 0);
  out += patch(
    polygon([
      [x - w * 0.2, y + w * 0.08],
      [x, y + w * 0.5],
      [x + w * 0.2, y + w * 0.08],
      [x + w * 0.25, y + w * 1.1],
      [x + w * 0.1, y + w * 1.1],
      [x, y + w * 0.66],
      [x - w * 0.1, y + w * 1.1],
      [x - w * 0.25, y + w * 1.1],
    ]),
    canvas.cloth(stole, 'ticks', 0.6),
    undefined,
    3,
  );
  out += patch(round(x, top, head * 0.86, head * 1.08), skin, undefined, 3);
  const cap = `M${x - head * 0.9} ${top - head * 0.1}Q${x - head} ${top - head * 1.2} ${x} ${top - head * 1.22}Q${x + head} ${top - head * 1.2} ${x + head * 0.9} ${top - head * 0.1}Q${x + head * 0.7} ${top - head * 0.72} ${x} ${top - head * 0.74}Q${x - head * 0.7} ${top - head * 0.72} ${x - head * 0.9} ${top - head * 0.1}Z`;
  out += patch(cap, style === 3 ? canvas.cloth(stole, 'dots', 0.5) : hair, undefined, 2);
  const book = `<g transform="rotate(${random.between(-4, 4).toFixed(1)} ${x} ${y + w * 0.75})">${patch(
    polygon([
      [x - w * 0.26, y + w * 0.62],
      [x, y + w * 0.68],
      [x + w * 0.26, y + w * 0.62],
      [x + w * 0.26, y + w * 0.94],
      [x, y + w],
      [x - w * 0.26, y + w * 0.94],
    ]),
    colors.ink,
    colors.lamp,
    4,
  )}</g>`;
  return (
    out +
    book +
    patch(round(x - w * 0.26, y + w * 0.84, head * 0.24), skin, undefined, 2) +
    patch(round(x + w * 0.26, y + w * 0.84, head * 0.24), skin, undefined, 2)
  );
}
