import { box, type Canvas, patch, polygon, round, stitches } from './canvas.ts';
import { colors, darker, lighter } from './colors.ts';

/** Books that stand on a shelf from `from` to `to`. @param y of the shelf */
export function books(canvas: Canvas, from: number, to: number, y: number, height: number): string {
  const { random } = canvas;
  const tones = [
    colors.madder,
    colors.indigo,
    colors.pine,
    colors.wheat,
    colors.plum,
    colors.clay,
    colors.linen,
    colors.slate,
    colors.moss,
    colors.wine,
  ];
  let out = '';
  for (let x = from; x < to - 30; ) {
    const [w, h] = [random.between(22, 46), height * random.between(0.68, 0.96)];
    const tone = random.pick(tones);
    const leaning = random.chance(0.08);
    const book =
      patch(
        box(x, y - h, w, h),
        canvas.cloth(tone, random.pick(['plain', 'plain', 'stripes', 'dots', 'ticks']), 0.6),
        undefined,
        3,
      ) +
      `<path d="M${x + 4} ${y - h * 0.82}h${w - 8}M${x + 4} ${y - h * 0.76}h${w - 8}M${x + 4} ${y - h * 0.14}h${w - 8}" stroke="${lighter(tone, 0.5)}" stroke-width="2.5"/>`;
    out += leaning ? `<g transform="rotate(7 ${x} ${y})">${book}</g>` : book;
    x += w + (leaning ? 18 : 2);
  }
  return out + patch(box(from - 30, y, to - from + 60, 18), canvas.cloth(colors.bark, 'stripes', 0.5), undefined, 5);
}

/** A studio microphone on its stand. @param y of its middle */
export function microphone(canvas: Canvas, x: number, y: number, size: number, color: string): string {
  const [w, h] = [size * 0.3, size * 0.56];
  const capsule = `M${x - w} ${y + h * 0.5}V${y - h * 0.4}Q${x - w} ${y - h} ${x} ${y - h}Q${x + w} ${y - h} ${x + w} ${y - h * 0.4}V${y + h * 0.5}Q${x + w} ${y + h} ${x} ${y + h}Q${x - w} ${y + h} ${x - w} ${y + h * 0.5}Z`;
  let out = `<path d="M${x} ${y + h}V${y + size * 1.5}" stroke="${colors.ink}" stroke-width="${size * 0.07}"/><path d="M${x - w * 1.45} ${y - h * 0.1}V${y + h * 0.5}Q${x - w * 1.4} ${y + h * 1.35} ${x} ${y + h * 1.35}Q${x + w * 1.4} ${y + h * 1.35} ${x + w * 1.45} ${y + h * 0.5}V${y - h * 0.1}" fill="none" stroke="${colors.ink}" stroke-width="${size * 0.06}" stroke-linecap="round"/>`;
  out += patch(capsule, canvas.cloth(colors.linen, 'checks', 0.8), undefined, 8);
  for (let line = -3; line <= 0; line += 1)
    out += `<path d="M${x - w * 0.8} ${y + line * h * 0.2 - 4}H${x + w * 0.8}" stroke="${colors.slate}" stroke-width="6" stroke-linecap="round"/>`;
  out += patch(box(x - w * 1.06, y + h * 0.02, w * 2.12, h * 0.2), color, lighter(color, 0.5), 3);
  return out + patch(box(x - w * 0.16, y + h * 0.42, w * 0.32, h * 0.16), colors.lamp, undefined, 1);
}

/** A table radio. @param y of its foot */
export function radio(canvas: Canvas, x: number, y: number, width: number): string {
  const h = width * 0.62;
  let out = patch(
    `M${x - width / 2} ${y}V${y - h * 0.6}Q${x - width / 2} ${y - h} ${x} ${y - h}Q${x + width / 2} ${y - h} ${x + width / 2} ${y - h * 0.6}V${y}Z`,
    canvas.cloth(colors.bark, 'stripes', 0.9),
    colors.peach,
    7,
  );
  out += patch(
    `M${x - width * 0.38} ${y - h * 0.42}V${y - h * 0.6}Q${x - width * 0.36} ${y - h * 0.86} ${x} ${y - h * 0.86}Q${x + width * 0.36} ${y - h * 0.86} ${x + width * 0.38} ${y - h * 0.6}V${y - h * 0.42}Z`,
    canvas.cloth(colors.wheat, 'checks', 0.6),
    undefined,
    2,
  );
  for (const share of [-0.24, -0.12, 0, 0.12, 0.24])
    out += `<path d="M${x + width * share} ${y - h * 0.42}V${y - h * 0.82}" stroke="${colors.bark}" stroke-width="${width * 0.025}"/>`;
  out +=
    canvas.halo(x, y - h * 0.22, width * 0.45, colors.glow, 0.6) +
    patch(box(x - width * 0.2, y - h * 0.31, width * 0.4, h * 0.17), colors.glow, undefined, 2);
  out += stitches(`M${x - width * 0.17} ${y - h * 0.2}H${x + width * 0.17}`, colors.madder, 1);
  for (const side of [-1, 1])
    out += patch(round(x + side * width * 0.34, y - h * 0.22, width * 0.06), colors.cotton, colors.slate, 3);
  return out;
}

