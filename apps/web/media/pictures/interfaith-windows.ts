import { colors, darker, lighter, mix, skins } from '../kit/colors.ts';
import { floorBoards } from '../kit/house.ts';
import { type Person, person } from '../kit/people.ts';
import { poses } from '../kit/poses.ts';
import { quiltBlock } from '../kit/quilt.ts';
import { box, path, poly, rect, stroke } from '../kit/shapes.ts';
import { createSheet, type Point } from '../kit/sheet.ts';

/** Morning light through the center's star windows, two people talking in it. */
export function interfaithWindows(): string {
  const sheet = createSheet('star windows');
  let out = rect(0, 0, 1200, 800, '#E7D3B4');
  for (let x = 0; x < 1200; x += 48) out += rect(x, 0, 47, 580, mix('#E9D6B8', '#D9C09B', sheet.random.next()));
  out += floorBoards(sheet, 578, '#A9774C', [600, 120], 26) + rect(0, 566, 1200, 14, '#8E6240');
  const windows = [150, 470, 790];
  // Each window lies once more on the floor, where its light falls.
  for (const x of windows) {
    const at = (u: number, v: number): Point => [
      x + 260 * u + (x + 130 - 600) * 0.14 * v + 46 * v + (u - 0.5) * 70 * v,
      604 + v * 200,
    ];
    const pool = [at(0, 0), at(1, 0), at(1, 0.95), at(0, 0.95)];
    out += poly(pool, '#FFE2A0', 0.5);
    const star = starPieces(at);
    out += `<g opacity=".62">${star}</g>`;
  }
  for (const x of windows) {
    out +=
      sheet.lift(rect(x - 16, 64, 292, 452, '#8E6240'), 7, 0.35) +
      rect(
        x,
        80,
        260,
        420,
        sheet.fade([
          [0, '#FFF3D2'],
          [1, '#F9D693'],
        ]),
      );
    out += quiltBlock(
      sheet,
      'friendship-star',
      x,
      80,
      260,
      ['#FBE2A6', '#3D63B8', '#A63A2B', '#FFD24E', '#D8693C'],
      false,
    );
    for (let small = 0; small < 2; small += 1)
      out += quiltBlock(
        sheet,
        'ohio-star',
        x + 2 + small * 130,
        370,
        126,
        ['#FDF0CC', '#D8693C', '#3D63B8', '#F2B33D', '#7FB9A0'],
        false,
      );
    out += stroke(
      path(box(x, 80, 260, 260)) +
        `M${x + 87} 80v260M${x + 173} 80v260M${x} 167h260M${x} 253h260M${x} 355h260M${x + 130} 355v145`,
      '#6E4A34',
      5,
    );
    out +=
      poly(
        [
          [x, 500],
          [x + 260, 500],
          [x + 380, 800],
          [x + 20, 800],
        ],
        '#FFE8B4',
        0.12,
      ) + sheet.glow(x + 130, 260, 330, '#FFE9B8', 0.35);
  }
  const talkers: Person[] = [
    {
      x: 430,
      y: 742,
      height: 420,
      facing: 1,
      pose: poses.waiting,
      skin: skins[1],
      top: '#2B4A8C',
      topPrint: 'stripes',
      bottom: colors.ink,
      hair: 'short',
      hairColor: '#C9C3C4',
    },
    {
      x: 650,
      y: 748,
      height: 396,
      facing: -1,
      pose: poses.reading,
      skin: skins[3],
      top: '#B4483A',
      topPrint: 'diamonds',
      bottom: '#B4483A',
      skirt: true,
      hair: 'wrap',
      hairColor: '#E3B04A',
    },
  ];
  for (const who of talkers)
    out +=
      poly(
        [
          [who.x - 22, who.y - 4],
          [who.x + 22, who.y - 4],
          [who.x + 130, 812],
          [who.x + 50, 812],
        ],
        '#3A2030',
        0.35,
      ) + sheet.lift(person(sheet, who), 6, 0.3);
  out += sheet.lift(bench(880, 742), 6, 0.3);
  return sheet.finish(
    out +
      `<rect width="1200" height="800" fill="${sheet.fade([
        [0, '#4A2A3A', 0.34],
        [0.3, '#4A2A3A', 0.05],
        [0.7, '#4A2A3A', 0],
        [1, '#4A2A3A', 0.3],
      ])}"/>`,
  );
}

function starPieces(at: (u: number, v: number) => Point): string {
  const t = 1 / 3;
  const piece = (points: [number, number][], color: string) =>
    poly(
      points.map(([u, v]) => at(u, v * 0.62)),
      color,
    );
  return (
    piece(
      [
        [t, t],
        [2 * t, t],
        [2 * t, 2 * t],
        [t, 2 * t],
      ],
      '#FFC53A',
    ) +
    piece(
      [
        [t, 0],
        [2 * t, t],
        [t, t],
      ],
      '#3D63B8',
    ) +
    piece(
      [
        [1, t],
        [2 * t, 2 * t],
        [2 * t, t],
      ],
      '#3D63B8',
    ) +
    piece(
      [
        [2 * t, 1],
        [t, 2 * t],
        [2 * t, 2 * t],
      ],
      '#3D63B8',
    ) +
    piece(
      [
        [0, 2 * t],
        [t, t],
        [t, 2 * t],
      ],
      '#3D63B8',
    ) +
    piece(
      [
        [0, 0],
        [0.24, 0],
        [0, 0.24],
      ],
      '#D8693C',
    ) +
    piece(
      [
        [1, 0],
        [1, 0.24],
        [0.76, 0],
      ],
      '#D8693C',
    ) +
    poly([at(0, 0.66), at(1, 0.66), at(1, 0.93), at(0, 0.93)], '#E58A5A', 0.5)
  );
}

function bench(x: number, y: number): string {
  const wood = '#8E6240';
  return (
    rect(x, y - 96, 230, 16, lighter(wood, 0.12)) +
    rect(x, y - 80, 230, 8, darker(wood, 0.2)) +
    rect(x + 16, y - 76, 18, 76, darker(wood, 0.15)) +
    rect(x + 196, y - 76, 18, 76, darker(wood, 0.15))
  );
}
