import { colors, darker, lighter, mix } from '../kit/colors.ts';
import { floorBoards } from '../kit/house.ts';
import { quiltBlock } from '../kit/quilt.ts';
import { box, fill, path, poly, rect, round, stitch, stroke } from '../kit/shapes.ts';
import { createSheet, type Point, type Sheet } from '../kit/sheet.ts';
import { film } from './frames.ts';

/** The round window: its middle and radius on the film. */
export const rose = { x: 480, y: 186, radius: 138 } as const;

/** Where its light lies on the floor: a flattened circle. */
export const pool = { x: 480, y: 462, wide: 268, tall: 66 } as const;

/** Where the floor begins. */
export const floorTop = 372;

/** Glass of the round window, turned about its middle: a star among rings of geese. Side 2 radii. */
export function roseSvg(): string {
  const sheet = createSheet('rose of glass', 600, 600);
  let out = fill(round(300, 300, 300), '#F6D08A');
  for (let piece = 0; piece < 32; piece += 1) {
    const at = (angle: number, radius: number): Point => [
      300 + Math.cos((angle * Math.PI) / 16) * radius,
      300 + Math.sin((angle * Math.PI) / 16) * radius,
    ];
    out += poly([at(piece, 292), at(piece + 0.5, 232), at(piece + 1, 292)], piece % 2 ? '#A63A2B' : '#2F56B0');
    out += poly([at(piece, 292), at(piece + 0.5, 232), at(piece - 0.5, 232)], '#FBE6B4');
  }
  out += fill(round(300, 300, 228), '#D8693C') + fill(round(300, 300, 216), '#FBE3A8');
  out += sheet.clip(
    round(300, 300, 216),
    quiltBlock(sheet, 'friendship-star', 66, 66, 468, ['#FBE3A8', '#2F56B0', '#A63A2B', '#FFCB45', '#E58A5A'], false),
  );
  const lead = '#3A221C';
  out += stroke(`${round(300, 300, 294)}${round(300, 300, 230)}${round(300, 300, 214)}`, lead, 7);
  out += sheet.clip(round(300, 300, 214), stroke('M222 60V540M378 60V540M60 222H540M60 378H540', lead, 6));
  return sheet.finish(out);
}

/** The hall: boards, posts, two tall windows, the frame of the round one; empty where its glass turns. */
export function hallSvg(): string {
  const sheet = createSheet('hall by candle light', film.width, film.height);
  let out = rect(0, 0, 960, floorTop + 4, '#4A3350');
  for (let x = 0; x < 960; x += 40) out += rect(x, 0, 39.4, floorTop, mix('#5A3C58', '#49324E', sheet.random.next()));
  out +=
    stitch('M0 40H960', '#E8A690', 0.35) +
    poly(
      [
        [0, 0],
        [960, 0],
        [960, 22],
        [0, 22],
      ],
      '#3A2436',
    );
  for (const [x, flip] of [
    [96, 1],
    [704, -1],
  ] as const)
    out += tallWindow(sheet, x, flip);
  for (const x of [40, 318, 642, 920])
    out +=
      rect(x - 13, 0, 13, floorTop, '#7A4E38') +
      rect(x, 0, 13, floorTop, '#5E3A2E') +
      rect(x - 19, 0, 38, 30, '#6A4230') +
      rect(x - 19, floorTop - 26, 38, 30, '#6A4230');
  for (const [from, to] of [
    [40, 318],
    [318, 642],
    [642, 920],
  ] as const)
    out += stroke(`M${from} 60Q${(from + to) / 2} ${from === 318 ? -30 : 10} ${to} 60`, '#6A4230', 14);
  out +=
    fill(round(rose.x, rose.y, rose.radius + 20), '#6A4230') +
    fill(round(rose.x, rose.y, rose.radius + 12), '#8E6240') +
    stitch(round(rose.x, rose.y, rose.radius + 15), '#F0CFA0', 0.7, 2) +
    fill(round(rose.x, rose.y, rose.radius + 2), '#2A1820');
  out += `<g>${floorBoards(sheet, floorTop, '#7A4A38', [480, 90], 24)}</g>${rect(0, floorTop - 6, 960, 10, '#3A2230')}`;
  return sheet.finish(out);
}

