import { skies, skins } from '../kit/colors.ts';
import { hill, ridge } from '../kit/land.ts';
import { person } from '../kit/people.ts';
import { poses } from '../kit/poses.ts';
import { poly, rect, stroke } from '../kit/shapes.ts';
import { createSheet, type Point, type Sheet } from '../kit/sheet.ts';
import { stripSky } from '../kit/skies.ts';
import { pine, pines } from '../kit/trees.ts';
import { orange } from './undergrowth.ts';

/** Seedlings by the thousand in the nursery. */
export function nursery(): string {
  const sheet = createSheet('nursery rows');
  let out = stripSky(sheet, skies.day, 330, 6, 30);
  const far = ridge(sheet, 300, 8, 1);
  out +=
    pines(sheet, far, 30, [40, 96], '#5E8A78', 1, 0.14) +
    hill(sheet, far, { color: '#8DA878', other: '#7C9A6C', echoes: 1 });
  out += sheet.lift(
    poly(
      [
        [790, 320],
        [790, 250],
        [940, 196],
        [1090, 250],
        [1090, 320],
      ],
      '#DCE9EA',
    ) +
      poly(
        [
          [940, 196],
          [1090, 250],
          [1090, 320],
          [940, 320],
        ],
        '#B9D0D6',
      ) +
      stroke(
        'M790 250L940 196L1090 250M840 232V320M890 214V320M940 196V320M990 214V320M1040 232V320M790 286H1090',
        '#7A97A6',
        4,
      ),
    4,
    0.25,
  );
  const vanish: Point = [560, 286];
  out += rect(0, 318, 1200, 490, '#A86E48');
  for (let row = -9; row < 10; row += 1) {
    const at = (offset: number, depth: number): Point => [
      vanish[0] + (row * 178 + offset - vanish[0] + 640) * depth,
      vanish[1] + 540 * depth,
    ];
    out += poly([at(-60, 0.06), at(60, 0.06), at(60, 1.05), at(-60, 1.05)], row % 2 ? '#8A5238' : '#96593C');
    for (let depth = 0.075; depth < 1.05; depth *= 1.16)
      for (const offset of [-36, 0, 36]) {
        const [x, y] = at(offset, depth);
        if (x < -30 || x > 1230) continue;
        const s = 46 * depth;
        out +=
          poly(
            [
              [x - s * 0.55, y - s * 0.7],
              [x, y],
              [x - s * 0.1, y - s * 1.3],
            ],
            '#3F7A4C',
          ) +
          poly(
            [
              [x + s * 0.55, y - s * 0.7],
              [x, y],
              [x + s * 0.1, y - s * 1.3],
            ],
            '#5E9A55',
          ) +
          poly(
            [
              [x - s * 0.16, y - s],
              [x, y - s * 1.6],
              [x + s * 0.16, y - s],
              [x, y],
            ],
            '#7DB463',
          );
      }
  }
  const crew = [
    person(sheet, {
      x: 330,
      y: 660,
      height: 380,
      facing: 1,
      pose: poses.bending,
      skin: skins[2],
      top: orange,
      bottom: '#3A4A6A',
      hair: 'wrap',
      hairColor: '#F2E3C0',
    }),
    person(sheet, {
      x: 860,
      y: 560,
      height: 280,
      facing: -1,
      pose: poses.carrying,
      skin: skins[0],
      top: '#3E6FA0',
      topPrint: 'checks',
      bottom: '#4A4034',
      hair: 'brim',
      hairColor: '#E3C27A',
    }),
  ];
  out += sheet.lift(crew.join(''), 6, 0.35) + sheet.lift(tray(sheet, 808, 388, 84), 3, 0.3);
  return sheet.finish(out);
}

function tray(sheet: Sheet, x: number, y: number, w: number): string {
  let out = rect(x - w / 2, y, w, 18, '#3A3A4A');
  for (let index = 0; index < 6; index += 1) out += pine(sheet, x - w / 2 + 8 + index * 13.5, y + 3, 34, '#4E8A4C');
  return out;
}
