import type { Point } from './sheet.ts';

/** Joints in shares of the height: x forward, y up from the ground. */
export interface Pose {
  hip: Point;
  shoulder: Point;
  head: Point;
  /** Elbow and hand of the arm that is nearer to the eye, and of the other. */
  near: readonly [Point, Point];
  far: readonly [Point, Point];
  /** Knee and foot. */
  nearLeg: readonly [Point, Point];
  farLeg: readonly [Point, Point];
}

const standing: Pose = {
  hip: [0, 0.5],
  shoulder: [0, 0.8],
  head: [0.012, 0.925],
  near: [
    [-0.02, 0.64],
    [0.03, 0.5],
  ],
  far: [
    [0.05, 0.64],
    [0.08, 0.5],
  ],
  nearLeg: [
    [-0.01, 0.27],
    [-0.03, 0.015],
  ],
  farLeg: [
    [0.035, 0.27],
    [0.04, 0.015],
  ],
};

/** What people do. */
export const poses = {
  standing,
  walking: {
    ...standing,
    near: [
      [-0.07, 0.65],
      [-0.04, 0.52],
    ],
    far: [
      [0.07, 0.64],
      [0.14, 0.54],
    ],
    nearLeg: [
      [0.06, 0.28],
      [0.1, 0.015],
    ],
    farLeg: [
      [-0.03, 0.27],
      [-0.13, 0.03],
    ],
  },
  carrying: {
    ...standing,
    near: [
      [0.02, 0.62],
      [0.15, 0.6],
    ],
    far: [
      [0.08, 0.62],
      [0.19, 0.6],
    ],
  },
  reaching: {
    ...standing,
    shoulder: [0.02, 0.8],
    head: [0.04, 0.925],
    near: [
      [0.12, 0.72],
      [0.24, 0.7],
    ],
    far: [
      [0.14, 0.7],
      [0.26, 0.64],
    ],
  },
  pointing: {
    ...standing,
    near: [
      [0.13, 0.8],
      [0.26, 0.88],
    ],
    far: [
      [0.05, 0.64],
      [0.1, 0.54],
    ],
  },
  reading: {
    ...standing,
    near: [
      [0.0, 0.62],
      [0.13, 0.64],
    ],
    far: [
      [0.07, 0.62],
      [0.16, 0.65],
    ],
    head: [0.03, 0.915],
  },
  waiting: {
    ...standing,
    near: [
      [-0.06, 0.65],
      [0.05, 0.6],
    ],
    far: [
      [0.07, 0.65],
      [0.02, 0.6],
    ],
  },
  sitting: {
    hip: [0, 0.3],
    shoulder: [0.01, 0.6],
    head: [0.035, 0.72],
    near: [
      [0.06, 0.44],
      [0.2, 0.42],
    ],
    far: [
      [0.1, 0.46],
      [0.22, 0.43],
    ],
    nearLeg: [
      [0.22, 0.3],
      [0.21, 0.02],
    ],
    farLeg: [
      [0.24, 0.3],
      [0.26, 0.02],
    ],
  },
  kneeling: {
    hip: [-0.08, 0.24],
    shoulder: [0.1, 0.48],
    head: [0.2, 0.57],
    near: [
      [0.16, 0.3],
      [0.26, 0.12],
    ],
    far: [
      [0.22, 0.3],
      [0.32, 0.13],
    ],
    nearLeg: [
      [0.1, 0.22],
      [0.07, 0.015],
    ],
    farLeg: [
      [0.03, 0.04],
      [-0.16, 0.03],
    ],
  },
  bending: {
    hip: [-0.04, 0.5],
    shoulder: [0.18, 0.66],
    head: [0.3, 0.72],
    near: [
      [0.22, 0.48],
      [0.3, 0.34],
    ],
    far: [
      [0.27, 0.48],
      [0.36, 0.36],
    ],
    nearLeg: [
      [0.02, 0.27],
      [-0.04, 0.015],
    ],
    farLeg: [
      [0.07, 0.27],
      [0.08, 0.015],
    ],
  },
  hugging: {
    ...standing,
    shoulder: [0.03, 0.8],
    head: [0.06, 0.925],
    near: [
      [0.14, 0.72],
      [0.25, 0.75],
    ],
    far: [
      [0.16, 0.76],
      [0.27, 0.8],
    ],
  },
} as const satisfies Record<string, Pose>;