/** A ballot box, and a ballot on its way in. @param y of its foot */
export function ballotBox(canvas: Canvas, x: number, y: number, width: number, front: string): string {
  const h = width * 0.72;
  const ballot = `<g transform="rotate(-7 ${x} ${y - h})">${patch(box(x - width * 0.24, y - h - width * 0.5, width * 0.48, width * 0.62), colors.cotton, undefined, 4)}${[
    0, 1, 2, 3,
  ]
    .map(
      (line) =>
        `<rect x="${x - width * 0.18}" y="${y - h - width * (0.42 - line * 0.11)}" width="${width * 0.055}" height="${width * 0.055}" fill="${line === 1 ? colors.indigo : 'none'}" stroke="${colors.ink}" stroke-width="3"/><path d="M${x - width * 0.09} ${y - h - width * (0.39 - line * 0.11)}h${width * (0.26 - (line % 2) * 0.06)}" stroke="${colors.slate}" stroke-width="6"/>`,
    )
    .join('')}</g>`;
  return (
    ballot +
    patch(
      polygon([
        [x - width * 0.56, y - h * 0.9],
        [x - width * 0.44, y - h * 1.06],
        [x + width * 0.44, y - h * 1.06],
        [x + width * 0.56, y - h * 0.9],
      ]),
      lighter(front, 0.16),
      undefined,
      0,
    ) +
    `<path d="M${x - width * 0.3} ${y - h * 0.99}H${x + width * 0.3}" stroke="${colors.ink}" stroke-width="12" stroke-linecap="round"/>` +
    patch(box(x - width * 0.56, y - h * 0.92, width * 1.12, h * 0.1), darker(front, 0.25), undefined, 4) +
    patch(
      box(x - width * 0.5, y - h * 0.84, width, h * 0.84),
      canvas.cloth(front, 'sprigs', 1.2),
      lighter(front, 0.5),
      7,
    )
  );
}

/** A land deed with its plat: parcels, a creek, a seal, and a pencil beside. */
export function deed(canvas: Canvas, x: number, y: number, width: number): string {
  const h = width * 0.74;
  let out =
    patch(
      box(x, y, width, h),
      canvas.fade([
        [0, colors.cotton],
        [1, colors.linen],
      ]),
      undefined,
      9,
    ) +
    `<rect x="${x + 16}" y="${y + 16}" width="${width - 32}" height="${h - 32}" fill="none" stroke="${colors.madder}" stroke-width="3"/>`;
  const [px, py, pw, ph] = [x + width * 0.4, y + h * 0.14, width * 0.53, h * 0.72];
  const parcels: [number, number, number, number, string][] = [
    [0, 0, 0.55, 0.4, colors.sage],
    [0.55, 0, 0.45, 0.55, colors.wheat],
    [0, 0.4, 0.3, 0.6, colors.peach],
    [0.3, 0.4, 0.25, 0.6, colors.mint],
    [0.55, 0.55, 0.45, 0.45, colors.mist],
  ];
  for (const [left, top, w, ht, tone] of parcels)
    out += patch(box(px + left * pw, py + top * ph, w * pw, ht * ph), canvas.cloth(tone, 'ticks', 0.9), colors.ink, 0);
  out += `<path d="M${px + pw * 0.1} ${py}C${px + pw * 0.5} ${py + ph * 0.3} ${px + pw * 0.2} ${py + ph * 0.6} ${px + pw * 0.8} ${py + ph}" fill="none" stroke="${colors.indigo}" stroke-width="9" opacity=".7"/>`;
  for (let line = 0; line < 9; line += 1)
    out += `<path d="M${x + width * 0.06} ${y + h * (0.2 + line * 0.065)}h${width * (line % 3 === 2 ? 0.18 : 0.29)}" stroke="${colors.slate}" stroke-width="5" opacity=".75"/>`;
  out +=
    patch(box(x + width * 0.06, y + h * 0.1, width * 0.22, 13), colors.ink, undefined, 0) +
    patch(round(x + width * 0.15, y + h * 0.85, width * 0.05), colors.madder, colors.coral, 3);
  const pencil = `<g transform="rotate(-32 ${x + width * 0.9} ${y + h * 0.95})">${patch(box(x + width * 0.62, y + h * 0.93, width * 0.4, 22), colors.lamp, undefined, 5)}${patch(
    polygon([
      [x + width * 0.62, y + h * 0.93],
      [x + width * 0.56, y + h * 0.93 + 11],
      [x + width * 0.62, y + h * 0.93 + 22],
    ]),
    colors.linen,
    undefined,
    2,
  )}${patch(box(x + width * 1.02, y + h * 0.93, 22, 22), colors.coral, undefined, 2)}</g>`;
  return out + pencil;
}

/** The pantry's delivery truck. @param y of the road */
export function truck(canvas: Canvas, x: number, y: number, width: number, color: string): string {
  const h = width * 0.4;
  const wheel = (cx: number) =>
    patch(round(cx, y - width * 0.02, width * 0.085), colors.ink, undefined, 3) +
    patch(round(cx, y - width * 0.02, width * 0.04), colors.linen, undefined, 0);
  return (
    patch(box(x, y - h - width * 0.04, width * 0.66, h), canvas.cloth(colors.cotton, 'plain'), color, 6) +
    patch(
      `M${x + width * 0.67} ${y - width * 0.04}V${y - h * 0.84}H${x + width * 0.83}Q${x + width * 0.88} ${y - h * 0.8} ${x + width * 0.9} ${y - h * 0.5}L${x + width} ${y - h * 0.42}V${y - width * 0.04}Z`,
      canvas.cloth(color, 'dots', 0.7),
      lighter(color, 0.5),
      6,
    ) +
    patch(
      `M${x + width * 0.71} ${y - h * 0.48}V${y - h * 0.75}H${x + width * 0.81}Q${x + width * 0.84} ${y - h * 0.7} ${x + width * 0.86} ${y - h * 0.48}Z`,
      colors.mist,
      undefined,
      0,
    ) +
    patch(round(x + width * 0.98, y - h * 0.3, width * 0.018), colors.glow, undefined, 0) +
    wheel(x + width * 0.17) +
    wheel(x + width * 0.8)
  );
}
