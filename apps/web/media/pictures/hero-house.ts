import { colors, darker, lighter } from '../kit/colors.ts';
import { rockingChair } from '../kit/furniture.ts';
import { clapboard, door, litWindow, post, rail } from '../kit/house.ts';
import { blockCloths, quilt } from '../kit/quilt.ts';
import { box, fill, path, poly, rect, stitch } from '../kit/shapes.ts';
import { n, type Point, type Sheet } from '../kit/sheet.ts';

/** Where the pieces of the porch stand; the two crops differ in nothing else. */
export interface PorchPlan {
  /** Left end of the house. */
  left: number;
  /** Height of the floor, of the eave and of the ground. */
  floor: number;
  eave: number;
  ground: number;
  /** Posts, left to right; the steps lie between the second and the third. */
  posts: readonly [number, number, number];
  lamp: number;
  /** Size of the quilt's blocks. */
  block: number;
  horizon: number;
}

/** The front of the house under its porch roof, with the quilt on the rail. */
export function house(sheet: Sheet, plan: PorchPlan, lampY: number): string {
  const { width } = sheet;
  const { left, floor, eave, posts, lamp, block } = plan;
  const tall = floor - eave;
  const wall = clapboard(sheet, left + 34, eave, width - left, tall, '#6E7BB5', tall / 22);
  const windowWidth = (posts[1] - posts[0]) * 0.42;
  const windowX = posts[0] + (posts[1] - posts[0]) * 0.27;
  const doorWidth = (posts[2] - posts[1]) * 0.38;
  const doorX = posts[1] + (posts[2] - posts[1]) * 0.36;
  let out =
    wall + sheet.glow(lamp, lampY + 60, 480, '#E8923A', 0.6) + sheet.glow(lamp, lampY + 80, 230, '#FFC568', 0.34);
  out += litWindow(sheet, windowX, eave + tall * 0.27, windowWidth, tall * 0.42, {
    curtains: colors.coral,
    panes: [2, 3],
    glow: 0.34,
  });
  out += door(sheet, doorX, eave + tall * 0.24, doorWidth, tall * 0.76, colors.madder);
  // A ceiling painted haint blue, as porches are in the South.
  const ceiling = [
    [left - 26, eave - 6],
    [width + 20, eave - 6],
    [width + 20, eave + 62],
    [left + 34, eave + 62],
  ] as const;
  out += poly(
    ceiling,
    sheet.fade([
      [0, '#5E8C97'],
      [1, '#8FBCC2'],
    ]),
  );
  for (let board = 0; board < 13; board += 1)
    out += `<path d="M${n(left + 34 + board * 80)} ${n(eave + 62)}L${n(left - 26 + board * 92)} ${n(eave - 6)}" stroke="#3E6672" stroke-width="2" opacity=".5"/>`;
  out +=
    rect(left + 34, eave + 60, width, 7, darker(colors.linen, 0.2)) +
    sheet.glow(lamp, eave + 30, 330, '#FFD98F', 0.6, 0.35);
  out += roof(sheet, plan);
  out +=
    rect(left - 10, floor, width, 26, colors.linen) + stitch(`M${left - 6} ${floor + 13}H${width}`, colors.oak, 0.5);
  out += rect(left, floor + 26, width, 90, '#171B36');
  let lattice = '';
  for (let x = left - 80; x < width + 60; x += 26)
    lattice += `<path d="M${x} ${floor + 26}l90 90M${x} ${floor + 26}l-90 90" stroke="#3A4272" stroke-width="5"/>`;
  out += sheet.clip(path(box(left, floor + 26, width, 90)), lattice);
  const chair = rockingChair(posts[2] + (width - posts[2]) * 0.42, floor, tall * 0.37, '#7C5436', 0.03);
  out += sheet.lift(chair, 4);
  out += sheet.lift(
    rail(posts[0], floor - tall * 0.25, posts[1] - posts[0], tall * 0.25, colors.linen, 25) +
      rail(posts[2], floor - tall * 0.25, width - posts[2] + 20, tall * 0.25, colors.linen, 25),
    4,
    0.3,
  );
  out += sheet.lift(
    posts.map((x, index) => post(x, eave + 4, tall - 2, 25, colors.linen, index > 1 || x > lamp ? -1 : 1)).join(''),
    5,
    0.35,
  );
  return out + hungQuilt(sheet, (posts[0] + posts[1]) / 2, floor - tall * 0.25 - 8, block);
}

