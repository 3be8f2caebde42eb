import type { Vector } from './geometry.ts';
import { room } from './room.ts';

/** Outward directions of the eight walls; 0 is straight ahead. */
export const walls = Array.from(
  { length: 8 },
  (_, wall): Vector => [Math.sin((wall * Math.PI) / 4), 0, -Math.cos((wall * Math.PI) / 4)],
);

const slope = Math.hypot(room.peak - room.eave, room.reach);

/** Sideways share of the roof’s slope. */
export const roofRise = (room.peak - room.eave) / slope;

/** Upward share of the roof’s slope. */
export const roofRun = room.reach / slope;

/** The shell of the room that a ray reaches: which face, how far. */
interface Shell {
  t: number;
  /** 0 to 7 walls, 8 floor, 9 to 16 roof. */
  face: number;
}

/** Where a ray from inside leaves the room. The room bulges outwards everywhere, so the nearest face is the one. */
export function meetShell(origin: Vector, direction: Vector): Shell {
  let t = direction[1] < 0 ? -origin[1] / direction[1] : Infinity;
  let face = 8;
  for (let wall = 0; wall < 8; wall += 1) {
    const [nx, , nz] = walls[wall] as Vector;
    const towards = direction[0] * nx + direction[2] * nz;
    const at = origin[0] * nx + origin[2] * nz;
    if (towards > 1e-9) {
      const reach = (room.reach - at) / towards;
      if (reach < t) [t, face] = [reach, wall];
    }
    const up = towards * roofRise + direction[1] * roofRun;
    if (up > 1e-9) {
      const reach = (room.peak * roofRun - (at * roofRise + origin[1] * roofRun)) / up;
      if (reach < t) [t, face] = [reach, 9 + wall];
    }
  }
  return { t, face };
}
