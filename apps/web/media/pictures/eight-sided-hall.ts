import { darker } from '../kit/colors.ts';
import { quiltBlock } from '../kit/quilt.ts';
import { box, path, poly, rect, stitch, stroke } from '../kit/shapes.ts';
import { n, type Sheet } from '../kit/sheet.ts';

/** Glass of the center's windows: ground, star, second, center, corners. */
const glass = ['#F3C878', '#2F4FA0', '#A63A2B', '#FFE9A8', '#C4572F'] as const;

/** The eight-sided hall with its lights on. */
export function hall(sheet: Sheet): string {
  const [foot, eave] = [590, 372];
  const faces: [number, number, number, number][] = [
    [268, 396, 14, 0.3],
    [396, 804, 0, 0],
    [804, 932, -14, 0.22],
  ];
  let out = '';
  for (const [from, to, rise, shade] of faces) {
    const left = Math.max(rise, 0);
    const right = rise < 0 ? -rise : 0;
    out += poly(
      [
        [from, eave + left],
        [to, eave + right],
        [to, foot - right],
        [from, foot - left],
      ],
      darker('#C9A27A', shade),
    );
    for (let board = 1; board < 8; board += 1)
      out += stroke(
        `M${from} ${n(eave + left + ((foot - eave - left * 2) * board) / 8)}L${to} ${n(eave + right + ((foot - eave - right * 2) * board) / 8)}`,
        '#6E4A3C',
        1.6,
        0.5,
      );
  }
  const bay = (x: number, w: number, skew: number) => {
    const y = 404;
    const body =
      rect(x - 7, y - 7, w + 14, 158, '#5A3A34') +
      quiltBlock(sheet, 'friendship-star', x, y, w, glass, false) +
      rect(
        x,
        y + w + 5,
        w,
        144 - w - 5,
        sheet.fade([
          [0, '#FBE3AC'],
          [1, '#E9A04A'],
        ]),
      ) +
      stroke(`M${x + w / 2} ${y + w + 5}v${144 - w - 5}${path(box(x, y, w, w))}`, '#5A3A34', 4);
    return skew
      ? `<g transform="translate(${x + w / 2} 0) skewY(${skew}) scale(.62 1) translate(${-(x + w / 2)} ${skew > 0 ? -4 : 4})">${body}</g>`
      : body;
  };
  out += bay(426, 84, 0) + bay(690, 84, 0);
  // Doors under a star, wide open to both sides.
  out +=
    rect(538, 396, 124, 194, '#5A3A34') +
    rect(
      546,
      404,
      108,
      186,
      sheet.fade([
        [0, '#FFEFC4'],
        [0.6, '#F7C75F'],
        [1, '#E08E3C'],
      ]),
    ) +
    quiltBlock(sheet, 'friendship-star', 563, 410, 74, glass, false) +
    rect(546, 490, 40, 100, '#8C4A32') +
    rect(614, 490, 40, 100, '#8C4A32') +
    stroke('M546 488h108M566 500v80M634 500v80', '#5A3A34', 4);
  const side = (x: number, skew: number) =>
    `<g transform="translate(${x} 486) skewY(${skew})">${rect(-33, -78, 66, 152, '#5A3A34')}<g transform="translate(-27 -72) scale(.78 1)">${quiltBlock(sheet, 'friendship-star', 0, 0, 69, glass, false)}</g>${rect(-27, 2, 54, 66, '#EDAE58')}</g>`;
  out += side(332, -6.2) + side(868, 6.2);
  const roofTones = ['#4A2C4A', '#6E3B4C', '#5A3350'];
  out +=
    poly(
      [
        [236, 392],
        [384, 366],
        [540, 250],
        [504, 262],
      ],
      roofTones[0] ?? '',
    ) +
    poly(
      [
        [384, 366],
        [816, 366],
        [660, 250],
        [540, 250],
      ],
      roofTones[1] ?? '',
    ) +
    poly(
      [
        [816, 366],
        [964, 392],
        [696, 262],
        [660, 250],
      ],
      roofTones[2] ?? '',
    );
  for (let row = 1; row < 5; row += 1) {
    const s = row / 5;
    out += stitch(`M${n(384 + 156 * s)} ${n(366 - 116 * s)}H${n(816 - 156 * s)}`, '#E8A690', 0.5);
  }
  out += stroke('M236 392L384 366H816L964 392', '#E9CFA6', 7);
  // The lantern on the roof.
  out +=
    rect(540, 206, 120, 46, '#5A3A34') +
    [0, 1, 2]
      .map((index) =>
        rect(
          547 + index * 37,
          212,
          32,
          36,
          sheet.fade([
            [0, '#FFF3CF'],
            [1, '#F2B33D'],
          ]),
        ),
      )
      .join('') +
    poly(
      [
        [522, 210],
        [600, 152],
        [678, 210],
      ],
      '#6E3B4C',
    ) +
    poly(
      [
        [522, 210],
        [600, 152],
        [600, 210],
      ],
      '#583049',
    );
  out += sheet.glow(600, 228, 200, '#FFD27A', 0.7) + sheet.glow(600, 490, 300, '#FFC46A', 0.5);
  return (
    out +
    poly(
      [
        [538, 590],
        [662, 590],
        [690, 604],
        [510, 604],
      ],
      '#E9C68C',
    ) +
    rect(250, 586, 700, 8, '#7A5A4A')
  );
}
