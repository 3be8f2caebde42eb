import { type BlockName, blockNames } from './blocks.ts';
import { barn, skyline } from './buildings.ts';
import { box, type Canvas, type Point, patch, polygon, stitches } from './canvas.ts';
import { church, courthouse, schoolhouse } from './civic-buildings.ts';
import { colors, darker } from './colors.ts';
import { acacia, broadTree, pine, pineRow } from './growing.ts';
import { disc, fields, hill, ridge, sky, stars, under } from './land.ts';
import { hangingLamp, litWindow, porchHouse } from './porch-house.ts';
import { quiltBlock } from './quilt.ts';
import { anySky, clothSets, isDark, twoCloths } from './scene-moods.ts';
import { truck } from './things.ts';

/** The house with its porch, lamps lit and a quilt on the rail. */
export function porch(canvas: Canvas): string {
  const mood = anySky(canvas, 'dusk', 'dusk', 'night');
  const [far, near] = [ridge(canvas, 500, 22), ridge(canvas, 610, 14, 1)];
  const x = canvas.random.between(180, 400);
  return (
    sky(canvas, mood, 540) +
    stars(canvas, 26, 230) +
    (mood === 'night' ? disc(canvas, x < 290 ? 1050 : 130, 140, 46, colors.linen) : '') +
    hill(canvas, far, darker(colors.plum, 0.35)) +
    pineRow(canvas, far, 9, [80, 150], colors.deepPine) +
    hill(canvas, near, darker(colors.pine, 0.2), 'sprigs', 5) +
    porchHouse(
      canvas,
      x,
      712,
      620,
      canvas.random.pick([colors.mist, colors.linen, '#8C9BD6', colors.peach]),
      canvas.random.pick(blockNames),
      twoCloths(canvas),
    ) +
    broadTree(canvas, x > 290 ? 90 : 1110, 740, 430, darker(colors.pine, 0.1)) +
    patch(
      `M${x + 250} 728Q${x + 210} 770 ${x + 120} 810H${x + 480}Q${x + 400} 770 ${x + 365} 728Z`,
      canvas.cloth(colors.wheat, 'dots', 0.8),
      colors.cotton,
      0,
    )
  );
}

/** A path with lamps, past a barn, at dusk. */
export function walkHome(canvas: Canvas): string {
  const { random } = canvas;
  const set = random.pick(clothSets);
  const far = ridge(canvas, 430, 22);
  return (
    sky(canvas, 'dusk', 470) +
    stars(canvas, 24, 200) +
    hill(canvas, far, darker(colors.plum, 0.3)) +
    pineRow(canvas, far, 13, [70, 150], colors.deepPine) +
    hill(canvas, ridge(canvas, 500, 10), darker(colors.pine, 0.15), 'sprigs', 6) +
    barn(
      canvas,
      random.between(120, 220),
      560,
      240,
      random.pick<BlockName>(['log cabin', 'ohio star', 'bear’s paw', 'north star']),
      set,
    ) +
    patch('M760 500Q720 610 420 810H860Q830 640 790 500Z', canvas.cloth(colors.wheat, 'dots', 0.9), colors.cotton, 0) +
    [
      [560, 690, 1.25],
      [690, 580, 0.8],
      [745, 525, 0.5],
    ]
      .map(
        ([x = 0, y = 0, s = 1]) =>
          patch(box(x - 5 * s, y - 190 * s, 10 * s, 190 * s), colors.walnut, undefined, 2) +
          hangingLamp(canvas, x + 14 * s, y - 200 * s, 70 * s),
      )
      .join('') +
    litWindow(canvas, 900, 430, 34, 44) +
    pine(canvas, 1050, 700, 430, colors.deepPine)
  );
}

/** The pantry’s truck on the road. */
export function delivery(canvas: Canvas): string {
  const { random } = canvas;
  const mood = anySky(canvas, 'dawn', 'day', 'harvest');
  const near = ridge(canvas, 560, 10);
  const paint = random.pick([colors.madder, colors.indigo, colors.pine]);
  return (
    sky(canvas, mood, 480) +
    disc(canvas, 960, 170, 58, colors.lamp) +
    hill(canvas, ridge(canvas, 420, 30), '#7C8CC4') +
    fields(canvas, near, [colors.moss, colors.wheat, colors.sage, colors.pine], ['nine patch', 'churn dash']) +
    patch(box(-10, 680, 1220, 130), canvas.cloth(colors.slate, 'ticks', 1.3), undefined, 0) +
    stitches('M0 742H1200', colors.lamp, 1) +
    truck(canvas, 300, 710, 560, paint) +
    quiltBlock(canvas, 'basket', 415, 490, 150, [colors.cotton, paint, colors.lamp, colors.moss]) +
    broadTree(canvas, 120, 690, 340, colors.pine) +
    pine(canvas, 1080, 690, 340, colors.deepPine)
  );
}

