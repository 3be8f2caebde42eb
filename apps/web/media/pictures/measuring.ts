import { lighter, mix, skins } from '../kit/colors.ts';
import { hill, ridge } from '../kit/land.ts';
import { person } from '../kit/people.ts';
import { poses } from '../kit/poses.ts';
import { cut, fill, path, rect, stitch, stroke } from '../kit/shapes.ts';
import { createSheet, n, type Point } from '../kit/sheet.ts';
import { stripSky } from '../kit/skies.ts';
import { longleaf } from '../kit/trees.ts';
import { orange, wiregrass } from './undergrowth.ts';

/** Measuring an old pine: a tape around the trunk at breast height. */
export function measuring(): string {
  const sheet = createSheet('breast height');
  const { random } = sheet;
  let out = stripSky(sheet, ['#BFD3C4', '#CFDDC6', '#E0E6C8', '#F0ECCB'], 640, 7, 40);
  for (let index = 0; index < 22; index += 1)
    out += longleaf(sheet, random.between(-10, 1210), 640, random.between(420, 620), {
      bark: '#A8A88C',
      needles: '#9DBB94',
      light: 1,
    });
  out += hill(sheet, ridge(sheet, 610, 8, 1), { color: '#93A866', other: '#839A5C', echoes: 1 });
  for (const [x, h] of [
    [70, 720],
    [1090, 760],
    [980, 560],
  ] as const)
    out += longleaf(sheet, x, 690, h, { bark: '#8A6450', needles: '#4E8A62', light: -1 });
  out += hill(sheet, ridge(sheet, 668, 8, 1), { color: '#7C8E4E', other: '#6A8048', echoes: 3, print: 'ticks' });
  // The trunk fills the middle; its bark is pieced like a quilt of plates.
  let bark = rect(470, -10, 270, 830, '#6A3E30');
  for (let y = -30; y < 760; y += 50)
    for (let column = 0; column < 6; column += 1) {
      const x = 470 + column * 45 + ((y / 50) % 2 ? 18 : 0) - 20 + random.between(-5, 5);
      const lit = column / 6;
      const plate: Point[] = [
        [x + 3, y + 8],
        [x + 22, y + random.between(-2, 5)],
        [x + 42, y + 8],
        [x + 43, y + 42],
        [x + 24, y + 49],
        [x + 3, y + 42],
      ];
      const tone = mix(mix('#C98A64', '#A8664A', random.next()), '#5A3030', lit * 0.75);
      bark += fill(cut(random, plate, 2), tone);
      if (random.next() < 0.4)
        bark += stitch(
          path(
            [
              [x + 12, y + 14],
              [x + 12, y + 36],
            ],
            true,
          ),
          lighter(tone, 0.4),
          0.5,
          1.5,
        );
    }
  const trunk =
    'M486 -10Q480 400 472 620Q456 700 410 744Q520 726 600 736Q700 726 800 746Q744 700 736 620Q726 300 730 -10Z';
  out += sheet.lift(
    sheet.clip(
      trunk,
      `${bark}${rect(400, 690, 420, 70, '#6A3E30')}${rect(470, -10, 60, 830, '#FFE3B4', 0.16)}${rect(640, -10, 110, 830, '#2A1430', 0.22)}`,
    ),
    9,
    0.35,
  );
  out += sheet.lift(
    fill('M470 366Q600 402 738 366L738 390Q600 428 470 390Z', '#F7D25A') +
      Array.from({ length: 22 }, (_, index) =>
        stroke(
          `M${480 + index * 12} ${n(372 + Math.sin((index / 21) * Math.PI) * 18)}v${index % 5 ? 8 : 15}`,
          '#3A2A20',
          2,
        ),
      ).join(''),
    3,
    0.35,
  );
  out += sheet.lift(
    person(sheet, {
      x: 350,
      y: 744,
      height: 500,
      facing: 1,
      pose: poses.hugging,
      skin: skins[3],
      top: '#2B7A66',
      topPrint: 'checks',
      bottom: '#4A4634',
      hair: 'helmet',
      hairColor: '#F2B33D',
      vest: orange,
    }),
    7,
    0.35,
  );
  out += sheet.lift(
    person(sheet, {
      x: 890,
      y: 744,
      height: 470,
      facing: -1,
      pose: poses.reading,
      skin: skins[1],
      top: orange,
      bottom: '#34466E',
      hair: 'helmet',
      hairColor: '#FBF7EF',
    }) +
      `<g transform="rotate(8 826 444)">${rect(792, 424, 62, 48, '#8A5A3B')}${rect(798, 420, 50, 44, '#FBF7EF')}</g>`,
    7,
    0.35,
  );
  return sheet.finish(out + wiregrass(sheet, 40, 750, 830, ['#5E7A40', '#7C944E', '#466436'], 60));
}
