import { colors, skies } from '../kit/colors.ts';
import { lantern } from '../kit/furniture.ts';
import { hill, ridge } from '../kit/land.ts';
import { dusk, fireflies } from '../kit/light.ts';
import { cut, fill, round, smooth, stitch } from '../kit/shapes.ts';
import { createSheet, n, type Point, type Sheet } from '../kit/sheet.ts';
import { stars, stripSky } from '../kit/skies.ts';
import { pines } from '../kit/trees.ts';
import { house, type PorchPlan, steps } from './hero-house.ts';

/** The lit porch at dusk, wide. @param shift how far the house stands to the right of its place, where words need room */
export function heroPicture(shift = 0): string {
  const sheet = createSheet('the light is on', 1200, 800);
  return porch(sheet, {
    left: 392 + shift,
    floor: 628,
    eave: 138,
    ground: 742,
    posts: [424 + shift, 776 + shift, 1090 + shift],
    lamp: 834 + shift,
    block: 78,
    horizon: 560,
  });
}

/** The same porch for a phone held upright. */
export function heroPortrait(): string {
  const sheet = createSheet('the light is on', 960, 1200);
  return porch(sheet, {
    left: 172,
    floor: 950,
    eave: 262,
    ground: 1092,
    posts: [204, 592, 934],
    lamp: 655,
    block: 92,
    horizon: 800,
  });
}

function porch(sheet: Sheet, plan: PorchPlan): string {
  const { width, height, random } = sheet;
  const { left, floor, eave, ground, lamp, horizon } = plan;
  const lampY = eave + 118;
  let out = stripSky(sheet, skies.dusk, horizon + 40, 10, 46) + stars(sheet, 26, eave * 1.7, '#F4E7C8', [1.6, 4.6]);
  out += moon(left * 0.42, eave * 0.95, 34);
  out += sheet.glow(left * 0.3, horizon, 520, '#F2A65A', 0.34, 0.4);
  const far = ridge(sheet, horizon, 22, 1.1);
  out += hill(sheet, far, { color: '#4A3B78', other: '#5A4482', echoes: 2, strip: 90 });
  out += pines(sheet, far, 17, [40, 84], '#3B3368', -1, 0.06);
  const near = ridge(sheet, horizon + 62, 16, 0.9);
  out += pines(sheet, near, 13, [110, 235], '#1F3B52', -1, 0.1);
  out += sheet.lift(hill(sheet, near, { color: '#23454A', other: '#1B3A44', print: 'ticks', echoes: 4 }), -3, 0.25);
  out += house(sheet, plan, lampY);
  // The yard comes before the house and takes the lamp's light.
  const yard = ridge(sheet, ground, 9, 0.8);
  out += sheet.lift(
    hill(sheet, yard, { color: '#1F4A40', other: '#173A38', print: 'sprigs', echoes: 3, thread: '#7FC9AE' }),
    -4,
    0.4,
  );
  out += steps(sheet, plan) + bushes(sheet, plan);
  out += dusk(sheet, lamp, lampY + 120, Math.max(width, height) * 0.82, 0.62, 0.2);
  out += sheet.glow(lamp, lampY + 70, 640, '#C96F2C', 0.36) + sheet.glow(lamp, floor + 60, 420, colors.lamp, 0.3, 0.35);
  out += lantern(sheet, lamp, eave + 34, 118, { chain: 40, glow: 1 });
  out += fireflies(sheet, 15, [30, horizon - 60], [left * 1.1, height - 40]);
  const blades = Array.from({ length: 46 }, () => {
    const [x, h] = [random.between(-20, width + 20), random.between(24, 74)];
    return fill(
      `M${n(x - 5)} ${height + 4}Q${n(x)} ${n(height - h * 0.6)} ${n(x + random.between(-22, 22))} ${n(height - h)}Q${n(x + 4)} ${n(height - h * 0.5)} ${n(x + 6)} ${height + 4}Z`,
      random.pick(['#10242E', '#132B31', '#0F1F2C']),
    );
  });
  return sheet.finish(out + blades.join(''));
}

function moon(x: number, y: number, r: number): string {
  return `<path d="M${n(x + r * 0.35)} ${n(y - r)}A${r} ${r} 0 1 0 ${n(x + r)} ${n(y + r * 0.35)}A${n(r * 0.82)} ${n(r * 0.82)} 0 0 1 ${n(x + r * 0.35)} ${n(y - r)}Z" fill="#E9DFF0" opacity=".92"/>`;
}

function bushes(sheet: Sheet, { left, posts, ground }: PorchPlan): string {
  const { random, width } = sheet;
  const places: [number, number][] = [
    [left - 10, 56],
    [posts[0] + 74, 66],
    [posts[0] + 190, 58],
    [posts[1] - 76, 62],
    [posts[2] + 62, 60],
    [Math.min(width + 10, posts[2] + 170), 70],
  ];
  let out = '';
  for (const [x, r] of places) {
    const points = Array.from(
      { length: 10 },
      (_, index): Point => [
        x + Math.cos((index / 10) * 6.283) * r * random.between(0.95, 1.2),
        ground + 10 + Math.sin((index / 10) * 6.283) * r * 0.72,
      ],
    );
    let leaves =
      fill(cut(random, points, 4), '#245A48') +
      stitch(
        smooth(
          points.map(([px, py]): Point => [x + (px - x) * 0.74, ground + 10 + (py - ground - 10) * 0.74]),
          true,
        ),
        colors.mint,
        0.35,
      );
    for (let flower = 0; flower < 7; flower += 1) {
      const [fx, fy] = [x + random.between(-0.8, 0.8) * r, ground + random.between(-0.55, 0.3) * r];
      const petal = random.pick(['#E7A1B0', '#D9718A', '#F4C9CC']);
      for (let turn = 0; turn < 5; turn += 1)
        leaves += fill(round(fx + Math.cos(turn * 1.257) * 5.5, fy + Math.sin(turn * 1.257) * 5.5, 4.6), petal);
      leaves += fill(round(fx, fy, 2.6), colors.lamp);
    }
    out += sheet.lift(leaves, 5, 0.4);
  }
  return out;
}
