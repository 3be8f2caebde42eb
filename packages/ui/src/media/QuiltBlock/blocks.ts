import { keysOf } from '@porchlight/contract/records-by-key';
import { type Cloth, clothIndex } from './fabrics.ts';

/** A piece of cloth: its corners as x, y, x, y, … on the block's grid. Patches of a block never overlap. */
export interface Patch {
  cloth: Cloth;
  corners: number[];
}

/** Definition of a block: its grid and patches. */
export interface BlockPattern {
  /** Cells along each side of the grid. */
  grid: number;
  patches: Patch[];
  /** Whether it has a top and a bottom, so that a quilt of several must not rotate it. */
  upright?: boolean;
}

type Corner = 'nw' | 'ne' | 'se' | 'sw';

const { main, second, spark, soft } = clothIndex;

function piece(cloth: Cloth, ...corners: number[]): Patch {
  return { cloth, corners };
}

function square(cloth: Cloth, x: number, y: number, width = 1, height = width): Patch {
  return piece(cloth, x, y, x + width, y, x + width, y + height, x, y + height);
}

/** Half of a square, the triangle with the named corner. */
function half(cloth: Cloth, x: number, y: number, corner: Corner, size = 1): Patch {
  const nw = [x, y];
  const ne = [x + size, y];
  const se = [x + size, y + size];
  const sw = [x, y + size];
  const corners = { nw: [sw, nw, ne], ne: [nw, ne, se], se: [ne, se, sw], sw: [se, sw, nw] };
  return piece(cloth, ...corners[corner].flat());
}

/** The patches four times, rotated by 90 degrees each time. */
function fourTimes(grid: number, patches: Patch[]): Patch[] {
  const turned = (corners: number[], times: number): number[] => {
    if (times === 0) return corners;
    const next = corners.map((value, index) =>
      index % 2 === 0 ? grid - (corners[index + 1] ?? 0) : (corners[index - 1] ?? value),
    );
    return turned(next, times - 1);
  };
  return [0, 1, 2, 3].flatMap((times) =>
    patches.map(({ cloth, corners }) => ({ cloth, corners: turned(corners, times) })),
  );
}

function logCabin(): Patch[] {
  const rings = [1, 2, 3].flatMap((ring) => {
    const [near, far, length] = [3 - ring, 3 + ring, 2 * ring];
    const light = ring === 2 ? soft : second;
    return [
      square(light, near, near, length, 1),
      square(main, far, near, 1, length),
      square(main, near + 1, far, length, 1),
      square(light, near, near + 1, 1, length),
    ];
  });
  return [square(spark, 3, 3), ...rings];
}

function northStar(): Patch[] {
  const point = (reach: number, angle: number, width: number, left: Cloth, right: Cloth): Patch[] => {
    const at = (radius: number, turn: number) => [4 + radius * Math.sin(turn), 4 - radius * Math.cos(turn)];
    const [tip, before, after] = [at(reach, angle), at(width, angle - Math.PI / 8), at(width, angle + Math.PI / 8)];
    return [piece(left, 4, 4, ...before, ...tip), piece(right, 4, 4, ...tip, ...after)];
  };
  return [0, 1, 2, 3].flatMap((turn) => [
    ...point(3.9, (turn * Math.PI) / 2, 1.35, main, second),
    ...point(3.1, ((turn + 0.5) * Math.PI) / 2, 1.35, soft, main),
  ]);
}

function basket(): Patch[] {
  const onArch = (radius: number, part: number) => {
    const angle = Math.PI * (1 - part / 6);
    return [4 + radius * Math.cos(angle), 3.7 - radius * Math.sin(angle)];
  };
  const handle = [0, 1, 2, 3, 4, 5].map((part) =>
    piece(
      part % 2 === 0 ? main : second,
      ...[onArch(3, part), onArch(3, part + 1), onArch(2.3, part + 1), onArch(2.3, part)].flat(),
    ),
  );
  /** x positions of the basket's vertical lines, which converge toward the base. */
  const standard = (index: number, row: number) => 1 + 0.45 * row + (index * (6 - 0.9 * row)) / 4;
  const weave = [0, 1].flatMap((row) =>
    [0, 1, 2, 3].map((index) =>
      piece(
        (row + index) % 2 === 0 ? main : second,
        ...[standard(index, row), 4.4 + row * 1.4, standard(index + 1, row), 4.4 + row * 1.4],
        ...[standard(index + 1, row + 1), 5.8 + row * 1.4, standard(index, row + 1), 5.8 + row * 1.4],
      ),
    ),
  );
  return [
    ...handle,
    square(soft, 0.6, 3.7, 3, 0.7),
    square(spark, 3.6, 3.7, 0.8, 0.7),
    square(soft, 4.4, 3.7, 3, 0.7),
    ...weave,
  ];
}

