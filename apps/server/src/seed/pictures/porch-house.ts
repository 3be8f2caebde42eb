import type { BlockName } from './blocks.ts';
import { box, type Canvas, patch, polygon } from './canvas.ts';
import { colors, darker } from './colors.ts';
import { type BlockCloths, quilt } from './quilt.ts';

/** A window with its light on; panes and a sill. */
export function litWindow(canvas: Canvas, x: number, y: number, width: number, height: number, lit = true): string {
  const glass = lit
    ? canvas.fade([
        [0, colors.glow],
        [1, colors.lamp],
      ])
    : canvas.fade([
        [0, '#7C86B8'],
        [1, '#4B5590'],
      ]);
  return (
    (lit ? canvas.halo(x + width / 2, y + height / 2, width * 1.6, colors.glow, 0.5) : '') +
    patch(box(x - 6, y - 6, width + 12, height + 12), colors.cotton, undefined, 3) +
    `<path d="${box(x, y, width, height)}" fill="${glass}"/>` +
    `<path d="M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}" stroke="${colors.cotton}" stroke-width="5"/>`
  );
}

/** A house with a porch: posts, steps, rail with a quilt over it, and lamps lit. @param x of its left side @param y of its foot */
export function porchHouse(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  wall: string,
  block: BlockName,
  cloths: readonly BlockCloths[],
): string {
  const h = width * 0.5;
  const roof = darker(colors.madder, 0.25);
  const floor = y - h * 0.2;
  const at = (share: number) => x + width * share;
  let body = patch(box(x, y - h, width, h * 0.84), canvas.cloth(wall, 'stripes', 1.1), undefined, 6);
  body += patch(
    polygon([
      [x - width * 0.06, y - h],
      [at(0.22), y - h * 1.52],
      [at(0.78), y - h * 1.52],
      [at(1.06), y - h],
    ]),
    canvas.cloth(roof, 'ticks', 1.1),
    colors.coral,
    6,
  );
  body += patch(
    polygon([
      [at(0.36), y - h * 1.22],
      [at(0.5), y - h * 1.62],
      [at(0.64), y - h * 1.22],
    ]),
    canvas.cloth(wall, 'stripes', 1.1),
    colors.cotton,
    5,
  );
  body += litWindow(canvas, at(0.475), y - h * 1.4, width * 0.05, h * 0.13);
  body += patch(
    box(at(0.82), y - h * 1.75, width * 0.06, h * 0.42),
    canvas.cloth(colors.clay, 'checks', 0.7),
    undefined,
    3,
  );
  for (const share of [0.12, 0.7]) body += litWindow(canvas, at(share), y - h * 0.76, width * 0.15, h * 0.36);
  body += patch(box(at(0.42), y - h * 0.8, width * 0.15, h * 0.6), colors.pine, colors.mint, 4);
  body += patch(box(at(0.45), y - h * 0.74, width * 0.09, h * 0.24), colors.glow, undefined, 0);
  body += patch(
    box(at(-0.06), floor, width * 1.12, h * 0.07),
    canvas.cloth(colors.linen, 'stripes', 0.8),
    undefined,
    4,
  );
  body += patch(
    polygon([
      [at(-0.09), y - h * 0.96],
      [at(-0.02), y - h * 1.08],
      [at(1.02), y - h * 1.08],
      [at(1.09), y - h * 0.96],
    ]),
    canvas.cloth(darker(roof, 0.2), 'stripes', 0.9),
    undefined,
    5,
  );
  for (const share of [-0.04, 0.35, 0.62, 1.01])
    body += patch(box(at(share), y - h * 0.96, width * 0.026, h * 0.78), colors.cotton, undefined, 3);
  for (const [from, to] of [
    [-0.02, 0.35],
    [0.64, 1.02],
  ] as const) {
    body += patch(box(at(from), y - h * 0.46, width * (to - from), h * 0.035), colors.cotton, undefined, 2);
    for (let share = from + 0.03; share < to; share += 0.03)
      body += `<path d="${box(at(share), y - h * 0.44, width * 0.007, h * 0.25)}" fill="${colors.linen}"/>`;
  }
  const side = width * 0.125;
  const hung = quilt(
    canvas,
    { x: at(0.02), y: y - h * 0.47, columns: 2, rows: 2, blockPx: side * 0.88, sashingPx: side * 0.06 },
    [block],
    cloths,
    colors.cotton,
  );
  body += `<path d="${box(at(0.02) + 4, y - h * 0.47 + 6, side * 1.94, side * 1.94)}" fill="#14162b" fill-opacity=".3"/>${hung}`;
  for (let step = 0; step < 3; step += 1)
    body += patch(
      box(at(0.4 - step * 0.012), floor + h * (0.05 + step * 0.055), width * (0.19 + step * 0.024), h * 0.055),
      step % 2 ? colors.linen : colors.wheat,
      undefined,
      3,
    );
  for (const share of [0.385, 0.605]) body += hangingLamp(canvas, at(share), y - h * 0.95, h * 0.16);
  return body;
}

/** A lamp on a hook, lit. @param y of the hook */
export function hangingLamp(canvas: Canvas, x: number, y: number, size: number): string {
  return (
    `<path d="M${x} ${y}v${size * 0.5}" stroke="${colors.ink}" stroke-width="3"/>` +
    canvas.halo(x, y + size * 0.9, size * 2.4, colors.glow, 0.85) +
    patch(
      polygon([
        [x - size * 0.2, y + size * 0.6],
        [x + size * 0.2, y + size * 0.6],
        [x + size * 0.28, y + size * 1.15],
        [x - size * 0.28, y + size * 1.15],
      ]),
      colors.glow,
      undefined,
      2,
    ) +
    `<path d="M${x - size * 0.3} ${y + size * 0.6}L${x} ${y + size * 0.38}L${x + size * 0.3} ${y + size * 0.6}Z" fill="${colors.ink}"/>`
  );
}
