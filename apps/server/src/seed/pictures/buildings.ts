import type { BlockName } from './blocks.ts';
import { box, type Canvas, type Point, patch, polygon, stitches } from './canvas.ts';
import { colors, darker, lighter } from './colors.ts';
import { type BlockCloths, quiltBlock } from './quilt.ts';

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
    patch(polygon(wall), canvas.cloth(colors.madder, 'stripes', 1.2), undefined, 6) +
    `<path d="${polygon(eaves, true)}" fill="none" stroke="${colors.walnut}" stroke-width="${width * 0.045}" stroke-linejoin="round"/>` +
    patch(box(x + width / 2 - side / 2 - 9, y - h * 0.95, side + 18, side + 18), colors.cotton, undefined, 4) +
    quiltBlock(canvas, block, x + width / 2 - side / 2, y - h * 0.95 + 9, side, cloths) +
    patch(box(x + width * 0.3, y - h * 0.36, width * 0.4, h * 0.36), darker(colors.madder, 0.3), undefined, 3) +
    `<path d="M${x + width * 0.3} ${y - h * 0.36}L${x + width * 0.5} ${y}L${x + width * 0.7} ${y - h * 0.36}M${x + width * 0.5} ${y - h * 0.36}V${y}" stroke="${colors.linen}" stroke-width="6" fill="none"/>`
  );
}

/** Nairobi's skyline: towers of glass and the round one that everyone knows by its saucer. */
export function skyline(canvas: Canvas, y: number, from: number, lit: boolean): string {
  const { random } = canvas;
  let out = '';
  for (let x = from; x < from + 560; ) {
    const [w, h] = [random.between(44, 82), random.between(90, 230)];
    const tone = random.pick([colors.indigo, colors.plum, colors.slate, darker(colors.indigo, 0.3), colors.pine]);
    out += patch(
      box(x, y - h, w, h + 20),
      canvas.cloth(tone, random.pick(['checks', 'stripes', 'plain']), 0.8),
      undefined,
      4,
    );
    for (let row = y - h + 14; row < y - 16; row += 24)
      for (let column = x + 9; column < x + w - 10; column += 17)
        if (random.chance(lit ? 0.55 : 0.25))
          out += `<path d="${box(column, row, 9, 12)}" fill="${lit ? colors.glow : colors.mist}"/>`;
    x += w + random.between(-6, 12);
  }
  const cx = from + 300;
  out += patch(box(cx - 38, y - 330, 76, 350), canvas.cloth(colors.clay, 'stripes', 0.7), undefined, 5);
  out += patch(
    `M${cx - 74} ${y - 330}L${cx + 74} ${y - 330}L${cx + 40} ${y - 296}H${cx - 40}Z`,
    colors.wheat,
    undefined,
    4,
  );
  out += patch(
    `M${cx - 40} ${y - 332}Q${cx} ${y - 390} ${cx + 40} ${y - 332}Z`,
    darker(colors.clay, 0.3),
    undefined,
    3,
  );
  return (
    out +
    `<path d="M${cx} ${y - 360}v-60" stroke="${colors.ink}" stroke-width="5"/>${stitches(`M${cx - 68} ${y - 322}H${cx + 68}`, colors.cotton)}`
  );
}

/** A fire lookout on legs, above the trees. */
export function lookout(canvas: Canvas, x: number, y: number, height: number): string {
  const top = y - height;
  const brace = (share: number) => y - height * 0.72 * share;
  let out = `<path d="M${x - 70} ${y}L${x - 34} ${top + height * 0.26}M${x + 70} ${y}L${x + 34} ${top + height * 0.26}M${x - 60} ${brace(0.2)}L${x + 52} ${brace(0.5)}M${x + 60} ${brace(0.2)}L${x - 52} ${brace(0.5)}M${x - 50} ${brace(0.55)}L${x + 42} ${brace(0.9)}M${x + 50} ${brace(0.55)}L${x - 42} ${brace(0.9)}" stroke="${colors.walnut}" stroke-width="9" stroke-linecap="round"/>`;
  out +=
    patch(box(x - 66, top + height * 0.22, 132, 14), colors.wheat, undefined, 4) +
    patch(
      box(x - 48, top + height * 0.08, 96, height * 0.15),
      canvas.cloth(colors.linen, 'stripes', 0.7),
      undefined,
      3,
    );
  out +=
    canvas.halo(x, top + height * 0.14, 130, colors.glow, 0.7) +
    patch(box(x - 40, top + height * 0.1, 80, height * 0.075), colors.glow, undefined, 0);
  return (
    out +
    patch(
      polygon([
        [x - 66, top + height * 0.09],
        [x, top],
        [x + 66, top + height * 0.09],
      ]),
      canvas.cloth(colors.madder, 'ticks', 0.8),
      lighter(colors.madder, 0.4),
      4,
    )
  );
}
