import { colors, darker, lighter, mix, skins } from '../kit/colors.ts';
import { floorBoards } from '../kit/house.ts';
import { dusk } from '../kit/light.ts';
import { person } from '../kit/people.ts';
import { poses } from '../kit/poses.ts';
import { quiltBlock } from '../kit/quilt.ts';
import { box, fill, path, poly, rect, round, stroke } from '../kit/shapes.ts';
import { createSheet, type Point, type Sheet } from '../kit/sheet.ts';
import { bookcase, bookPile, openBook } from './bookcase.ts';

/** The reading room of the democracy center: shelves, a North Star window, readers under green lamps. */
export function democracyCenter(): string {
  const sheet = createSheet('reading room');
  const { random } = sheet;
  let out = rect(0, 0, 1200, 800, '#3B2A3E');
  for (let x = 0; x < 1200; x += 60) out += rect(x, 0, 59, 560, mix('#4A3350', '#3F2C47', random.next()));
  out += bookcase(sheet, 40, 70, 350, 470) + bookcase(sheet, 810, 70, 350, 470);
  // The window: the center's own block in glass.
  out += sheet.lift(rect(430, 44, 340, 400, '#C9A06B'), 8) + rect(444, 58, 312, 372, '#2A2146');
  out += rect(
    452,
    66,
    296,
    356,
    sheet.fade([
      [0, '#F9E3B4'],
      [1, '#E8A75C'],
    ]),
  );
  out += quiltBlock(sheet, 'north-star', 470, 86, 260, ['#F6D79A', '#2E3A87', '#A63A2B', '#F2B33D', '#7C95D6'], false);
  for (const [x, y] of [
    [470, 360],
    [535, 360],
    [600, 360],
    [665, 360],
  ] as const)
    out += quiltBlock(
      sheet,
      'flying-geese',
      x,
      y - 6,
      61,
      ['#F3CF8D', '#1F5B4A', '#A63A2B', '#F2B33D', '#7C95D6'],
      false,
    );
  out += stroke(
    path(box(470, 86, 260, 260)) +
      'M470 86L730 346M730 86L470 346M600 86v260M470 216h260' +
      path(box(470, 354, 256, 61)),
    '#3B2A3E',
    4,
    0.8,
  );
  out += sheet.glow(600, 230, 460, '#F4B25C', 0.5) + sheet.glow(600, 240, 230, '#FFE9B8', 0.4);
  out += floorBoards(sheet, 556, '#8A5A3B', [600, 180], 26);
  out += poly(
    [
      [470, 560],
      [730, 560],
      [930, 800],
      [270, 800],
    ],
    '#FFD48A',
    0.17,
  );
  out += rug(sheet);
  const sitter = (
    x: number,
    facing: -1 | 1,
    skin: string,
    top: string,
    hair: 'afro' | 'bun' | 'locs' | 'brim',
    print: 'dots' | 'checks' | 'stripes' | 'plain',
  ) =>
    sheet.lift(
      chairSide(x, 716, facing) +
        person(sheet, {
          x,
          y: 716,
          height: 400,
          facing,
          pose: poses.sitting,
          skin,
          top,
          topPrint: print,
          bottom: colors.ink,
          hair,
        }),
      6,
      0.35,
    );
  out += sitter(268, 1, skins[1], colors.madder, 'afro', 'plain') + sitter(942, -1, skins[3], '#3E6FA0', 'bun', 'dots');
  out +=
    sheet.lift(
      person(sheet, {
        x: 450,
        y: 596,
        height: 330,
        facing: 1,
        pose: poses.reading,
        skin: skins[2],
        top: '#D9A441',
        topPrint: 'diamonds',
        bottom: colors.plum,
        skirt: true,
        hair: 'wrap',
        hairColor: colors.madder,
      }),
      5,
      0.3,
    ) + openBook(507, 388, 34, -16);
  out += table(sheet, 318, 560, 564);
  for (const x of [430, 770]) out += readingLamp(sheet, x, 560);
  out += openBook(378, 556, 44, 0) + openBook(836, 556, 44, 0) + bookPile(560, 560) + openBook(664, 556, 40, 3);
  out += dusk(sheet, 600, 400, 900, 0.5, 0.3, '#1A1030');
  return sheet.finish(out);
}

function rug(sheet: Sheet): string {
  let out = '';
  const at = (x: number, y: number): Point => [600 + (x - 600) * (0.72 + ((y - 620) / 180) * 0.28), y];
  for (let column = 0; column < 12; column += 1)
    for (let row = 0; row < 4; row += 1) {
      const [x, y] = [180 + column * 70, 640 + row * 40];
      const tones = [colors.madder, '#C98A3C', colors.indigo, colors.linen];
      out +=
        poly([at(x, y), at(x + 70, y), at(x + 35, y + 40)], tones[(column + row) % 4] ?? '') +
        poly([at(x + 70, y), at(x + 105, y + 40), at(x + 35, y + 40)], tones[(column + row + 2) % 4] ?? '');
    }
  return `<g opacity=".6">${sheet.clip(path([at(200, 640), at(1000, 640), at(1000, 800), at(200, 800)]), out)}</g>`;
}

function chairSide(x: number, y: number, facing: -1 | 1): string {
  const wood = '#8E6240';
  return (
    stroke(
      `M${x - 44 * facing} ${y - 255}L${x - 40 * facing} ${y}M${x + 60 * facing} ${y - 92}V${y}`,
      darker(wood, 0.2),
      12,
    ) +
    stroke(`M${x - 44 * facing} ${y - 96}H${x + 66 * facing}`, wood, 16) +
    stroke(`M${x - 44 * facing} ${y - 250}V${y - 180}`, lighter(wood, 0.15), 16)
  );
}

function table(sheet: Sheet, x: number, y: number, width: number): string {
  const wood = '#A8703F';
  const legs =
    rect(x + 40, y + 20, 26, 170, darker(wood, 0.35)) +
    rect(x + width - 66, y + 20, 26, 170, darker(wood, 0.35)) +
    rect(x + 36, y + 18, width - 72, 34, darker(wood, 0.25));
  return sheet.lift(
    legs + rect(x, y, width, 22, lighter(wood, 0.12)) + rect(x, y + 16, width, 8, darker(wood, 0.15)),
    6,
    0.4,
  );
}

function readingLamp(sheet: Sheet, x: number, y: number): string {
  const shade = path([
    [x - 52, y - 84],
    [x - 34, y - 118],
    [x + 34, y - 118],
    [x + 52, y - 84],
  ]);
  return (
    sheet.glow(x, y - 40, 190, '#FFCF70', 0.6, 0.7) +
    rect(x - 4, y - 90, 8, 84, '#C9A06B') +
    fill(round(x, y - 3, 30, 7), '#C9A06B') +
    fill(
      shade,
      sheet.fade([
        [0, '#2B7A5C'],
        [1, '#1B5A45'],
      ]),
    ) +
    rect(x - 52, y - 86, 104, 5, '#FFE9B0')
  );
}
