import { box, type Canvas, patch, polygon, round, stitches } from './canvas.ts';
import { colors, darker, lighter } from './colors.ts';

/** An oil lamp that burns. @param y of its foot */
export function oilLamp(canvas: Canvas, x: number, y: number, size: number): string {
  const s = size;
  return (
    canvas.halo(x, y - s * 0.68, s * 1.5, colors.glow, 0.85) +
    patch(
      `M${x - s * 0.2} ${y}Q${x - s * 0.06} ${y - s * 0.08} ${x - s * 0.06} ${y - s * 0.16}H${x + s * 0.06}Q${x + s * 0.06} ${y - s * 0.08} ${x + s * 0.2} ${y}Z`,
      colors.wheat,
      undefined,
      3,
    ) +
    patch(
      `M${x - s * 0.06} ${y - s * 0.14}Q${x - s * 0.24} ${y - s * 0.2} ${x - s * 0.2} ${y - s * 0.32}Q${x - s * 0.16} ${y - s * 0.4} ${x - s * 0.08} ${y - s * 0.42}H${x + s * 0.08}Q${x + s * 0.16} ${y - s * 0.4} ${x + s * 0.2} ${y - s * 0.32}Q${x + s * 0.24} ${y - s * 0.2} ${x + s * 0.06} ${y - s * 0.14}Z`,
      canvas.cloth(colors.madder, 'dots', 0.6),
      colors.coral,
      3,
    ) +
    patch(box(x - s * 0.1, y - s * 0.47, s * 0.2, s * 0.06), colors.wheat, undefined, 2) +
    `<path d="M${x - s * 0.09} ${y - s * 0.47}Q${x - s * 0.24} ${y - s * 0.64} ${x - s * 0.07} ${y - s * 0.84}V${y - s}H${x + s * 0.07}V${y - s * 0.84}Q${x + s * 0.24} ${y - s * 0.64} ${x + s * 0.09} ${y - s * 0.47}Z" fill="${colors.mist}" fill-opacity=".55" stroke="${colors.cotton}" stroke-width="3"/>` +
    `<path d="M${x} ${y - s * 0.8}Q${x + s * 0.1} ${y - s * 0.6} ${x} ${y - s * 0.5}Q${x - s * 0.1} ${y - s * 0.6} ${x} ${y - s * 0.8}Z" fill="${colors.glow}"/><path d="M${x} ${y - s * 0.7}Q${x + s * 0.045} ${y - s * 0.58} ${x} ${y - s * 0.52}Q${x - s * 0.045} ${y - s * 0.58} ${x} ${y - s * 0.7}Z" fill="${colors.cotton}"/>`
  );
}

/** A candle that burns. @param y of its foot */
export function candle(canvas: Canvas, x: number, y: number, height: number, color: string): string {
  return (
    canvas.halo(x, y - height - 18, 110, colors.glow, 0.75) +
    patch(box(x - 15, y - height, 30, height), canvas.cloth(color, 'stripes', 0.5), undefined, 3) +
    `<path d="M${x} ${y - height}v-10" stroke="${colors.ink}" stroke-width="3"/><path d="M${x} ${y - height - 42}Q${x + 15} ${y - height - 14} ${x} ${y - height - 6}Q${x - 15} ${y - height - 14} ${x} ${y - height - 42}Z" fill="${colors.glow}"/>`
  );
}

/** A jar of something put up for winter. @param y of its foot */
export function jar(canvas: Canvas, x: number, y: number, height: number, content: string): string {
  const w = height * 0.58;
  const body = `M${x - w / 2} ${y - 6}V${y - height * 0.66}Q${x - w / 2} ${y - height * 0.8} ${x - w * 0.36} ${y - height * 0.82}H${x + w * 0.36}Q${x + w / 2} ${y - height * 0.8} ${x + w / 2} ${y - height * 0.66}V${y - 6}Q${x + w / 2} ${y} ${x + w * 0.42} ${y}H${x - w * 0.42}Q${x - w / 2} ${y} ${x - w / 2} ${y - 6}Z`;
  return (
    patch(body, canvas.cloth(content, 'rings', height / 150), undefined, 5) +
    `<path d="${box(x - w * 0.4, y - height * 0.7, w * 0.1, height * 0.58)}" fill="#fff" fill-opacity=".4"/>` +
    patch(box(x - w * 0.3, y - height * 0.48, w * 0.6, height * 0.26), colors.cotton, undefined, 1) +
    stitches(
      `M${x - w * 0.2} ${y - height * 0.38}h${w * 0.4}M${x - w * 0.2} ${y - height * 0.31}h${w * 0.3}`,
      colors.slate,
      0.8,
    ) +
    patch(
      box(x - w * 0.4, y - height * 0.96, w * 0.8, height * 0.15),
      canvas.cloth(colors.wheat, 'stripes', 0.4),
      undefined,
      2,
    )
  );
}

