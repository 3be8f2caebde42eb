import { type BlockCloths, type BlockName, quilt, quiltBlock } from './blocks.ts';
import { box, type Canvas, type Point, patch, polygon, round, stitches } from './canvas.ts';
import { colours, darker, lighter } from './colours.ts';

/** A window with its light on; panes and a sill. */
export function litWindow(canvas: Canvas, x: number, y: number, width: number, height: number, lit = true): string {
  const glass = lit
    ? canvas.fade([
        [0, colours.glow],
        [1, colours.lamp],
      ])
    : canvas.fade([
        [0, '#7C86B8'],
        [1, '#4B5590'],
      ]);
  return (
    (lit ? canvas.halo(x + width / 2, y + height / 2, width * 1.6, colours.glow, 0.5) : '') +
    patch(box(x - 6, y - 6, width + 12, height + 12), colours.cotton, undefined, 3) +
    `<path d="${box(x, y, width, height)}" fill="${glass}"/>` +
    `<path d="M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}" stroke="${colours.cotton}" stroke-width="5"/>`
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
  const roof = darker(colours.madder, 0.25);
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
    colours.coral,
    6,
  );
  body += patch(
    polygon([
      [at(0.36), y - h * 1.22],
      [at(0.5), y - h * 1.62],
      [at(0.64), y - h * 1.22],
    ]),
    canvas.cloth(wall, 'stripes', 1.1),
    colours.cotton,
    5,
  );
  body += litWindow(canvas, at(0.475), y - h * 1.4, width * 0.05, h * 0.13);
  body += patch(
    box(at(0.82), y - h * 1.75, width * 0.06, h * 0.42),
    canvas.cloth(colours.clay, 'checks', 0.7),
    undefined,
    3,
  );
  for (const share of [0.12, 0.7]) body += litWindow(canvas, at(share), y - h * 0.76, width * 0.15, h * 0.36);
  body += patch(box(at(0.42), y - h * 0.8, width * 0.15, h * 0.6), colours.pine, colours.mint, 4);
  body += patch(box(at(0.45), y - h * 0.74, width * 0.09, h * 0.24), colours.glow, undefined, 0);
  body += patch(
    box(at(-0.06), floor, width * 1.12, h * 0.07),
    canvas.cloth(colours.linen, 'stripes', 0.8),
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
    body += patch(box(at(share), y - h * 0.96, width * 0.026, h * 0.78), colours.cotton, undefined, 3);
  for (const [from, to] of [
    [-0.02, 0.35],
    [0.64, 1.02],
  ] as const) {
    body += patch(box(at(from), y - h * 0.46, width * (to - from), h * 0.035), colours.cotton, undefined, 2);
    for (let share = from + 0.03; share < to; share += 0.03)
      body += `<path d="${box(at(share), y - h * 0.44, width * 0.007, h * 0.25)}" fill="${colours.linen}"/>`;
  }
  const side = width * 0.125;
  const hung = quilt(
    canvas,
    { x: at(0.02), y: y - h * 0.47, columns: 2, rows: 2, blockPx: side * 0.88, sashingPx: side * 0.06 },
    [block],
    cloths,
    colours.cotton,
  );
  body += `<path d="${box(at(0.02) + 4, y - h * 0.47 + 6, side * 1.94, side * 1.94)}" fill="#14162b" fill-opacity=".3"/>${hung}`;
  for (let step = 0; step < 3; step += 1)
    body += patch(
      box(at(0.4 - step * 0.012), floor + h * (0.05 + step * 0.055), width * (0.19 + step * 0.024), h * 0.055),
      step % 2 ? colours.linen : colours.wheat,
      undefined,
      3,
    );
  for (const share of [0.385, 0.605]) body += hangingLamp(canvas, at(share), y - h * 0.95, h * 0.16);
  return body;
}

/** A lamp on a hook, lit. @param y of the hook */
export function hangingLamp(canvas: Canvas, x: number, y: number, size: number): string {
  return (
    `<path d="M${x} ${y}v${size * 0.5}" stroke="${colours.ink}" stroke-width="3"/>` +
    canvas.halo(x, y + size * 0.9, size * 2.4, colours.glow, 0.85) +
    patch(
      polygon([
        [x - size * 0.2, y + size * 0.6],
        [x + size * 0.2, y + size * 0.6],
        [x + size * 0.28, y + size * 1.15],
        [x - size * 0.28, y + size * 1.15],
      ]),
      colours.glow,
      undefined,
      2,
    ) +
    `<path d="M${x - size * 0.3} ${y + size * 0.6}L${x} ${y + size * 0.38}L${x + size * 0.3} ${y + size * 0.6}Z" fill="${colours.ink}"/>`
  );
}

/** A white church with a steeple. */
export function church(canvas: Canvas, x: number, y: number, size: number, wall: string = colours.cotton): string {
  const body = size * 0.62;
  const roof = darker(colours.indigo, 0.2);
  const lancet = (cx: number, top: number, w: number, h: number) =>
    canvas.halo(cx, top + h / 2, w * 2.2, colours.glow, 0.5) +
    patch(
      `M${cx - w / 2} ${top + h}V${top + w * 0.5}Q${cx - w / 2} ${top + w * 0.1} ${cx} ${top - w * 0.3}Q${cx + w / 2} ${top + w * 0.1} ${cx + w / 2} ${top + w * 0.5}V${top + h}Z`,
      canvas.fade([
        [0, colours.lamp],
        [1, colours.madder],
      ]),
      colours.cotton,
      2,
    );
  let out = patch(
    box(x - body * 0.5, y - size * 0.55, body, size * 0.55),
    canvas.cloth(wall, 'stripes', 0.8),
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
    colours.periwinkle,
    5,
  );
  out += patch(
    polygon([
      [x - body * 0.42, y - size * 0.55],
      [x, y - size * 0.82],
      [x + body * 0.42, y - size * 0.55],
    ]),
    canvas.cloth(wall, 'stripes', 0.8),
    undefined,
    2,
  );
  out += patch(
    box(x - size * 0.09, y - size * 1.12, size * 0.18, size * 0.36),
    canvas.cloth(wall, 'stripes', 0.8),
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
    colours.periwinkle,
    4,
  );
  out +=
    lancet(x, y - size * 1.03, size * 0.07, size * 0.14) +
    lancet(x - body * 0.29, y - size * 0.43, size * 0.1, size * 0.26) +
    lancet(x + body * 0.29, y - size * 0.43, size * 0.1, size * 0.26);
  out += patch(round(x, y - size * 0.63, size * 0.055), colours.glow, colours.madder, 2);
  out += patch(
    `M${x - size * 0.09} ${y}V${y - size * 0.28}Q${x} ${y - size * 0.42} ${x + size * 0.09} ${y - size * 0.28}V${y}Z`,
    colours.madder,
    colours.coral,
    3,
  );
  return out + patch(box(x - size * 0.14, y - 8, size * 0.28, 14), colours.linen, undefined, 3);
}

/** A county courthouse: columns, steps, and a clock under its dome. */
export function courthouse(canvas: Canvas, x: number, y: number, size: number): string {
  const half = size * 0.62;
  const brick = colours.clay;
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
  out += patch(box(x - half * 1.04, y - size * 0.63, half * 2.08, size * 0.06), colours.cotton, undefined, 4);
  out += patch(
    polygon([
      [x - size * 0.3, y - size * 0.6],
      [x, y - size * 0.8],
      [x + size * 0.3, y - size * 0.6],
    ]),
    canvas.cloth(colours.linen, 'dots', 0.6),
    colours.madder,
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
      colours.cotton,
      undefined,
      3,
    );
  out += patch(box(x - size * 0.04, y - size * 0.26, size * 0.08, size * 0.22), colours.glow, undefined, 0);
  out +=
    patch(box(x - size * 0.13, y - size * 1.0, size * 0.26, size * 0.24), colours.cotton, undefined, 4) +
    patch(round(x, y - size * 0.88, size * 0.075), colours.glow, colours.ink, 2);
  out += `<path d="M${x} ${y - size * 0.88}v${-size * 0.05}M${x} ${y - size * 0.88}l${size * 0.035} ${size * 0.02}" stroke="${colours.ink}" stroke-width="4" stroke-linecap="round"/>`;
  out += patch(
    `M${x - size * 0.15} ${y - size}Q${x - size * 0.14} ${y - size * 1.2} ${x} ${y - size * 1.22}Q${x + size * 0.14} ${y - size * 1.2} ${x + size * 0.15} ${y - size}Z`,
    canvas.cloth(colours.pine, 'stripes', 0.7),
    colours.mint,
    4,
  );
  out += `<path d="M${x} ${y - size * 1.22}v${-size * 0.13}" stroke="${colours.ink}" stroke-width="4"/>`;
  for (let step = 0; step < 3; step += 1)
    out += patch(
      box(
        x - size * (0.3 + step * 0.03),
        y - size * 0.04 + step * size * 0.03,
        size * (0.6 + step * 0.06),
        size * 0.032,
      ),
      step % 2 ? colours.linen : colours.wheat,
      undefined,
      2,
    );
  return out;
}

/** A schoolhouse of the Rosenwald kind: two rooms behind banks of tall windows. */
export function schoolhouse(canvas: Canvas, x: number, y: number, width: number): string {
  const h = width * 0.3;
  let out = patch(box(x, y - h, width, h), canvas.cloth(colours.cotton, 'stripes', 0.9), undefined, 6);
  out += patch(
    polygon([
      [x - 26, y - h],
      [x + width * 0.1, y - h * 1.85],
      [x + width * 0.9, y - h * 1.85],
      [x + width + 26, y - h],
    ]),
    canvas.cloth(colours.slate, 'ticks', 1.1),
    colours.mist,
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
    colours.cotton,
    colours.madder,
    4,
  );
  out += patch(
    box(x + width * 0.455, y - h * 0.78, width * 0.09, h * 0.78),
    canvas.cloth(colours.madder, 'stripes', 0.6),
    undefined,
    3,
  );
  out +=
    patch(box(x + width * 0.47, y - h * 2.1, width * 0.06, h * 0.4), colours.cotton, undefined, 3) +
    patch(
      polygon([
        [x + width * 0.455, y - h * 2.08],
        [x + width * 0.5, y - h * 2.45],
        [x + width * 0.545, y - h * 2.08],
      ]),
      colours.madder,
      undefined,
      3,
    );
  return out + patch(round(x + width * 0.5, y - h * 1.9, width * 0.016), colours.lamp, undefined, 1);
}

/** A barn with a quilt block painted on its gable, as along the quilt trails. */
export function barn(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  block: BlockName,
  cloths: BlockCloths,
): string {
  const h = width * 0.72;
  const wall: Point[] = [
    [x, y],
    [x, y - h * 0.6],
    [x + width * 0.18, y - h * 0.88],
    [x + width * 0.5, y - h * 1.06],
    [x + width * 0.82, y - h * 0.88],
    [x + width, y - h * 0.6],
    [x + width, y],
  ];
  const eaves: Point[] = [
    [x - 18, y - h * 0.56],
    [x + width * 0.16, y - h * 0.93],
    [x + width * 0.5, y - h * 1.13],
    [x + width * 0.84, y - h * 0.93],
    [x + width + 18, y - h * 0.56],
  ];
  const side = width * 0.34;
  return (
    patch(polygon(wall), canvas.cloth(colours.madder, 'stripes', 1.2), undefined, 6) +
    `<path d="${polygon(eaves, true)}" fill="none" stroke="${colours.walnut}" stroke-width="${width * 0.045}" stroke-linejoin="round"/>` +
    patch(box(x + width / 2 - side / 2 - 9, y - h * 0.95, side + 18, side + 18), colours.cotton, undefined, 4) +
    quiltBlock(canvas, block, x + width / 2 - side / 2, y - h * 0.95 + 9, side, cloths) +
    patch(box(x + width * 0.3, y - h * 0.36, width * 0.4, h * 0.36), darker(colours.madder, 0.3), undefined, 3) +
    `<path d="M${x + width * 0.3} ${y - h * 0.36}L${x + width * 0.5} ${y}L${x + width * 0.7} ${y - h * 0.36}M${x + width * 0.5} ${y - h * 0.36}V${y}" stroke="${colours.linen}" stroke-width="6" fill="none"/>`
  );
}

/** Nairobi's skyline: towers of glass and the round one that everyone knows by its saucer. */
export function skyline(canvas: Canvas, y: number, from: number, lit: boolean): string {
  const { random } = canvas;
  let out = '';
  for (let x = from; x < from + 560; ) {
    const [w, h] = [random.between(44, 82), random.between(90, 230)];
    const tone = random.pick([colours.indigo, colours.plum, colours.slate, darker(colours.indigo, 0.3), colours.pine]);
    out += patch(
      box(x, y - h, w, h + 20),
      canvas.cloth(tone, random.pick(['checks', 'stripes', 'plain']), 0.8),
      undefined,
      4,
    );
    for (let row = y - h + 14; row < y - 16; row += 24)
      for (let column = x + 9; column < x + w - 10; column += 17)
        if (random.chance(lit ? 0.55 : 0.25))
          out += `<path d="${box(column, row, 9, 12)}" fill="${lit ? colours.glow : colours.mist}"/>`;
    x += w + random.between(-6, 12);
  }
  const cx = from + 300;
  out += patch(box(cx - 38, y - 330, 76, 350), canvas.cloth(colours.clay, 'stripes', 0.7), undefined, 5);
  out += patch(
    `M${cx - 74} ${y - 330}L${cx + 74} ${y - 330}L${cx + 40} ${y - 296}H${cx - 40}Z`,
    colours.wheat,
    undefined,
    4,
  );
  out += patch(
    `M${cx - 40} ${y - 332}Q${cx} ${y - 390} ${cx + 40} ${y - 332}Z`,
    darker(colours.clay, 0.3),
    undefined,
    3,
  );
  return (
    out +
    `<path d="M${cx} ${y - 360}v-60" stroke="${colours.ink}" stroke-width="5"/>${stitches(`M${cx - 68} ${y - 322}H${cx + 68}`, colours.cotton)}`
  );
}

/** A fire lookout on legs, above the trees. */
export function lookout(canvas: Canvas, x: number, y: number, height: number): string {
  const top = y - height;
  const brace = (share: number) => y - height * 0.72 * share;
  let out = `<path d="M${x - 70} ${y}L${x - 34} ${top + height * 0.26}M${x + 70} ${y}L${x + 34} ${top + height * 0.26}M${x - 60} ${brace(0.2)}L${x + 52} ${brace(0.5)}M${x + 60} ${brace(0.2)}L${x - 52} ${brace(0.5)}M${x - 50} ${brace(0.55)}L${x + 42} ${brace(0.9)}M${x + 50} ${brace(0.55)}L${x - 42} ${brace(0.9)}" stroke="${colours.walnut}" stroke-width="9" stroke-linecap="round"/>`;
  out +=
    patch(box(x - 66, top + height * 0.22, 132, 14), colours.wheat, undefined, 4) +
    patch(
      box(x - 48, top + height * 0.08, 96, height * 0.15),
      canvas.cloth(colours.linen, 'stripes', 0.7),
      undefined,
      3,
    );
  out +=
    canvas.halo(x, top + height * 0.14, 130, colours.glow, 0.7) +
    patch(box(x - 40, top + height * 0.1, 80, height * 0.075), colours.glow, undefined, 0);
  return (
    out +
    patch(
      polygon([
        [x - 66, top + height * 0.09],
        [x, top],
        [x + 66, top + height * 0.09],
      ]),
      canvas.cloth(colours.madder, 'ticks', 0.8),
      lighter(colours.madder, 0.4),
      4,
    )
  );
}