/** A white church among fields. */
export function chapel(canvas: Canvas): string {
  const { random } = canvas;
  const mood = anySky(canvas, 'dawn', 'dusk', 'day', 'harvest');
  const near = ridge(canvas, 620, 16);
  const x = random.between(420, 780);
  return (
    sky(canvas, mood, 560) +
    disc(canvas, x > 600 ? 220 : 980, 200, 60, isDark(mood) ? colors.linen : colors.lamp) +
    hill(canvas, ridge(canvas, 500, 26), isDark(mood) ? colors.plum : '#7C8CC4') +
    fields(canvas, near, random.shuffle([colors.moss, colors.sage, colors.wheat, colors.pine]), [
      'nine patch',
      'churn dash',
    ]) +
    church(canvas, x, 690, 400) +
    broadTree(canvas, x > 600 ? 200 : 1000, 720, 330, colors.pine)
  );
}

/** The courthouse on its square. */
export function countySeat(canvas: Canvas): string {
  const mood = anySky(canvas, 'dawn', 'day', 'dusk', 'harvest');
  const far = ridge(canvas, 520, 18);
  return (
    sky(canvas, mood, 540) +
    (isDark(mood) ? stars(canvas, 18, 220) : disc(canvas, 220, 190, 60, colors.lamp)) +
    hill(canvas, far, isDark(mood) ? colors.deepPine : colors.moss) +
    pineRow(canvas, far, 14, [70, 130], colors.pine) +
    hill(canvas, ridge(canvas, 650, 8), colors.sage, 'sprigs', 4) +
    courthouse(canvas, 600, 690, 430) +
    broadTree(canvas, 170, 720, 330, colors.pine) +
    broadTree(canvas, 1040, 725, 350, colors.moss) +
    patch('M520 706Q480 760 400 810H800Q720 760 680 706Z', canvas.cloth(colors.linen, 'checks', 1), undefined, 0)
  );
}

/** The schoolhouse with the tall windows. */
export function school(canvas: Canvas): string {
  const mood = anySky(canvas, 'dawn', 'day', 'harvest');
  const far = ridge(canvas, 470, 20);
  return (
    sky(canvas, mood, 500) +
    disc(canvas, 980, 160, 54, colors.lamp) +
    hill(canvas, far, colors.moss) +
    pineRow(canvas, far, 13, [110, 190], colors.pine) +
    hill(canvas, ridge(canvas, 620, 8), '#C98D5A', 'dots', 3) +
    schoolhouse(canvas, 230, 650, 740) +
    broadTree(canvas, 90, 740, 360, colors.moss)
  );
}

/** Nairobi from the edge of the savanna, with the hills behind and a quilted border. */
export function nairobi(canvas: Canvas): string {
  const { random } = canvas;
  const mood = anySky(canvas, 'dawn', 'dusk', 'harvest');
  const hills: Point[] = [
    [-20, 470],
    [90, 420],
    [170, 330],
    [240, 390],
    [330, 290],
    [420, 380],
    [520, 310],
    [620, 400],
    [760, 360],
    [900, 420],
    [1060, 390],
    [1220, 430],
  ];
  const near = ridge(canvas, 640, 14);
  let border = '';
  for (let x = 0; x < 1200; x += 80)
    border += quiltBlock(
      canvas,
      'flying geese',
      x,
      730,
      80,
      x % 160
        ? [colors.ink, colors.lamp, colors.madder, colors.mint]
        : [colors.madder, colors.cotton, colors.lamp, colors.pine],
    );
  return (
    sky(canvas, mood, 500) +
    disc(canvas, random.between(180, 420), 220, 74, colors.glow) +
    patch(under(canvas, hills), canvas.cloth(isDark(mood) ? colors.plum : '#8A86B8', 'ticks', 1.2), undefined, -4) +
    stitches(
      polygon(
        hills.map(([x, y]): Point => [x, y + 16]),
        true,
      ),
      colors.cotton,
      0.6,
    ) +
    hill(canvas, ridge(canvas, 500, 10), isDark(mood) ? darker(colors.pine, 0.1) : colors.moss, 'sprigs') +
    skyline(canvas, 560, random.between(500, 600), isDark(mood)) +
    hill(canvas, near, random.pick([colors.wheat, colors.clay, '#C8A45C']), 'ticks', 3) +
    acacia(canvas, 210, 690, 330, colors.pine) +
    acacia(canvas, random.between(440, 500), 660, 170, colors.moss) +
    border
  );
}
