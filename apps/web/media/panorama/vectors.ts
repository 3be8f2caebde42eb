import type { Vector } from './geometry.ts';

/** One and a share of another. */
export const add = (a: Vector, b: Vector, s = 1): Vector => [a[0] + b[0] * s, a[1] + b[1] * s, a[2] + b[2] * s];

/** Each part by each part: a color in a colored light. */
export const times = (a: Vector, b: Vector): Vector => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];

/** Longer or shorter. */
export const scale = (a: Vector, s: number): Vector => [a[0] * s, a[1] * s, a[2] * s];

/** Between two. @param s 0 is the first, 1 the second */
export const blend = (a: Vector, b: Vector, s: number): Vector => [
  a[0] + (b[0] - a[0]) * s,
  a[1] + (b[1] - a[1]) * s,
  a[2] + (b[2] - a[2]) * s,
];
