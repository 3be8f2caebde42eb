import { box, type Canvas, patch, polygon, round } from './canvas.ts';
import { colors, darker } from './colors.ts';
import { litWindow } from './porch-house.ts';

/** A white church with a steeple. */
export function church(canvas: Canvas, x: number, y: number, size: number): string {
  const body = size * 0.62;
  const roof = darker(colors.indigo, 0.2);
  const lancet = (cx: number, top: number, w: number, h: number) =>
    canvas.halo(cx, top + h / 2, w * 2.2, colors.glow, 0.5) +
    patch(
      `M${cx - w / 2} ${top + h}V${top + w * 0.5}Q${cx - w / 2} ${top + w * 0.1} ${cx} ${top - w * 0.3}Q${cx + w / 2} ${top + w * 0.1} ${cx + w / 2} ${top + w * 0.5}V${top + h}Z`,
      canvas.fade([
        [0, colors.lamp],
        [1, colors.madder],
      ]),
      colors.cotton,
      2,
    );
  let out = patch(
    box(x - body * 0.5, y - size * 0.55, body, size * 0.55),
    canvas.cloth(colors.cotton, 'stripes', 0.8),
    undefined,
    6,
  );
  out += patch(
    polygon([
      [x - body * 0.58, y - size * 0.53],
      [x, y - size * 0.9],
      [x + body * 0.58, y - size * 0.53],
    ]),
    canvas.cloth(roof, 'ticks', 1),
    colors.periwinkle,
    5,
  );
  out += patch(
    polygon([
      [x - body * 0.42, y - size * 0.55],
      [x, y - size * 0.82],
      [x + body * 0.42, y - size * 0.55],
    ]),
    canvas.cloth(colors.cotton, 'stripes', 0.8),
    undefined,
    2,
  );
  out += patch(
    box(x - size * 0.09, y - size * 1.12, size * 0.18, size * 0.36),
    canvas.cloth(colors.cotton, 'stripes', 0.8),
    undefined,
    4,
  );
  out += patch(
    polygon([
      [x - size * 0.12, y - size * 1.1],
      [x, y - size * 1.55],
      [x + size * 0.12, y - size * 1.1],
    ]),
    roof,
    colors.periwinkle,
    4,
  );
  out +=
    lancet(x, y - size * 1.03, size * 0.07, size * 0.14) +
    lancet(x - body * 0.29, y - size * 0.43, size * 0.1, size * 0.26) +
    lancet(x + body * 0.29, y - size * 0.43, size * 0.1, size * 0.26);
  out += patch(round(x, y - size * 0.63, size * 0.055), colors.glow, colors.madder, 2);
  out += patch(
    `M${x - size * 0.09} ${y}V${y - size * 0.28}Q${x} ${y - size * 0.42} ${x + size * 0.09} ${y - size * 0.28}V${y}Z`,
    colors.madder,
    colors.coral,
    3,
  );
  return out + patch(box(x - size * 0.14, y - 8, size * 0.28, 14), colors.linen, undefined, 3);
}

