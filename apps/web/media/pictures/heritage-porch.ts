import { colors, darker, lighter, skies } from '../kit/colors.ts';
import { fern, rockingChair } from '../kit/furniture.ts';
import { floorBoards, post, rail } from '../kit/house.ts';
import { heightAt, hill, ridge } from '../kit/land.ts';
import { groundShadow } from '../kit/people.ts';
import { blockCloths, quilt } from '../kit/quilt.ts';
import { path, poly, rect, stitch, stroke } from '../kit/shapes.ts';
import { createSheet, n, type Point, type Sheet } from '../kit/sheet.ts';
import { disc, stripSky } from '../kit/skies.ts';
import { oak, pines } from '../kit/trees.ts';

/** What one sees from the porch of the heritage center: rockers, ferns, and fields sewn of quilt blocks. */
export function heritagePorch(): string {
  const sheet = createSheet('from the porch');
  let out = stripSky(sheet, skies.harvest, 400, 8, 40) + disc(sheet, 705, 262, 52, '#FFF3D6', 0.55);
  const far = ridge(sheet, 352, 18, 1);
  out += hill(sheet, far, { color: '#8A9BB0', other: '#9DABB8', echoes: 1 });
  const middle = ridge(sheet, 400, 16, 1.2);
  out +=
    pines(sheet, middle, 22, [26, 62], '#5C8070', 1, 0.14) +
    hill(sheet, middle, { color: '#88A06A', other: '#9DB07A', echoes: 2 });
  out += fields(sheet, 440) + oak(sheet, 930, 520, 300, '#5E8A4E', -1) + groundShadow(900, 524, 130, '#3A4A20');
  for (let index = 0; index < 7; index += 1) {
    const x = 250 + index * 74;
    out +=
      rect(x, heightAt(middle, x) + 108 - (index % 2) * 4, 6, 34, '#F4EAD2') +
      (index < 6 ? rect(x, heightAt(middle, x) + 116, 78, 5, '#F4EAD2') : '');
  }
  // The porch is between the eye and the light, so it lies in shade.
  out += sheet.lift(rail(-10, 520, 1220, 116, '#D8C7B2', 30), 4, 0.3);
  out += floorBoards(sheet, 640, '#8E6A5C', [600, 260], 30);
  out += poly(
    [
      [-10, -10],
      [1210, -10],
      [1210, 62],
      [-10, 62],
    ],
    sheet.fade([
      [0, '#527A86'],
      [1, '#7FAAB0'],
    ]),
  );
  for (let x = -400; x < 1700; x += 96)
    out += `<path d="M${n(600 + (x - 600) * 0.8)} 62L${x} -10" stroke="#3E6672" stroke-width="2" opacity=".55"/>`;
  out += rect(-10, 58, 1220, 20, '#CDB9A2') + rect(-10, 76, 1220, 8, '#8C7668');
  out += sheet.lift([70, 1130].map((x) => post(x, 80, 562, 40, '#D2BFA8', x < 600 ? 1 : -1)).join(''), 6, 0.3);
  out += fern(sheet, 250, 158, 74, '#4E7A4A') + fern(sheet, 960, 158, 74, '#4E7A4A');
  const shadow = (x: number) =>
    poly(
      [
        [x - 90, 770],
        [x + 90, 770],
        [x + 40 - (x - 600) * -0.1, 830],
        [x - 130, 830],
      ],
      '#2A1B2E',
      0.28,
    );
  out += shadow(400) + shadow(770);
  out +=
    sheet.lift(rockingChair(390, 756, 330, '#6E4632', 0.02), 7, 0.35) +
    sheet.lift(rockingChair(790, 756, 330, '#6E4632', -0.02), 7, 0.35);
  const throwPlan = {
    x: 303,
    y: 440,
    columns: 2,
    rows: 2,
    block: 74,
    sashing: 9,
    names: ['log-cabin', 'nine-patch', 'churn-dash', 'log-cabin'],
    cloths: [blockCloths.madder, blockCloths.indigo, blockCloths.pine],
    sashingColor: colors.linen,
    bindingColor: colors.indigo,
  } as const;
  out += sheet.lift(quilt(sheet, throwPlan) + rect(298, 430, 186, 16, '#24306E'), 6, 0.4);
  out += sheet.lift(sideTable(590, 756), 5, 0.3);
  return sheet.finish(
    out +
      sheet.glow(705, 262, 900, '#FFDFA0', 0.3) +
      `<rect width="1200" height="800" fill="${sheet.fade([
        [0, '#3A2040', 0.3],
        [0.25, '#3A2040', 0.05],
        [0.7, '#3A2040', 0],
        [1, '#3A2040', 0.4],
      ])}"/>`,
  );
}

function fields(sheet: Sheet, top: number): string {
  const { random } = sheet;
  const horizon = top - 60;
  const at = (column: number, depth: number): Point => [
    600 + column * 150 * (0.45 + depth * 1.1),
    horizon + 60 + 260 * depth ** 1.25,
  ];
  const cloths = ['#D8B45C', '#A9B35E', '#C9824A', '#8CA45A', '#E6CE8A', '#7E9A58', '#B9974C'];
  let out = rect(0, top, 1200, 400, '#9DAA5C');
  for (let row = 0; row < 5; row += 1)
    for (let column = -7; column < 7; column += 1) {
      const [a, b, c, d] = [
        at(column, row / 5),
        at(column + 1, row / 5),
        at(column + 1, (row + 1) / 5),
        at(column, (row + 1) / 5),
      ];
      const color = random.pick(cloths);
      out += poly([a, b, c, d], color);
      const rows = 6;
      for (let line = 1; line < rows; line += 1) {
        const s = line / rows;
        const [p, q]: [Point, Point] =
          (row + column) % 2
            ? [
                [a[0] + (b[0] - a[0]) * s, a[1]],
                [d[0] + (c[0] - d[0]) * s, d[1]],
              ]
            : [
                [a[0] + (d[0] - a[0]) * s, a[1] + (d[1] - a[1]) * s],
                [b[0] + (c[0] - b[0]) * s, b[1] + (c[1] - b[1]) * s],
              ];
        out += stitch(path([p, q], true), darker(color, 0.35), 0.5, 1.6);
      }
      out += stroke(path([a, b, c, d]), '#F2E4BE', 2, 0.5);
    }
  return out;
}

function sideTable(x: number, y: number): string {
  const wood = '#B98A62';
  return (
    stroke(`M${x - 40} ${y - 120}L${x - 50} ${y}M${x + 40} ${y - 120}L${x + 50} ${y}`, darker(wood, 0.25), 9) +
    rect(x - 66, y - 128, 132, 14, lighter(wood, 0.15)) +
    rect(x - 34, y - 182, 30, 54, '#F6E2A8', 0.9) +
    rect(x - 32, y - 166, 26, 36, '#C98238', 0.9) +
    rect(x + 10, y - 172, 28, 44, '#F6E2A8', 0.9) +
    rect(x + 12, y - 158, 24, 28, '#C98238', 0.9)
  );
}