/** A split-oak basket heaped with produce. @param y of its foot */
export function basket(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  produce: 'greens' | 'peaches' | 'tomatoes' | 'corn' | 'eggs' | 'yams',
): string {
  const { random } = canvas;
  const h = width * 0.42;
  const top = y - h;
  const heap = (draw: (px: number, py: number, r: number) => string) => {
    let out = '';
    for (const [count, lift] of [
      [4, 0.34],
      [5, 0.2],
      [6, 0.04],
    ] as const)
      for (let index = 0; index < count; index += 1)
        out += draw(
          x - width * 0.4 * (count / 6) + (index * width * 0.8 * (count / 6)) / (count - 1),
          top - width * lift + random.between(-4, 4),
          width * 0.095,
        );
    return out;
  };
  const fruit = (tones: readonly string[]) =>
    heap((px, py, r) => {
      const tone = random.pick(tones);
      return (
        patch(round(px, py, r), tone, undefined, 3) +
        `<circle cx="${px - r * 0.3}" cy="${py - r * 0.3}" r="${r * 0.28}" fill="${lighter(tone, 0.45)}"/>`
      );
    });
  const heaps = {
    peaches: () => fruit([colors.coral, colors.peach, colors.clay, colors.lamp]),
    tomatoes: () => fruit([colors.madder, '#C24A32', '#D9603F']),
    eggs: () =>
      heap((px, py, r) =>
        patch(
          round(px, py, r * 0.85, r * 1.05),
          random.pick([colors.cotton, colors.linen, colors.peach, '#C99B74']),
          undefined,
          3,
        ),
      ),
    yams: () =>
      heap((px, py, r) =>
        patch(
          `M${px - r * 1.5} ${py}Q${px} ${py - r * 1.4} ${px + r * 1.5} ${py}Q${px} ${py + r * 1.1} ${px - r * 1.5} ${py}Z`,
          random.pick(['#A4502F', '#B8623A', '#8F4229']),
          undefined,
          3,
        ),
      ),
    corn: () =>
      heap((px, py, r) => {
        const lean = random.between(-22, 22).toFixed(0);
        return `<g transform="rotate(${lean} ${px} ${py})">${patch(round(px, py - r * 0.8, r * 0.62, r * 1.9), canvas.cloth(colors.lamp, 'dots', 0.45), undefined, 3)}${patch(`M${px - r * 0.8} ${py + r}Q${px - r} ${py - r * 0.6} ${px} ${py + r * 0.2}Q${px + r} ${py - r * 0.6} ${px + r * 0.8} ${py + r}Z`, colors.moss, undefined, 2)}</g>`;
      }),
    greens: () =>
      heap((px, py, r) => {
        const tone = random.pick([colors.pine, colors.moss, '#2F7350', darker(colors.moss, 0.2)]);
        const leaf = `M${px} ${py + r}C${px - r * 2} ${py + r * 0.2} ${px - r * 1.7} ${py - r * 1.6} ${px} ${py - r * 2.2}C${px + r * 1.7} ${py - r * 1.6} ${px + r * 2} ${py + r * 0.2} ${px} ${py + r}Z`;
        return `<g transform="rotate(${random.between(-35, 35).toFixed(0)} ${px} ${py})">${patch(leaf, tone, undefined, 3)}<path d="M${px} ${py + r}V${py - r * 1.7}" stroke="${colors.sage}" stroke-width="3"/></g>`;
      }),
  };
  let weave = '';
  for (let row = 0; row < 4; row += 1)
    weave += `<path d="M${x - width * 0.46 + row * width * 0.014} ${top + h * (0.2 + row * 0.21)}H${x + width * 0.46 - row * width * 0.014}" stroke="${darker(colors.wheat, 0.35)}" stroke-width="${h * 0.05}" stroke-dasharray="${width * 0.06} ${width * 0.05}" stroke-dashoffset="${row % 2 ? width * 0.055 : 0}"/>`;
  return (
    `<path d="M${x - width * 0.42} ${top}Q${x} ${top - width * 0.95} ${x + width * 0.42} ${top}" fill="none" stroke="${darker(colors.wheat, 0.4)}" stroke-width="${width * 0.035}"/>` +
    heaps[produce]() +
    patch(
      polygon([
        [x - width / 2, top],
        [x + width / 2, top],
        [x + width * 0.42, y],
        [x - width * 0.42, y],
      ]),
      colors.wheat,
      undefined,
      6,
    ) +
    weave +
    patch(box(x - width * 0.53, top - h * 0.08, width * 1.06, h * 0.17), darker(colors.wheat, 0.18), colors.linen, 3)
  );
}
