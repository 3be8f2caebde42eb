import type { Point } from './canvas.ts';

/** Names of the quilt blocks. */
export const blockNames = [
  'flying geese',
  'log cabin',
  'nine patch',
  'ohio star',
  'churn dash',
  'bear’s paw',
  'north star',
  'basket',
  'pine tree',
  'friendship star',
] as const;
/** A quilt block. */
export type BlockName = (typeof blockNames)[number];

/** A piece of a block: which of its cloths, and its corners on the block's grid. */
type Piece = readonly [cloth: number, ...corners: Point[]];
interface Block {
  /** Cells along one side. */
  grid: number;
  /** Cloth 0 is the ground and needs no pieces. */
  pieces: Piece[];
}

const square = (cloth: number, x: number, y: number, w = 1, h = w): Piece => [
  cloth,
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** A half-square triangle in the cell at x, y; its right angle in the corner named. */
function half(cloth: number, x: number, y: number, corner: 'nw' | 'ne' | 'sw' | 'se', s = 1): Piece {
  const corners = { nw: [x, y], ne: [x + s, y], se: [x + s, y + s], sw: [x, y + s] } as const;
  const around = { nw: ['ne', 'sw'], ne: ['se', 'nw'], se: ['sw', 'ne'], sw: ['nw', 'se'] } as const;
  return [cloth, corners[corner], corners[around[corner][0]], corners[around[corner][1]]];
}

function flyingGeese(): Block {
  const pieces: Piece[] = [];
  for (let row = 0; row < 4; row += 1)
    for (const x of [0, 2]) pieces.push([1 + ((row + x / 2) % 3), [x, row + 1], [x + 1, row], [x + 2, row + 1]]);
  return { grid: 4, pieces };
}

function logCabin(): Block {
  const pieces: Piece[] = [square(3, 3, 3)];
  for (let ring = 0; ring < 3; ring += 1) {
    const from = 2 - ring;
    const side = 3 + ring * 2;
    pieces.push(square(1, from, from + side - 1, side, 1), square(1, from + side - 1, from, 1, side - 1));
    pieces.push(
      square(ring % 2 ? 2 : 0, from, from, side - 1, 1),
      square(ring % 2 ? 0 : 2, from, from + 1, 1, side - 2),
    );
  }
  return { grid: 7, pieces };
}

function bearsPaw(): Block {
  const pieces: Piece[] = [
    square(3, 3, 3),
    square(1, 3, 0, 1, 3),
    square(1, 3, 4, 1, 3),
    square(1, 0, 3, 3, 1),
    square(1, 4, 3, 3, 1),
  ];
  const paw = (mirrorX: boolean, mirrorY: boolean) => {
    const shape: Piece[] = [
      square(2, 1, 1, 2),
      half(1, 1, 0, 'se'),
      half(1, 2, 0, 'se'),
      half(1, 0, 1, 'se'),
      half(1, 0, 2, 'se'),
      square(3, 0, 0),
    ];
    return shape.map(
      ([cloth, ...corners]): Piece => [
        cloth,
        ...corners.map(([x, y]): Point => [mirrorX ? 7 - x : x, mirrorY ? 7 - y : y]),
      ],
    );
  };
  for (const x of [false, true]) for (const y of [false, true]) pieces.push(...paw(x, y));
  return { grid: 7, pieces };
}

/** What each block is made of. */
export const blocks: Record<BlockName, Block> = {
  'flying geese': flyingGeese(),
  'log cabin': logCabin(),
  'bear’s paw': bearsPaw(),
  'nine patch': {
    grid: 3,
    pieces: [square(1, 0, 0), square(1, 2, 0), square(2, 1, 1), square(1, 0, 2), square(1, 2, 2)],
  },
  'ohio star': {
    grid: 3,
    pieces: [
      square(2, 1, 1),
      [1, [1, 0], [1.5, 0.5], [1, 1]],
      [1, [2, 0], [1.5, 0.5], [2, 1]],
      [3, [1, 1], [1.5, 0.5], [2, 1]],
      [1, [1, 3], [1.5, 2.5], [1, 2]],
      [1, [2, 3], [1.5, 2.5], [2, 2]],
      [3, [1, 2], [1.5, 2.5], [2, 2]],
      [1, [0, 1], [0.5, 1.5], [1, 1]],
      [1, [0, 2], [0.5, 1.5], [1, 2]],
      [3, [1, 1], [0.5, 1.5], [1, 2]],
      [1, [3, 1], [2.5, 1.5], [2, 1]],
      [1, [3, 2], [2.5, 1.5], [2, 2]],
      [3, [2, 1], [2.5, 1.5], [2, 2]],
    ],
  },
  'churn dash': {
    grid: 3,
    pieces: [
      half(1, 0, 0, 'se'),
      half(1, 2, 0, 'sw'),
      half(1, 0, 2, 'ne'),
      half(1, 2, 2, 'nw'),
      square(2, 1, 0.5, 1, 0.5),
      square(2, 1, 2, 1, 0.5),
      square(2, 0.5, 1, 0.5, 1),
      square(2, 2, 1, 0.5, 1),
      square(3, 1, 1),
    ],
  },
  'north star': {
    grid: 4,
    pieces: [
      square(1, 1, 1, 2),
      [2, [1, 1], [1, 0], [2, 1]],
      [1, [3, 1], [3, 0], [2, 1]],
      [1, [1, 3], [1, 4], [2, 3]],
      [2, [3, 3], [3, 4], [2, 3]],
      [1, [1, 1], [0, 1], [1, 2]],
      [2, [1, 3], [0, 3], [1, 2]],
      [2, [3, 1], [4, 1], [3, 2]],
      [1, [3, 3], [4, 3], [3, 2]],
      [3, [2, 1], [3, 2], [2, 3], [1, 2]],
    ],
  },
  basket: {
    grid: 5,
    pieces: [
      [1, [0.6, 2.6], [4.4, 2.6], [3.5, 4.4], [1.5, 4.4]],
      [2, [0.6, 2.6], [1.55, 2.6], [1.1, 1.75]],
      [3, [1.55, 2.6], [2.5, 2.6], [2.05, 1.75]],
      [2, [2.5, 2.6], [3.45, 2.6], [2.95, 1.75]],
      [3, [3.45, 2.6], [4.4, 2.6], [3.9, 1.75]],
      [1, [0.9, 1.9], [1.5, 0.8], [3.5, 0.8], [4.1, 1.9], [3.75, 1.9], [3.3, 1.15], [1.7, 1.15], [1.25, 1.9]],
      [2, [1.5, 4.4], [3.5, 4.4], [3.7, 4.75], [1.3, 4.75]],
    ],
  },
  'pine tree': {
    grid: 6,
    pieces: [
      [1, [3, 0.4], [4.4, 2], [1.6, 2]],
      [2, [3, 1.4], [4.9, 3.3], [1.1, 3.3]],
      [1, [3, 2.6], [5.4, 4.8], [0.6, 4.8]],
      square(3, 2.65, 4.8, 0.7, 0.9),
    ],
  },
  'friendship star': {
    grid: 3,
    pieces: [square(2, 1, 1), half(1, 1, 0, 'sw'), half(1, 2, 1, 'nw'), half(1, 1, 2, 'ne'), half(1, 0, 1, 'se')],
  },
};

/** A block's pieces for other drawing tools: which cloth, and corners from 0 to 1. Cloth 0 is the ground. */
export function blockOutline(name: BlockName): { cloth: number; corners: Point[] }[] {
  const { grid, pieces } = blocks[name];
  return pieces.map(([cloth, ...corners]) => ({
    cloth,
    corners: corners.map(([x, y]): Point => [x / grid, y / grid]),
  }));
}
