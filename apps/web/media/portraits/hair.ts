import { colors, darker, lighter } from '../kit/colors.ts';
import { cut, fill, path, rect, round, smooth, stitch, stroke } from '../kit/shapes.ts';
import { n, type Point, type Sheet } from '../kit/sheet.ts';
import { brow, cx } from './face.ts';
import type { Sitter } from './sitters.ts';

/** Hair that lies behind the head. */
export function hairBehind(sheet: Sheet, { hair, hairColor, face }: Sitter): string {
  const { random } = sheet;
  if (hair === 'natural') {
    const points = Array.from({ length: 22 }, (_, index): Point => {
      const angle = (index / 22) * 6.2832;
      const reach = 178 * random.between(0.95, 1.05);
      return [cx + Math.cos(angle) * reach, brow - 62 + Math.sin(angle) * reach * 0.94];
    });
    let out = fill(smooth(points, true), hairColor);
    for (const ring of [0.9, 0.78])
      out += stitch(
        smooth(
          points.map(([x, y]): Point => [cx + (x - cx) * ring, brow - 62 + (y - brow + 62) * ring]),
          true,
        ),
        '#8A6A5A',
        0.55,
        2.2,
      );
    return out;
  }
  if (hair === 'braids') {
    let out = '';
    for (let braid = -6; braid <= 6; braid += 1) {
      if (Math.abs(braid) < 3) continue;
      const x = cx + braid * 21;
      for (let link = 0; link < 15; link += 1)
        out += fill(
          round(x + braid * link * 0.7 + (link % 2 ? 4 : -4), brow - 40 + link * 22, 14, 16),
          link % 2 ? lighter(hairColor, 0.1) : hairColor,
        );
      if (braid % 2) out += rect(x + braid * 9 - 12, brow + 214, 26, 12, colors.lamp);
    }
    return fill(round(cx, brow - 40, face + 42, 130), hairColor) + out;
  }
  return '';
}

/** Hair, or the wrap, that lies on the head. */
export function hairAbove(sheet: Sheet, { hair, hairColor, face }: Sitter): string {
  const { random } = sheet;
  const dark = darker(hairColor, 0.35);
  const cap = (side: number, top: number, line: number) =>
    smooth(
      [
        [cx - face * side, brow - 6],
        [cx - face * side, brow - 70],
        [cx - face * 0.7, brow - 116 - top],
        [cx, brow - 136 - top],
        [cx + face * 0.7, brow - 116 - top],
        [cx + face * side, brow - 70],
        [cx + face * side, brow - 6],
        [cx + face * 0.9, brow - 52],
        [cx + face * 0.62, brow - line],
        [cx, brow - line - 10],
        [cx - face * 0.62, brow - line],
        [cx - face * 0.9, brow - 52],
      ],
      true,
    );
  if (hair === 'fade') {
    return (
      fill(cap(1.02, 8, 82), hairColor) +
      stitch(
        smooth([
          [cx - face * 0.8, brow - 92],
          [cx, brow - 128],
          [cx + face * 0.8, brow - 92],
        ]),
        '#6A5A60',
        0.6,
        2,
      )
    );
  }
  if (hair === 'grey') {
    let out = fill(cap(1.05, 16, 86), hairColor);
    for (let curl = 0; curl < 46; curl += 1) {
      const x = random.between(-0.95, 0.95);
      out += fill(
        round(cx + x * face, brow - 92 - Math.sqrt(1 - x * x) * 52 * random.between(0.35, 1), random.between(7, 12)),
        random.pick(['#D9D5D6', '#B9B3B6', '#A8A2A6']),
      );
    }
    return out;
  }
  if (hair === 'natural') {
    let out = fill(cap(1.12, 40, 84), hairColor);
    for (let curl = 0; curl < 40; curl += 1) {
      const x = random.between(-1, 1);
      out += stroke(
        `M${n(cx + x * face)} ${n(brow - 104 - random.between(0, 60) * (1 - x * x))}q8 -9 14 0`,
        '#5A4038',
        3,
        0.8,
      );
    }
    return out;
  }
  if (hair === 'braids') {
    let out = fill(cap(1.04, 18, 88), hairColor);
    for (let row = -5; row <= 5; row += 1) {
      const x = cx + row * 17;
      const d = `M${n(cx + row * 15)} ${n(brow - 92 + Math.abs(row) * 4)}Q${n(x)} ${n(brow - 150)} ${n(cx + row * 9)} ${n(brow - 154)}`;
      out += stroke(d, lighter(hairColor, 0.2), 3, 0.7);
    }
    return (
      out +
      fill(
        smooth(
          [
            [cx - 62, brow - 132],
            [cx - 56, brow - 190],
            [cx, brow - 214],
            [cx + 56, brow - 190],
            [cx + 62, brow - 132],
            [cx, brow - 150],
          ],
          true,
        ),
        hairColor,
      ) +
      [0, 1, 2]
        .map((ring) =>
          stroke(
            `M${cx - 52 + ring * 6} ${brow - 150 - ring * 18}Q${cx} ${brow - 176 - ring * 16} ${cx + 52 - ring * 6} ${brow - 150 - ring * 18}`,
            lighter(hairColor, 0.22),
            3.4,
            0.8,
          ),
        )
        .join('') +
      stroke(`M${cx - 58} ${brow - 138}Q${cx} ${brow - 162} ${cx + 58} ${brow - 138}`, colors.lamp, 8)
    );
  }
  const fold = (points: Point[], tone: string) => fill(cut(random, points, 3), sheet.cloth(tone, 'dots', 1));
  let out = fold(
    [
      [cx - face - 10, brow - 2],
      [cx - face - 28, brow - 96],
      [cx - 70, brow - 190],
      [cx + 6, brow - 206],
      [cx + 82, brow - 184],
      [cx + face + 26, brow - 92],
      [cx + face + 10, brow - 2],
      [cx + 66, brow - 78],
      [cx, brow - 98],
      [cx - 66, brow - 78],
    ],
    hairColor,
  );
  out +=
    fold(
      [
        [cx - 96, brow - 76],
        [cx - 60, brow - 214],
        [cx + 24, brow - 226],
        [cx + 66, brow - 96],
      ],
      lighter(hairColor, 0.14),
    ) +
    fold(
      [
        [cx - 16, brow - 102],
        [cx + 34, brow - 216],
        [cx + 118, brow - 172],
        [cx + face + 18, brow - 60],
      ],
      dark,
    );
  out +=
    fold(
      [
        [cx - 20, brow - 190],
        [cx - 74, brow - 262],
        [cx - 4, brow - 282],
        [cx + 24, brow - 216],
      ],
      colors.lamp,
    ) +
    fold(
      [
        [cx + 8, brow - 200],
        [cx + 20, brow - 280],
        [cx + 92, brow - 262],
        [cx + 56, brow - 190],
      ],
      darker(colors.lamp, 0.22),
    );
  out += stitch(
    smooth([
      [cx - face - 10, brow - 50],
      [cx - 50, brow - 96],
      [cx, brow - 110],
      [cx + 50, brow - 96],
      [cx + face + 10, brow - 50],
    ]),
    lighter(hairColor, 0.6),
    0.8,
    2.4,
  );
  return (
    out +
    stitch(
      path(
        [
          [cx - 70, brow - 110],
          [cx - 40, brow - 200],
        ],
        true,
      ),
      lighter(hairColor, 0.5),
      0.6,
      2,
    ) +
    stitch(
      path(
        [
          [cx + 24, brow - 120],
          [cx + 60, brow - 186],
        ],
        true,
      ),
      lighter(hairColor, 0.4),
      0.6,
      2,
    )
  );
}
