import { darker, lighter, mix } from '../kit/colors.ts';
import { fill, poly, round, smooth, stroke } from '../kit/shapes.ts';
import { n, type Point, type Sheet } from '../kit/sheet.ts';
import type { Sitter } from './sitters.ts';

/** Middle of the face, and height of the brow, on a sheet of 600 by 600. */
export const [cx, brow] = [300, 262];

/** The head without its hair: ears, planes of the face, features, beard. */
export function head(sheet: Sheet, sitter: Sitter): string {
  const { skin, face, jaw, chin, light, lips, beard, earrings } = sitter;
  const [warm, shade, bright] = [lighter(skin, 0.08), darker(skin, 0.2), lighter(skin, 0.22)];
  const foot = brow + chin;
  const outline = smooth(
    [
      [cx, brow - 124],
      [cx + face * 0.72, brow - 100],
      [cx + face, brow - 30],
      [cx + face * 0.98, brow + 34],
      [cx + jaw * 1.08, foot - 44],
      [cx + jaw * 0.52, foot - 6],
      [cx, foot + 4],
      [cx - jaw * 0.52, foot - 6],
      [cx - jaw * 1.08, foot - 44],
      [cx - face * 0.98, brow + 34],
      [cx - face, brow - 30],
      [cx - face * 0.72, brow - 100],
    ],
    true,
  );
  let out = '';
  for (const side of [-1, 1]) {
    out +=
      fill(round(cx + side * (face + 3), brow + 22, 15, 26), side === light ? warm : shade) +
      fill(round(cx + side * (face + 4), brow + 22, 7, 14), darker(skin, 0.34), 0.6);
    if (earrings)
      out +=
        fill(round(cx + side * (face + 8), brow + 62, 11), earrings) +
        fill(round(cx + side * (face + 8), brow + 62, 5), darker(earrings, 0.3));
  }
  // The face is pieced of planes: the lit half, the half in shade, forehead and cheeks.
  out += fill(outline, warm);
  const dark: Point[] = [
    [cx - light * 6, brow - 140],
    [cx - light * 14, brow - 10],
    [cx - light * 4, brow + 62],
    [cx - light * 10, foot - 40],
    [cx - light * 4, foot + 20],
    [cx - light * 200, foot + 20],
    [cx - light * 200, brow - 140],
  ];
  let planes = poly(dark, shade, 0.62);
  planes += poly(
    [
      [cx + light * 12, brow - 84],
      [cx + light * face * 0.66, brow - 66],
      [cx + light * face * 0.7, brow - 26],
      [cx + light * 20, brow - 30],
    ],
    bright,
    0.3,
  );
  planes += poly(
    [
      [cx + light * 34, brow + 40],
      [cx + light * face * 0.9, brow + 14],
      [cx + light * face * 0.76, brow + 62],
      [cx + light * 46, brow + 74],
    ],
    bright,
    0.34,
  );
  planes += poly(
    [
      [cx - light * 40, brow + 44],
      [cx - light * face * 0.96, brow + 20],
      [cx - light * jaw * 1.1, foot - 36],
      [cx - light * 52, foot - 46],
    ],
    darker(skin, 0.34),
    0.3,
  );
  if (beard)
    planes +=
      fill(
        smooth(
          [
            [cx - face - 10, brow + 36],
            [cx - jaw * 0.98, brow + 76],
            [cx - 46, brow + 82],
            [cx, brow + 74],
            [cx + 46, brow + 82],
            [cx + jaw * 0.98, brow + 76],
            [cx + face + 10, brow + 36],
            [cx + face, foot + 30],
            [cx, foot + 40],
            [cx - face, foot + 30],
          ],
          true,
        ),
        '#17111A',
        0.94,
      ) +
      fill(
        smooth(
          [
            [cx - 34, brow + 92],
            [cx, brow + 88],
            [cx + 34, brow + 92],
            [cx + 26, brow + 118],
            [cx, brow + 124],
            [cx - 26, brow + 118],
          ],
          true,
        ),
        skin,
      );
  out += sheet.clip(outline, planes);
  out += features(sitter, [warm, shade, bright], lips);
  if (sitter.hair === 'grey')
    out += fill(
      smooth(
        [
          [cx - 40, brow + 84],
          [cx, brow + 72],
          [cx + 40, brow + 84],
          [cx + 30, brow + 92],
          [cx, brow + 84],
          [cx - 30, brow + 92],
        ],
        true,
      ),
      '#CFCACB',
    );
  return out;
}

