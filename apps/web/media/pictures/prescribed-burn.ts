import { skies, skins } from '../kit/colors.ts';
import { hill, ridge } from '../kit/land.ts';
import { person } from '../kit/people.ts';
import { poses } from '../kit/poses.ts';
import { fill, round, smooth, stitch, stroke } from '../kit/shapes.ts';
import { createSheet, n, type Point } from '../kit/sheet.ts';
import { stars, stripSky } from '../kit/skies.ts';
import { longleaf } from '../kit/trees.ts';
import { wiregrass } from './undergrowth.ts';

/** A prescribed burn at nightfall: a low line of fire that keeps the forest open. */
export function prescribedBurn(): string {
  const sheet = createSheet('low fire');
  const { random } = sheet;
  let out = stripSky(sheet, skies.smoke, 560, 9, 60) + stars(sheet, 20, 160, '#F4D9B0', [1.6, 4]);
  for (let index = 0; index < 20; index += 1)
    out += longleaf(sheet, random.between(0, 1200), 590, random.between(300, 400), {
      bark: '#6E4450',
      needles: '#5A4A5A',
      light: 1,
    });
  for (let puff = 0; puff < 7; puff += 1) {
    const [x, y, r] = [120 + puff * 170, 420 - (puff % 3) * 60, 120 + (puff % 2) * 40];
    const cloud = smooth(
      Array.from(
        { length: 9 },
        (_, index): Point => [
          x + Math.cos((index / 9) * 6.283) * r * random.between(0.9, 1.3),
          y + Math.sin((index / 9) * 6.283) * r * 0.5 * random.between(0.8, 1.2),
        ],
      ),
      true,
    );
    out += fill(cloud, '#D9A08A', 0.16) + stitch(cloud, '#F4D2B4', 0.22);
  }
  const ground = ridge(sheet, 590, 8, 1);
  out += hill(sheet, ground, { color: '#5A3238', other: '#482A36', echoes: 1, thread: '#E8A06A' });
  for (const [x, h] of [
    [90, 560],
    [236, 470],
    [880, 500],
    [1010, 620],
    [1140, 520],
  ] as const)
    out += longleaf(sheet, x, 640, h, { bark: '#5A3038', needles: '#2F3A44', light: x < 560 ? 1 : -1, lean: 8 });
  out += hill(sheet, ridge(sheet, 650, 6, 1), { color: '#34212F', other: '#2A1C2B', echoes: 2, thread: '#C9683F' });
  let flames = '';
  for (let index = 0; index < 46; index += 1) {
    const x = 20 + index * 17 + random.between(-6, 6);
    if (x > 790) break;
    const [y, h] = [664 + Math.sin(x / 90) * 10, random.between(34, 92)];
    const flame = (w: number, tall: number, color: string) =>
      fill(
        `M${n(x - w)} ${n(y)}Q${n(x - w * 0.9)} ${n(y - tall * 0.5)} ${n(x + random.between(-4, 10))} ${n(y - tall)}Q${n(x + w * 1.1)} ${n(y - tall * 0.4)} ${n(x + w)} ${n(y)}Z`,
        color,
      );
    flames +=
      flame(15, h, '#C9482C') +
      flame(11, h * 0.74, '#F0862F') +
      flame(7, h * 0.48, '#FBC655') +
      flame(4, h * 0.25, '#FFF0BE');
  }
  out += sheet.glow(400, 640, 620, '#F0762C', 0.62, 0.5) + flames + sheet.glow(400, 650, 480, '#FBB040', 0.4, 0.3);
  out += sheet.lift(
    person(sheet, {
      x: 868,
      y: 716,
      height: 330,
      facing: -1,
      pose: poses.walking,
      skin: skins[2],
      top: '#F2C53D',
      bottom: '#3F5A3E',
      hair: 'helmet',
      hairColor: '#D6442E',
    }),
    6,
    0.4,
  );
  out +=
    stroke('M806 552L796 600', '#2A2A34', 5) +
    fill(round(796, 612, 20, 24), '#C23A2C') +
    stroke('M782 628L760 650', '#8A8A96', 5) +
    fill('M754 672q-8 -16 4 -30q14 12 4 30Z', '#FBC655') +
    sheet.glow(758, 656, 90, '#FBB040', 0.8);
  for (let ember = 0; ember < 30; ember += 1)
    out += fill(round(random.between(20, 860), random.between(330, 620), random.between(1.4, 3)), '#FFD27A', 0.9);
  out += wiregrass(sheet, 30, 760, 830, ['#1E1522', '#2A1A26', '#3A2028'], 70);
  return sheet.finish(out);
}