/** The ten blocks, by their traditional names. */
export const blocks = {
  'flying-geese': {
    grid: 4,
    patches: [0, 1, 2, 3].flatMap((row) => [
      piece(row === 1 ? second : main, 0, row + 1, 1, row, 2, row + 1),
      piece(row === 2 ? spark : main, 2, row + 1, 3, row, 4, row + 1),
    ]),
  },
  'log-cabin': { grid: 7, patches: logCabin() },
  'nine-patch': {
    grid: 9,
    patches: [
      ...fourTimes(9, [
        square(main, 0, 0),
        square(main, 2, 0),
        square(main, 0, 2),
        square(main, 1, 1),
        square(main, 2, 2),
        square(soft, 3, 0, 3, 3),
      ]),
      square(second, 3, 3),
      square(second, 5, 3),
      square(second, 3, 5),
      square(second, 5, 5),
      square(spark, 4, 4),
    ],
  },
  'ohio-star': {
    grid: 3,
    patches: [
      ...fourTimes(3, [
        piece(main, 1, 0, 1.5, 0.5, 1, 1),
        piece(main, 2, 0, 2, 1, 1.5, 0.5),
        piece(second, 1, 1, 1.5, 0.5, 2, 1),
      ]),
      square(main, 1, 1),
      ...fourTimes(3, [half(soft, 0, 0, 'nw', 0.6)]),
    ],
  },
  'churn-dash': {
    grid: 6,
    patches: [
      ...fourTimes(6, [half(main, 0, 0, 'se', 2), square(second, 2, 0, 2, 1), square(soft, 2, 1, 2, 1)]),
      square(spark, 2, 2, 2),
    ],
  },
  'bears-paw': {
    grid: 7,
    patches: [
      ...fourTimes(7, [
        square(main, 1, 1, 2),
        square(soft, 0, 0),
        half(second, 1, 0, 'se'),
        half(second, 2, 0, 'se'),
        half(second, 0, 1, 'se'),
        half(second, 0, 2, 'se'),
      ]),
      square(spark, 3, 3),
    ],
  },
  'north-star': { grid: 8, patches: northStar(), upright: true },
  basket: { grid: 8, patches: basket(), upright: true },
  'pine-tree': {
    grid: 8,
    upright: true,
    patches: [
      piece(main, 4, 0.6, 4, 2.4, 2.2, 2.4),
      piece(second, 4, 0.6, 5.8, 2.4, 4, 2.4),
      piece(main, 3, 2.4, 4, 2.4, 4, 4.4, 1.4, 4.4),
      piece(second, 4, 2.4, 5, 2.4, 6.6, 4.4, 4, 4.4),
      piece(main, 2.3, 4.4, 4, 4.4, 4, 6.5, 0.6, 6.5),
      piece(second, 4, 4.4, 5.7, 4.4, 7.4, 6.5, 4, 6.5),
      square(spark, 3.5, 6.5, 1, 1.5),
      piece(soft, 0, 8, 0, 7.2, 2.6, 7.2, 3.5, 8),
      piece(soft, 8, 8, 8, 7.2, 5.4, 7.2, 4.5, 8),
    ],
  },
  'friendship-star': {
    grid: 3,
    patches: [square(spark, 1, 1), ...fourTimes(3, [half(main, 1, 0, 'sw'), half(soft, 0, 0, 'nw', 0.75)])],
  },
} as const satisfies Record<string, BlockPattern>;

export type QuiltName = keyof typeof blocks;

/** The names of the ten blocks. */
export const quiltNames = keysOf(blocks);