function tallWindow(sheet: Sheet, x: number, flip: 1 | -1): string {
  const [w, y, h] = [160, 84, 236];
  const frame = path(box(x, y, w, h));
  let glass = fill(
    frame,
    sheet.fade([
      [0, '#3A3F86'],
      [0.45, '#8A5A8C'],
      [0.75, '#D98468'],
      [1, '#F0B873'],
    ]),
  );
  for (let tree = 0; tree < 5; tree += 1) {
    const [tx, th] = [x + 14 + tree * 34, 60 + ((tree * 37 + (flip > 0 ? 0 : 21)) % 48)];
    for (let tier = 0; tier < 3; tier += 1)
      glass += poly(
        [
          [tx, y + h - th + tier * 14],
          [tx - 10 - tier * 5, y + h - th + 26 + tier * 20],
          [tx + 10 + tier * 5, y + h - th + 26 + tier * 20],
        ],
        '#33305E',
      );
  }
  glass += rect(x, y + h - 42, w, 46, '#2C2E58');
  const block = (bx: number, by: number) =>
    `<g opacity=".85">${quiltBlock(sheet, 'ohio-star', bx, by, 80, ['#F0B873', '#A63A2B', '#2F56B0', '#FFCB45', '#7FB9A0'], false)}</g>`;
  glass += block(x, y) + block(x + 80, y);
  const bars = `M${x + w / 2} ${y}V${y + h}M${x} ${y + 81}H${x + w}M${x} ${y + 158}H${x + w}`;
  return (
    rect(x - 10, y - 10, w + 20, h + 20, '#6A4230') +
    sheet.clip(frame, glass) +
    stroke(bars, '#4A2C28', 4.5) +
    rect(x - 16, y + h + 8, w + 32, 9, '#7A4E38')
  );
}

/** What stands before the light: a long table with its cloth, the candles without their flames, two rows of chairs. */
export function tableSvg(): string {
  const sheet = createSheet('candle table', film.width, film.height);
  let out = '';
  for (const side of [-1, 1])
    for (let chair = 0; chair < 3; chair += 1) {
      const [x, y, s] = [480 + side * (250 + chair * 84), 452 + chair * 34, 0.85 + chair * 0.2];
      const wood = mix('#6A4230', '#3A2230', chair * 0.25);
      out +=
        stroke(`M${x - 24 * s} ${y - 96 * s}V${y + 52 * s}M${x + 24 * s} ${y - 96 * s}V${y + 52 * s}`, wood, 7 * s) +
        rect(x - 28 * s, y - 94 * s, 56 * s, 13 * s, lighter(wood, 0.14)) +
        rect(x - 26 * s, y - 62 * s, 52 * s, 9 * s, lighter(wood, 0.08)) +
        rect(x - 26 * s, y - 36 * s, 52 * s, 9 * s, wood) +
        poly(
          [
            [x - 31 * s, y - 6 * s],
            [x + 31 * s, y - 6 * s],
            [x + 35 * s, y + 8 * s],
            [x - 35 * s, y + 8 * s],
          ],
          ([colors.madder, colors.indigo, colors.pine] as const)[chair] ?? '',
        );
    }
  out += poly(
    [
      [336, 372],
      [624, 372],
      [648, 390],
      [312, 390],
    ],
    '#E9D7B8',
  );
  let cloth = rect(306, 388, 348, 44, '#CDB894');
  for (let geese = 0; geese < 12; geese += 1)
    cloth += poly(
      [
        [314 + geese * 28, 424],
        [328 + geese * 28, 398],
        [342 + geese * 28, 424],
      ],
      geese % 3 === 1 ? colors.madder : '#3A4690',
    );
  out += sheet.lift(
    cloth + rect(306, 388, 348, 4, '#FFF0D0') + stitch('M312 428H648', colors.madder, 0.8, 1.6),
    5,
    0.4,
  );
  for (const candle of candles)
    out +=
      fill(round(candle.x, candle.foot, 15, 4), darker('#C9904A', 0.1)) +
      rect(
        candle.x - 6.5,
        candle.foot - candle.tall,
        13,
        candle.tall,
        sheet.fade([
          [0, '#FFF3D2'],
          [0.5, '#F6DDB0'],
          [1, '#CFA878'],
        ]),
      ) +
      fill(round(candle.x, candle.foot - candle.tall, 6.5, 2.2), '#FFF8E2') +
      stroke(`M${candle.x} ${candle.foot - candle.tall}v-4`, '#3A2230', 1.8);
  return sheet.finish(out);
}

/** Six candles of all heights, as people brought them: an emblem of no one faith. */
export const candles = [
  { x: 346, foot: 381, tall: 58, turns: 7 },
  { x: 388, foot: 384, tall: 38, turns: 9 },
  { x: 452, foot: 380, tall: 70, turns: 6 },
  { x: 497, foot: 384, tall: 46, turns: 8 },
  { x: 566, foot: 381, tall: 62, turns: 11 },
  { x: 612, foot: 384, tall: 34, turns: 5 },
];
