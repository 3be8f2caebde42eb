import { colors, darker, lighter } from '../kit/colors.ts';
import { fill, path, poly, round, smooth, stitch, stroke } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { Sitter } from './sitters.ts';

/** Shoulders, neck and what is worn. */
export function shoulders(sheet: Sheet, { clothes, print, collar, skin, light }: Sitter): string {
  const cloth = sheet.cloth(clothes, print, 1.3);
  const outline = smooth([
    [20, 640],
    [46, 540],
    [110, 492],
    [214, 462],
    [300, 470],
    [386, 462],
    [490, 492],
    [554, 540],
    [580, 640],
  ]);
  let out =
    fill(`${outline}Z`, cloth) +
    sheet.clip(
      `${outline}Z`,
      poly(
        light < 0
          ? [
              [300, 440],
              [620, 440],
              [620, 620],
              [300, 620],
            ]
          : [
              [-10, 440],
              [300, 440],
              [300, 620],
              [-10, 620],
            ],
        darker(clothes, 0.5),
        0.22,
      ),
    );
  const neck = path([
    [242, 380],
    [358, 380],
    [362, 470],
    [396, 482],
    [300, 540],
    [204, 482],
    [238, 470],
  ]);
  if (collar === 'round')
    out +=
      fill(
        smooth([
          [204, 470],
          [240, 528],
          [300, 548],
          [360, 528],
          [396, 470],
        ]),
        skin,
      ) +
      stroke(
        smooth([
          [204, 468],
          [240, 528],
          [300, 548],
          [360, 528],
          [396, 468],
        ]),
        lighter(clothes, 0.5),
        10,
      ) +
      stitch(
        smooth([
          [190, 476],
          [230, 542],
          [300, 566],
          [370, 542],
          [410, 476],
        ]),
        lighter(clothes, 0.6),
        0.8,
        2.4,
      );
  const shade = darker(skin, 0.3);
  out +=
    fill(neck, skin) +
    poly(
      [
        [242, 400],
        [358, 400],
        [357, 446],
        [300, 486],
        [243, 446],
      ],
      shade,
      0.75,
    );
  if (collar === 'blazer') {
    out +=
      poly(
        [
          [222, 466],
          [300, 600],
          [378, 466],
          [350, 470],
          [300, 534],
          [250, 470],
        ],
        colors.cotton,
      ) +
      poly(
        [
          [250, 470],
          [300, 534],
          [270, 572],
          [222, 466],
        ],
        '#FFFFFF',
      ) +
      poly(
        [
          [350, 470],
          [300, 534],
          [330, 572],
          [378, 466],
        ],
        '#E9E0D0',
      );
    out +=
      poly(
        [
          [224, 456],
          [196, 470],
          [176, 540],
          [222, 552],
          [292, 640],
          [292, 600],
        ],
        lighter(clothes, 0.1),
      ) +
      poly(
        [
          [376, 456],
          [404, 470],
          [424, 540],
          [378, 552],
          [308, 640],
          [308, 600],
        ],
        darker(clothes, 0.14),
      ) +
      stitch('M196 476L184 534L226 546L286 622', lighter(clothes, 0.5), 0.7, 2) +
      stitch('M404 476L416 534L374 546L314 622', lighter(clothes, 0.5), 0.7, 2);
  }
  if (collar === 'shirt')
    out +=
      poly(
        [
          [230, 456],
          [300, 528],
          [258, 566],
          [196, 484],
        ],
        lighter(clothes, 0.16),
      ) +
      poly(
        [
          [370, 456],
          [300, 528],
          [342, 566],
          [404, 484],
        ],
        darker(clothes, 0.12),
      ) +
      stitch('M300 540V620', lighter(clothes, 0.6), 0.8, 2.4) +
      fill(round(300, 572, 6), colors.cotton);
  return out;
}
