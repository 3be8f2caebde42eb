import { skins } from '../kit/colors.ts';
import { hill, ridge } from '../kit/land.ts';
import { dusk } from '../kit/light.ts';
import { person } from '../kit/people.ts';
import { poses } from '../kit/poses.ts';
import { fill, poly, rect, stitch, stroke, taper } from '../kit/shapes.ts';
import { createSheet } from '../kit/sheet.ts';
import { disc, raySky } from '../kit/skies.ts';
import { pines } from '../kit/trees.ts';
import { grassStage } from './undergrowth.ts';

/** A hand-planted longleaf seedling. */
export function planting(): string {
  const sheet = createSheet('one seedling');
  let out =
    raySky(sheet, ['#FBEFC9', '#F5D596', '#E7AE76', '#C98A7A', '#8E6C8A', '#5E5488'], 930, 360, 7, 1150) +
    disc(sheet, 930, 352, 50, '#FFF8E2', 0.55);
  const far = ridge(sheet, 470, 14, 1);
  out +=
    pines(sheet, far, 24, [60, 160], '#6A6A80', -1, 0.12) +
    hill(sheet, far, { color: '#8A7C5C', other: '#7A7056', echoes: 1 });
  out += hill(sheet, ridge(sheet, 560, 10, 1), {
    color: '#8C5A3C',
    other: '#7A4A34',
    echoes: 4,
    print: 'ticks',
    thread: '#E9B98A',
  });
  for (const [x, y, h] of [
    [1040, 610, 60],
    [940, 584, 44],
    [1130, 590, 50],
    [860, 600, 46],
    [180, 606, 54],
    [80, 590, 46],
  ] as const)
    out += grassStage(sheet, x, y, h);
  out += sheet.lift(
    poly(
      [
        [160, 818],
        [60, 740],
        [260, 690],
        [560, 676],
        [900, 690],
        [1130, 742],
        [1010, 818],
      ],
      '#6E4430',
    ) + stitch('M110 752Q560 640 1090 754', '#E9B98A', 0.5),
    -4,
    0.3,
  );
  out += sheet.lift(
    person(sheet, {
      x: 440,
      y: 740,
      height: 760,
      facing: 1,
      pose: poses.kneeling,
      skin: skins[1],
      top: '#D9622B',
      topPrint: 'ticks',
      bottom: '#34466E',
      hair: 'helmet',
      hairColor: '#F2B33D',
      vest: '#F7D25A',
    }),
    8,
    0.35,
  );
  out +=
    sheet.lift(grassStage(sheet, 720, 706, 190), 5, 0.3) +
    fill('M640 712Q720 660 806 712Q720 740 640 712Z', '#4A2C22') +
    stroke('M664 712q50 -22 116 0', '#8C5A3C', 4);
  const bar = taper([1000, 380], [960, 700], 9, 9);
  out += sheet.lift(
    fill(bar, '#8A6A4A') +
      rect(960, 366, 84, 16, '#5A4634') +
      poly(
        [
          [938, 676],
          [986, 682],
          [966, 770],
          [950, 770],
        ],
        '#9AA3B4',
      ) +
      poly(
        [
          [962, 679],
          [986, 682],
          [966, 770],
          [958, 770],
        ],
        '#6E788E',
      ),
    5,
    0.35,
  );
  return sheet.finish(out + dusk(sheet, 760, 480, 980, 0.4, 0.4, '#2A1A30'));
}