function roof(sheet: Sheet, { left, eave }: PorchPlan): string {
  const { width, random } = sheet;
  let out = '';
  const rows = Math.ceil((eave + 10) / 30) + 1;
  for (let row = rows; row >= 0; row -= 1) {
    const y = eave - 16 - row * 30;
    for (let x = left - 60 - random.between(0, 40); x < width + 40; ) {
      const w = random.between(44, 96);
      out += poly(
        [
          [x, y - 16],
          [x + w + 1, y - 16],
          [x + w + 1, y + 16],
          [x, y + 16],
        ],
        random.pick(['#4B2A3F', '#562E42', '#432742', '#5E3243']),
      );
      x += w;
    }
    out += stitch(`M${n(left - 60)} ${n(y + 10)}H${width}`, '#D08A83', 0.3);
  }
  const slope = path([
    [left - 50, eave],
    [left - 50 + eave * 0.92, -20],
    [width + 40, -20],
    [width + 40, eave],
  ]);
  return sheet.lift(
    sheet.clip(slope, out) +
      rect(left - 50, eave - 18, width, 20, lighter(colors.linen, 0.2)) +
      rect(left - 50, eave, width, 8, darker(colors.linen, 0.35)),
    6,
    0.5,
  );
}

function hungQuilt(sheet: Sheet, center: number, top: number, block: number): string {
  const sashing = block * 0.13;
  const [columns, rows] = [3, 2];
  const quiltWidth = columns * (block + sashing) + sashing;
  const x = center - quiltWidth / 2;
  let body = quilt(sheet, {
    x,
    y: top + 8,
    columns,
    rows,
    block,
    sashing,
    names: ['log-cabin', 'north-star', 'flying-geese', 'ohio-star', 'log-cabin', 'friendship-star'],
    cloths: [blockCloths.indigo, blockCloths.madder, blockCloths.pine, blockCloths.plum],
    sashingColor: '#EBDDC2',
    bindingColor: colors.madder,
  });
  const tall = rows * (block + sashing) + sashing;
  // Folds: the cloth turns towards the light and away from it.
  for (const [at, w, color, opacity] of [
    [0.06, 0.1, '#12132B', 0.3],
    [0.2, 0.12, '#FFE3A8', 0.16],
    [0.36, 0.1, '#12132B', 0.22],
    [0.55, 0.14, '#FFE3A8', 0.18],
    [0.72, 0.1, '#12132B', 0.18],
    [0.9, 0.12, '#FFE3A8', 0.2],
  ] as const)
    body += rect(
      x + at * quiltWidth - (w * quiltWidth) / 2,
      top,
      w * quiltWidth,
      tall + 20,
      sheet.fade(
        [
          [0, color, 0],
          [0.5, color, opacity],
          [1, color, 0],
        ],
        0,
      ),
    );
  const edge = sashing * 0.45;
  const foot: Point[] = Array.from({ length: 9 }, (_, index) => [
    x + quiltWidth + edge - (index / 8) * (quiltWidth + edge * 2),
    top + tall + 8 + edge + Math.sin(index * 1.7) * 4 - 3,
  ]);
  const outline = path([[x - edge, top - 8], [x + quiltWidth + edge, top - 8], ...foot]);
  const fold = rect(
    x - edge,
    top - 10,
    quiltWidth + edge * 2,
    20,
    sheet.fade([
      [0, '#8C3226'],
      [0.5, '#C5584A'],
      [1, '#7A2A22'],
    ]),
  );
  return sheet.lift(sheet.clip(outline, body) + fold, 9, 0.5);
}

/** Steps from the porch to the walk, and the walk. */
export function steps(sheet: Sheet, { floor, posts, ground }: PorchPlan): string {
  const rise = (ground - floor + 24) / 4;
  let out = '';
  for (let step = 0; step < 4; step += 1) {
    const grow = step * 16;
    const [x, w] = [posts[1] + 16 - grow, posts[2] - posts[1] - 32 + grow * 2];
    out +=
      rect(x, floor + step * rise, w, rise * 0.42, '#E9D7B4') +
      rect(x, floor + step * rise + rise * 0.42, w, rise * 0.6, '#8E6E5A');
  }
  const [a, b] = [posts[1] - 34, posts[2] + 34];
  const walk = path([
    [a, ground + 22],
    [b, ground + 22],
    [b + 130, sheet.height + 10],
    [a - 170, sheet.height + 10],
  ]);
  return sheet.lift(
    fill(walk, '#A9845C') +
      stitch(`M${a - 20} ${ground + 50}L${b + 20} ${ground + 50}`, colors.linen, 0.5) +
      sheet.clip(walk, out) +
      out,
    5,
    0.4,
  );
}
