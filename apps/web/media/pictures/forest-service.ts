import { skins } from '../kit/colors.ts';
import { hill, ridge } from '../kit/land.ts';
import { person } from '../kit/people.ts';
import { poses } from '../kit/poses.ts';
import { fill, stitch } from '../kit/shapes.ts';
import { createSheet } from '../kit/sheet.ts';
import { disc, raySky } from '../kit/skies.ts';
import { longleaf } from '../kit/trees.ts';
import { grassStage, uniform, wiregrass } from './undergrowth.ts';

/** First light in a longleaf stand; two rangers on the trail. */
export function forestService(): string {
  const sheet = createSheet('longleaf morning');
  let out = raySky(
    sheet,
    ['#FFF6DC', '#FCE6B0', '#F4CF98', '#D9C0A0', '#A9B9B4', '#7FA0A8', '#5C8092'],
    640,
    430,
    8,
    1100,
  );
  out += disc(sheet, 640, 416, 44, '#FFFBEA', 0.6);
  const far = ridge(sheet, 500, 8, 1);
  for (let index = 0; index < 26; index += 1)
    out += longleaf(sheet, sheet.random.between(-20, 1220), 520, sheet.random.between(190, 280), {
      bark: '#A9A398',
      needles: '#8FAFA0',
      light: 1,
    });
  out += hill(sheet, far, { color: '#A9B48A', other: '#98A87E', echoes: 1 });
  out += sheet.glow(640, 430, 620, '#FFF3CC', 0.55);
  for (const x of [40, 150, 260, 395, 900, 1010, 1095, 1180])
    out += longleaf(sheet, x, 566, sheet.random.between(370, 450), {
      bark: '#8A7468',
      needles: '#6A957C',
      light: x < 640 ? 1 : -1,
    });
  out += hill(sheet, ridge(sheet, 556, 6, 1), { color: '#8FA05E', other: '#7C9152', echoes: 2, print: 'ticks' });
  out +=
    fill('M600 560C640 600 700 610 660 650S420 740 380 810H900C880 740 780 690 790 640S690 590 660 560Z', '#E3C99A') +
    stitch(
      'M604 566C640 600 690 612 652 652S430 740 392 806M664 566C700 596 780 600 778 644S866 740 884 806',
      '#FFF3D2',
      0.8,
    );
  out += wiregrass(sheet, 46, 580, 700, ['#B9B96A', '#A3A95C', '#8A9A52']);
  for (const [x, h] of [
    [96, 700],
    [1090, 740],
  ] as const)
    out += sheet.lift(
      longleaf(sheet, x, 770, h, {
        bark: '#7A4E3A',
        needles: '#2F6B50',
        light: x < 640 ? 1 : -1,
        lean: x < 640 ? 18 : -22,
      }),
      6,
      0.3,
    );
  for (const [x, y, h] of [
    [250, 748, 120],
    [960, 730, 96],
    [1010, 764, 130],
  ] as const)
    out += grassStage(sheet, x, y, h);
  out += sheet.lift(
    person(sheet, {
      x: 596,
      y: 716,
      height: 232,
      facing: 1,
      pose: poses.walking,
      skin: skins[1],
      top: uniform,
      bottom: '#3E4A38',
      hair: 'helmet',
      hairColor: '#F2B33D',
      vest: '#F7D25A',
    }) +
      person(sheet, {
        x: 690,
        y: 708,
        height: 220,
        facing: 1,
        pose: poses.pointing,
        skin: skins[4],
        top: uniform,
        bottom: '#3E4A38',
        hair: 'brim',
        hairColor: '#6A5034',
      }),
    5,
    0.3,
  );
  out += wiregrass(sheet, 30, 740, 830, ['#6E8246', '#8A9A52', '#55703E'], 70);
  return sheet.finish(
    out +
      `<rect width="1200" height="800" fill="${sheet.fade([
        [0, '#12304A', 0.2],
        [0.45, '#12304A', 0],
        [1, '#1A2A20', 0.3],
      ])}"/>`,
  );
}
