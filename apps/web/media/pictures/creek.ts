import { skins } from '../kit/colors.ts';
import { hill, ridge } from '../kit/land.ts';
import { person } from '../kit/people.ts';
import { poses } from '../kit/poses.ts';
import { cut, fill, poly, rect, stitch, stroke } from '../kit/shapes.ts';
import { createSheet, n, type Point, type Sheet } from '../kit/sheet.ts';
import { stripSky } from '../kit/skies.ts';
import { pines } from '../kit/trees.ts';
import { heron } from './birds.ts';

/** Counting what lives in the creek. */
export function creek(): string {
  const sheet = createSheet('creek survey');
  const { random } = sheet;
  let out = stripSky(sheet, ['#A9C6D0', '#C3D6CF', '#E2E6CC', '#F6EBC4'], 330, 6, 30);
  const far = ridge(sheet, 300, 8, 1);
  out +=
    pines(sheet, far, 30, [70, 170], '#6E9A86', 1, 0.14) +
    hill(sheet, far, { color: '#8DAE78', other: '#7C9F6E', echoes: 1 });
  out += hill(sheet, ridge(sheet, 360, 10, 1), { color: '#6A955C', other: '#5A854F', echoes: 2, print: 'sprigs' });
  const banks =
    'M470 372C560 420 700 420 640 480S240 560 120 680L40 820H1110C1080 720 900 640 900 560S880 420 640 372Z';
  let water = rect(
    0,
    360,
    1200,
    460,
    sheet.fade([
      [0, '#CFE3DA'],
      [0.35, '#7FB3B4'],
      [1, '#2F6A86'],
    ]),
  );
  for (let row = 0; row < 18; row += 1) {
    const y = 410 + row * 23;
    for (let piece = 0; piece < 6; piece += 1) {
      const [x, w] = [random.between(60, 1060), random.between(50, 180)];
      water += poly(
        [
          [x, y],
          [x + w, y - 5],
          [x + w + 24, y + 12],
          [x + 14, y + 15],
        ],
        random.pick(['#E9F3E4', '#5E9AA6', '#2F5F80', '#9CC9C3']),
        0.3,
      );
    }
    water += stitch(`M0 ${y}Q600 ${y - 26} 1200 ${y}`, '#F4FBF0', 0.4);
  }
  out +=
    fill(banks, '#C9A874') +
    sheet.clip(
      'M490 376C590 424 724 424 664 486S270 566 150 690L84 820H1070C1040 724 872 640 872 560S850 424 626 376Z',
      water,
    );
  for (const [x, y, r] of [
    [210, 690, 46],
    [290, 640, 30],
    [950, 690, 52],
    [880, 614, 32],
    [640, 520, 26],
    [1040, 760, 60],
  ] as const)
    out += sheet.lift(
      fill(
        cut(
          random,
          Array.from(
            { length: 7 },
            (_, index): Point => [x + Math.cos((index / 7) * 6.283) * r, y + Math.sin((index / 7) * 6.283) * r * 0.6],
          ),
          4,
        ),
        random.pick(['#8A8494', '#9A8F8A', '#767888']),
      ),
      4,
      0.35,
    );
  out += sheet.lift(
    person(sheet, {
      x: 470,
      y: 712,
      height: 420,
      facing: 1,
      pose: poses.bending,
      skin: skins[4],
      top: '#C4697C',
      topPrint: 'dots',
      bottom: '#4A5A34',
      hair: 'bun',
    }),
    6,
    0.3,
  );
  out +=
    stroke('M604 566L700 668', '#8A5A3B', 8) +
    `<ellipse cx="716" cy="684" rx="40" ry="22" fill="#F4FBF0" opacity=".5"/><ellipse cx="716" cy="684" rx="40" ry="22" fill="none" stroke="#5A4634" stroke-width="5"/>`;
  out += sheet.lift(
    person(sheet, {
      x: 350,
      y: 652,
      height: 380,
      facing: 1,
      pose: poses.reading,
      skin: skins[2],
      top: '#F2B33D',
      bottom: '#4A5A34',
      hair: 'brim',
      hairColor: '#7C8E4E',
    }),
    6,
    0.3,
  );
  for (const x of [350, 462, 486]) out += stroke(`M${x - 34} ${x < 400 ? 656 : 714}q34 10 74 0`, '#F4FBF0', 4, 0.8);
  out += sheet.lift(heron(962, 566), 4, 0.3);
  for (const [x, y, h] of [
    [60, 640, 150],
    [130, 700, 120],
    [1120, 640, 170],
    [1170, 720, 140],
    [1080, 600, 110],
  ] as const)
    out += reed(sheet, x, y, h);
  return sheet.finish(out);
}

function reed(sheet: Sheet, x: number, y: number, height: number): string {
  let out = '';
  for (let blade = -3; blade <= 3; blade += 1)
    out += fill(
      `M${x + blade * 5 - 4} ${y}Q${n(x + blade * 8)} ${n(y - height * 0.6)} ${n(x + blade * 18)} ${n(y - height * sheet.random.between(0.75, 1.1))}Q${n(x + blade * 10 + 6)} ${n(y - height * 0.5)} ${x + blade * 5 + 4} ${y}Z`,
      sheet.random.pick(['#3F7A4C', '#5E9A55', '#2F6444']),
    );
  return out;
}