function features(
  { skin, face, hair, light }: Sitter,
  [, shade, bright]: readonly [string, string, string],
  lips: string,
): string {
  const browColor = hair === 'grey' ? '#9A9496' : '#1A1014';
  let out = '';
  for (const side of [-1, 1]) {
    const x = cx + side * face * 0.44;
    const at = (dx: number, dy: number) => `${n(x + dx * side)} ${n(brow + dy)}`;
    out += fill(`M${at(-26, -18)}Q${at(2, -34)} ${at(30, -16)}Q${at(4, -25)} ${at(-25, -9)}Z`, browColor);
    out += fill(
      `M${at(-23, 8)}Q${at(-4, -12)} ${at(24, 4)}Q${at(4, 20)} ${at(-23, 8)}Z`,
      side === light ? '#FBF3E6' : '#EADFD0',
    );
    out +=
      fill(round(x + 1, brow + 4, 10.5, 11), '#2A1712') +
      fill(round(x + 1, brow + 4, 5.5), '#0E0809') +
      fill(round(x + 4, brow, 2.8), '#FFFFFF');
    out +=
      stroke(`M${at(-24, 8)}Q${at(-4, -14)} ${at(26, 3)}`, '#160D10', 4.6) +
      stroke(`M${at(-18, 12)}Q${at(4, 22)} ${at(22, 7)}`, darker(skin, 0.4), 1.6, 0.7) +
      stroke(`M${at(-20, -4)}Q${at(0, -19)} ${at(24, -5)}`, darker(skin, 0.35), 2, 0.6);
  }
  // The nose: its bright side, its shade, and the wings.
  out += poly(
    [
      [cx + light * 2, brow - 8],
      [cx + light * 11, brow + 40],
      [cx + light * 2, brow + 54],
      [cx - light * 4, brow + 44],
    ],
    bright,
    0.5,
  );
  out += fill(
    smooth(
      [
        [cx - 25, brow + 52],
        [cx - 16, brow + 40],
        [cx, brow + 46],
        [cx + 16, brow + 40],
        [cx + 25, brow + 52],
        [cx + 13, brow + 61],
        [cx, brow + 64],
        [cx - 13, brow + 61],
      ],
      true,
    ),
    mix(shade, skin, 0.45),
  );
  out +=
    fill(round(cx - 11, brow + 57, 5, 3), darker(skin, 0.55)) +
    fill(round(cx + 11, brow + 57, 5, 3), darker(skin, 0.55)) +
    fill(round(cx + light * 5, brow + 48, 6, 5), bright, 0.6);
  const mouth = brow + 94;
  out += fill(
    `M${cx - 34} ${mouth}Q${cx - 12} ${mouth - 15} ${cx} ${mouth - 8}Q${cx + 12} ${mouth - 15} ${cx + 34} ${mouth}Q${cx} ${mouth + 5} ${cx - 34} ${mouth}Z`,
    darker(lips, 0.2),
  );
  out +=
    fill(
      `M${cx - 34} ${mouth}Q${cx} ${mouth + 6} ${cx + 34} ${mouth}Q${cx + 18} ${mouth + 21} ${cx} ${mouth + 21}Q${cx - 18} ${mouth + 21} ${cx - 34} ${mouth}Z`,
      lips,
    ) + fill(round(cx + light * 6, mouth + 10, 11, 4), lighter(lips, 0.4), 0.6);
  out += stroke(
    `M${cx - 37} ${mouth - 3}Q${cx - 18} ${mouth + 4} ${cx} ${mouth + 2}Q${cx + 18} ${mouth + 4} ${cx + 37} ${mouth - 3}`,
    darker(lips, 0.55),
    2.6,
  );
  return out;
}
