import { blockNames } from './blocks.ts';
import { box, type Canvas, patch, polygon, stitches } from './canvas.ts';
import { choir } from './choir.ts';
import { colors, darker, lighter } from './colors.ts';
import { pineRow } from './growing.ts';
import { candle, jar, oilLamp } from './kitchen-things.ts';
import { hill, ridge, sky, stars } from './land.ts';
import { type BlockCloths, quilt, quiltBlock } from './quilt.ts';
import { clothSets, twoCloths } from './scene-moods.ts';
import { ballotBox, books, deed, microphone, radio } from './things.ts';

/** A choir before stained-glass windows made of quilt blocks. */
export function singing(canvas: Canvas): string {
  const { random } = canvas;
  const robe = random.pick([colors.indigo, colors.wine, colors.pine, colors.plum]);
  const wall = random.pick([colors.wheat, colors.linen, colors.peach]);
  let windows = '';
  [200, 600, 1000].forEach((x, index) => {
    const path = `M${x - 110} 420V150Q${x - 108} 20 ${x} 10Q${x + 108} 20 ${x + 110} 150V420Z`;
    const clip = canvas.define(`pane ${index}`, (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
    windows +=
      canvas.halo(x, 220, 260, colors.glow, 0.6) +
      patch(path, colors.lamp, undefined, 6) +
      `<g clip-path="${clip}">${quiltBlock(canvas, random.pick(['ohio star', 'friendship star', 'north star'] as const), x - 120, 10, 240, random.pick(clothSets))}${quiltBlock(canvas, 'nine patch', x - 120, 250, 240, random.pick(clothSets))}</g>` +
      `<path d="${path}" fill="none" stroke="${colors.cotton}" stroke-width="12"/>`;
  });
  return `<rect width="1200" height="800" fill="${canvas.cloth(wall, 'stripes', 2.4)}"/>${windows}${choir(canvas, 420, robe, random.pick([colors.lamp, colors.cotton, colors.coral]), 6)}`;
}

/** A lamp in a window at dusk. */
export function lampInWindow(canvas: Canvas): string {
  const { random } = canvas;
  const wall = random.pick([colors.wine, '#7A4632', darker(colors.pine, 0.1), darker(colors.indigo, 0.25)]);
  const far = ridge(canvas, 470, 24);
  const curtain = (side: 1 | -1) => {
    const x = (offset: number) => (side < 0 ? 250 + offset : 950 - offset);
    return patch(
      `M${x(-60)} 60H${x(200)}Q${x(190)} 300 ${x(40)} 400Q${x(100)} 520 ${x(70)} 640H${x(-60)}Z`,
      canvas.cloth(random.pick([colors.madder, colors.linen, colors.indigo]), 'sprigs', 1.7),
      colors.cotton,
      7,
    );
  };
  return (
    `<rect width="1200" height="800" fill="${canvas.cloth(wall, 'stripes', 2.6)}"/>` +
    patch(box(230, 70, 740, 570), colors.cotton, undefined, 6) +
    `<svg x="260" y="100" width="680" height="510" viewBox="200 60 800 600" preserveAspectRatio="xMidYMid slice">${sky(canvas, 'dusk', 520)}${stars(canvas, 22, 260)}${hill(canvas, far, colors.deepPine)}${pineRow(canvas, far, 12, [90, 170], colors.deepPine)}</svg>` +
    `<path d="M600 100V610M260 355H940" stroke="${colors.cotton}" stroke-width="18"/>` +
    curtain(-1) +
    curtain(1) +
    patch(box(150, 640, 900, 44), canvas.cloth(colors.linen, 'stripes', 0.8), undefined, 7) +
    oilLamp(canvas, random.between(520, 680), 648, 330) +
    jar(canvas, 350, 648, 130, random.pick([colors.lamp, colors.peach, colors.moss])) +
    patch(box(790, 600, 150, 26), colors.indigo, colors.periwinkle, 3) +
    patch(box(804, 574, 130, 26), colors.madder, colors.coral, 3) +
    patch(box(-10, 684, 1220, 130), canvas.cloth(darker(wall, 0.35), 'ticks', 1.2), undefined, 0)
  );
}

/** Bookshelves, a quilt and a lamp. */
export function readingRoom(canvas: Canvas): string {
  const { random } = canvas;
  const wall = random.pick([darker(colors.indigo, 0.2), darker(colors.pine, 0.15), colors.wine]);
  return (
    `<rect width="1200" height="800" fill="${canvas.cloth(wall, 'dots', 1.8)}"/>` +
    [190, 400, 610].map((y) => books(canvas, 40, 740, y, 165)).join('') +
    quilt(
      canvas,
      { x: 820, y: 60, columns: 3, rows: 3, blockPx: 98, sashingPx: 8 },
      [random.pick(blockNames)],
      twoCloths(canvas),
      colors.cotton,
    ) +
    patch(box(700, 630, 520, 34), canvas.cloth(colors.bark, 'stripes', 0.8), undefined, 7) +
    patch(box(760, 664, 40, 150), colors.bark, undefined, 4) +
    patch(box(1120, 664, 40, 150), colors.bark, undefined, 4) +
    patch('M790 628Q880 566 960 622Q1040 566 1130 628Z', colors.cotton, undefined, 4) +
    stitches('M830 612Q880 588 930 612M990 612Q1040 588 1090 612', colors.slate, 0.9) +
    oilLamp(canvas, 860, 636, 210)
  );
}

/** A ballot box before a quilt. */
export function ballots(canvas: Canvas): string {
  const { random } = canvas;
  const ground = random.pick([colors.indigo, colors.madder, colors.pine]);
  const set: BlockCloths = [lighter(ground, 0.1), darker(ground, 0.18), lighter(ground, 0.28), darker(ground, 0.3)];
  const front = ground === colors.madder ? colors.indigo : colors.madder;
  return (
    quilt(
      canvas,
      { x: -40, y: -60, columns: 5, rows: 4, blockPx: 240, sashingPx: 16 },
      ['north star', 'friendship star'],
      [set],
      darker(ground, 0.08),
    ) +
    canvas.halo(600, 360, 520, colors.glow, 0.45) +
    patch(box(-20, 640, 1240, 180), canvas.cloth(colors.bark, 'stripes', 1.4), undefined, -5) +
    ballotBox(canvas, random.between(520, 680), 700, 400, front)
  );
}

/** A microphone or a radio, with its sound in patches. */
export function studio(canvas: Canvas): string {
  const { random } = canvas;
  const ground = random.pick([colors.indigo, colors.wine, colors.pine, colors.plum, darker(colors.clay, 0.2)]);
  const accent = random.pick([colors.lamp, colors.coral, colors.mint, colors.periwinkle]);
  let wave = '';
  for (let bar = 0; bar < 30; bar += 1) {
    const x = 20 + bar * 40;
    const h = 40 + Math.abs(Math.sin(bar * 0.7 + random.between(0, 1)) * 250) * (1 - Math.abs(bar - 14.5) / 24);
    const tone = bar % 3 ? lighter(ground, 0.22) : accent;
    wave += `<path d="${polygon([
      [x, 400],
      [x + 17, 400 - h],
      [x + 34, 400],
      [x + 17, 400 + h],
    ])}" fill="${canvas.cloth(tone, bar % 2 ? 'dots' : 'plain', 0.7)}"/>`;
  }
  const set: BlockCloths = [darker(ground, 0.12), darker(ground, 0.25), lighter(ground, 0.05), darker(ground, 0.05)];
  const base = quilt(
    canvas,
    { x: -30, y: -40, columns: 6, rows: 5, blockPx: 200, sashingPx: 10 },
    [random.pick(blockNames)],
    [set],
    darker(ground, 0.2),
  );
  return `${base}${wave}${canvas.halo(600, 360, 420, accent, 0.5)}${random.chance(0.6) ? microphone(canvas, 600, 330, 330, accent) : patch(box(-10, 640, 1220, 170), canvas.cloth(colors.bark, 'stripes', 1.2), undefined, -5) + radio(canvas, 600, 650, 540)}`;
}

/** Candles and a lamp on one table. */
export function sharedLight(canvas: Canvas): string {
  const { random } = canvas;
  const ground = random.pick([colors.ink, darker(colors.plum, 0.3), darker(colors.indigo, 0.35)]);
  const set: BlockCloths = [lighter(ground, 0.05), lighter(ground, 0.14), lighter(ground, 0.2), colors.plum];
  const tones = random.shuffle([
    colors.cotton,
    colors.coral,
    colors.periwinkle,
    colors.lamp,
    colors.mint,
    colors.peach,
    colors.madder,
    colors.wheat,
  ]);
  return (
    quilt(
      canvas,
      { x: -30, y: -50, columns: 5, rows: 4, blockPx: 250, sashingPx: 8 },
      ['friendship star'],
      [set],
      ground,
    ) +
    patch(
      box(-20, 600, 1240, 220),
      canvas.cloth(random.pick([colors.madder, colors.indigo, colors.linen]), 'checks', 2.4),
      undefined,
      -5,
    ) +
    tones
      .map((tone, index) =>
        index === 3
          ? oilLamp(canvas, 170 + index * 124, 690, 280)
          : candle(canvas, 170 + index * 124, 660 + (index % 3) * 30, random.between(130, 260), tone),
      )
      .join('')
  );
}

/** A deed with its plat, a pencil and a lamp. */
export function landPapers(canvas: Canvas): string {
  const { random } = canvas;
  const cloth = random.pick([colors.madder, colors.indigo, colors.pine, colors.lamp]);
  return `<rect width="1200" height="800" fill="${canvas.cloth(cloth, 'checks', 3)}"/>${stitches('M0 40H1200M0 760H1200', colors.cotton, 0.8)}${canvas.halo(980, 120, 520, colors.glow, 0.5)}<g transform="rotate(${random.between(-6, 4).toFixed(1)} 560 400)">${deed(canvas, 170, 140, 740)}</g>${oilLamp(canvas, 1050, 470, 340)}`;
}