/** A county courthouse: columns, steps, and a clock under its dome. */
export function courthouse(canvas: Canvas, x: number, y: number, size: number): string {
  const half = size * 0.62;
  const brick = colors.clay;
  let out = patch(
    box(x - half, y - size * 0.58, half * 2, size * 0.58),
    canvas.cloth(brick, 'checks', 0.8),
    undefined,
    6,
  );
  for (const side of [-1, 1])
    for (const row of [0.5, 0.24])
      for (const column of [0.5, 0.82])
        out += litWindow(
          canvas,
          x + side * half * column - size * 0.045,
          y - size * row,
          size * 0.09,
          size * 0.14,
          row > 0.3,
        );
  out += patch(box(x - half * 1.04, y - size * 0.63, half * 2.08, size * 0.06), colors.cotton, undefined, 4);
  out += patch(
    polygon([
      [x - size * 0.3, y - size * 0.6],
      [x, y - size * 0.8],
      [x + size * 0.3, y - size * 0.6],
    ]),
    canvas.cloth(colors.linen, 'dots', 0.6),
    colors.madder,
    4,
  );
  out += patch(
    box(x - size * 0.26, y - size * 0.58, size * 0.52, size * 0.56),
    canvas.cloth(darker(brick, 0.4), 'plain'),
    undefined,
    0,
  );
  for (let column = 0; column < 4; column += 1)
    out += patch(
      box(x - size * 0.25 + column * size * 0.152, y - size * 0.58, size * 0.046, size * 0.54),
      colors.cotton,
      undefined,
      3,
    );
  out += patch(box(x - size * 0.04, y - size * 0.26, size * 0.08, size * 0.22), colors.glow, undefined, 0);
  out +=
    patch(box(x - size * 0.13, y - size * 1.0, size * 0.26, size * 0.24), colors.cotton, undefined, 4) +
    patch(round(x, y - size * 0.88, size * 0.075), colors.glow, colors.ink, 2);
  out += `<path d="M${x} ${y - size * 0.88}v${-size * 0.05}M${x} ${y - size * 0.88}l${size * 0.035} ${size * 0.02}" stroke="${colors.ink}" stroke-width="4" stroke-linecap="round"/>`;
  out += patch(
    `M${x - size * 0.15} ${y - size}Q${x - size * 0.14} ${y - size * 1.2} ${x} ${y - size * 1.22}Q${x + size * 0.14} ${y - size * 1.2} ${x + size * 0.15} ${y - size}Z`,
    canvas.cloth(colors.pine, 'stripes', 0.7),
    colors.mint,
    4,
  );
  out += `<path d="M${x} ${y - size * 1.22}v${-size * 0.13}" stroke="${colors.ink}" stroke-width="4"/>`;
  for (let step = 0; step < 3; step += 1)
    out += patch(
      box(
        x - size * (0.3 + step * 0.03),
        y - size * 0.04 + step * size * 0.03,
        size * (0.6 + step * 0.06),
        size * 0.032,
      ),
      step % 2 ? colors.linen : colors.wheat,
      undefined,
      2,
    );
  return out;
}

/** A schoolhouse of the Rosenwald kind: two rooms behind banks of tall windows. */
export function schoolhouse(canvas: Canvas, x: number, y: number, width: number): string {
  const h = width * 0.3;
  let out = patch(box(x, y - h, width, h), canvas.cloth(colors.cotton, 'stripes', 0.9), undefined, 6);
  out += patch(
    polygon([
      [x - 26, y - h],
      [x + width * 0.1, y - h * 1.85],
      [x + width * 0.9, y - h * 1.85],
      [x + width + 26, y - h],
    ]),
    canvas.cloth(colors.slate, 'ticks', 1.1),
    colors.mist,
    6,
  );
  for (const [from, count] of [
    [0.06, 5],
    [0.6, 5],
  ] as const)
    for (let pane = 0; pane < count; pane += 1)
      out += litWindow(canvas, x + width * (from + pane * 0.07), y - h * 0.82, width * 0.048, h * 0.55);
  out += patch(
    polygon([
      [x + width * 0.42, y - h * 0.95],
      [x + width * 0.5, y - h * 1.38],
      [x + width * 0.58, y - h * 0.95],
    ]),
    colors.cotton,
    colors.madder,
    4,
  );
  out += patch(
    box(x + width * 0.455, y - h * 0.78, width * 0.09, h * 0.78),
    canvas.cloth(colors.madder, 'stripes', 0.6),
    undefined,
    3,
  );
  out +=
    patch(box(x + width * 0.47, y - h * 2.1, width * 0.06, h * 0.4), colors.cotton, undefined, 3) +
    patch(
      polygon([
        [x + width * 0.455, y - h * 2.08],
        [x + width * 0.5, y - h * 2.45],
        [x + width * 0.545, y - h * 2.08],
      ]),
      colors.madder,
      undefined,
      3,
    );
  return out + patch(round(x + width * 0.5, y - h * 1.9, width * 0.016), colors.lamp, undefined, 1);
}
