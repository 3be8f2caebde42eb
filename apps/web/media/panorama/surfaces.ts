import type { Vector } from './geometry.ts';
import { type Furnishing, room } from './room.ts';
import { roofRise, roofRun, walls } from './shell.ts';
import { light } from './texture.ts';
import { blend, scale } from './vectors.ts';

/** Paints and woods of the room, in linear light. */
export const paint = {
  plaster: light('#EBDCBE'),
  plasterCool: light('#D9CDBE'),
  board: light('#9C6840'),
  boardDark: light('#7A4E30'),
  frame: light('#5E3A28'),
  post: light('#6E4630'),
  indigo: light('#2E3A87'),
  madder: light('#A63A2B'),
  cotton: light('#F3E8D3'),
  lamp: light('#F2B33D'),
  ceiling: light('#8FB9BE'),
  ceilingDark: light('#7CA7AE'),
  rafter: light('#7A4E34'),
  floor: [light('#A8734A'), light('#996540'), light('#B07C50'), light('#8E5C3A')],
  door: light('#8C3B2C'),
  doorDark: light('#6E2C22'),
} as const;

/** A number from 0 to 1 that belongs to a board, a plank, a pane. */
const chance = (seed: number) => Math.abs(Math.sin(seed * 127.1 + 3.7) * 43758.5453) % 1;

/** Light that comes straight through a window: its color of glass where there is glass, undefined elsewhere. */
export function throughGlass(furnishing: Furnishing, wall: number, u: number, h: number): Vector | undefined {
  if (wall === room.doorWall) return undefined;
  const half = room.windowHalf;
  const [s, t] = [(u + half) / (2 * half), 1 - (h - room.windowFoot) / (2 * half)];
  if (s <= 0 || s >= 1 || t <= 0 || t >= 1) return undefined;
  return furnishing.glass[wall % 2]?.(s, t);
}

/** How far to the right of a wall’s middle a point lies, in meters. */
export function alongWall(point: Vector, wall: number): number {
  const [nx, , nz] = walls[wall] as Vector;
  return -point[0] * nz + point[2] * nx;
}

/** Pines and sky, dim behind the colored glass. */
function outside(u: number, h: number, wall: number): number {
  const x = u * 1.4 + wall * 9;
  const tree = Math.floor(x / 0.55);
  const inside = Math.abs(x / 0.55 - tree - 0.5) * 2;
  const top = 1.55 + chance(tree) * 1.1;
  // Three tiers, each a triangle, as in the Pine Tree block.
  const isTree = [0, 0.26, 0.52].some(
    (down) => h < top - down - inside * (0.5 + down * 0.6) && h > top - down - 0.42 - down * 0.3,
  );
  return (isTree || h < 1.35 ? 0.6 : 1) * (0.92 + 0.22 * (h - 1.1));
}

/** What a ray finds at a point of the room. */
export interface Surface {
  color: Vector;
  normal: Vector;
  /** Shines by itself. */
  glows: boolean;
  /** Share of light it mirrors. */
  gloss: number;
}

function wallSurface(furnishing: Furnishing, point: Vector, wall: number): Surface {
  const u = alongWall(point, wall);
  const h = point[1];
  const n = walls[wall] as Vector;
  const normal: Vector = [-n[0], 0, -n[2]];
  const flat = (color: Vector): Surface => ({ color, normal, glows: false, gloss: 0 });
  const edge = room.reach * Math.tan(Math.PI / 8);
  if (Math.abs(u) > edge - 0.16) return flat(Math.abs(u) > edge - 0.03 ? scale(paint.post, 0.6) : paint.post);
  if (wall === room.doorWall && Math.abs(u) < 1.12 && h < 2.72) {
    if (Math.abs(u) > 1.02 || h > 2.62) return flat(paint.frame);
    const v = Math.abs(u);
    const panel = v > 0.14 && v < 0.88 && ((h > 0.2 && h < 1.15) || (h > 1.35 && h < 2.45));
    if (v < 0.012) return flat(scale(paint.frame, 0.5));
    if (v > 0.05 && v < 0.09 && h > 1.05 && h < 1.3) return flat(paint.lamp);
    if (panel && h > 1.35) {
      const pane = Math.abs(((v - 0.14) % 0.37) - 0.185) > 0.165 || Math.abs(((h - 1.35) % 0.55) - 0.275) > 0.255;
      return pane
        ? flat(paint.doorDark)
        : { color: scale(light('#FFE6B0'), 0.95 * outside(u, h + 0.2, wall)), normal, glows: true, gloss: 0 };
    }
    return flat(panel ? paint.doorDark : paint.door);
  }
  const glass = throughGlass(furnishing, wall, u, h);
  if (glass) return { color: scale(glass, 1.02 * outside(u, h, wall)), normal, glows: true, gloss: 0 };
  const [half, foot] = [room.windowHalf, room.windowFoot];
  if (wall !== room.doorWall && Math.abs(u) < half + 0.13 && h > foot - 0.13 && h < foot + half * 2 + 0.13)
    return flat(h < foot - 0.05 ? scale(paint.frame, 1.5) : paint.frame);
  if (h < 0.12) return flat(paint.boardDark);
  if (h < 0.86) {
    const plank = Math.floor((u + 9) / 0.19);
    if ((u + 9) / 0.19 - plank < 0.05) return flat(scale(paint.boardDark, 0.6));
    return flat(blend(paint.board, paint.boardDark, chance(plank + wall * 31) * 0.7));
  }
  if (h < 0.93) return flat(h < 0.88 ? scale(paint.boardDark, 0.7) : paint.board);
  if (h > 3.66 && h < 3.92) {
    // A frieze of Flying Geese.
    const cell = (u + 9) / 0.26;
    const [x, y] = [cell - Math.floor(cell), (h - 3.66) / 0.26];
    const goose = Math.abs(x - 0.5) * 2 < 1 - y;
    return flat(
      goose ? ([paint.indigo, paint.madder, paint.indigo, paint.lamp][Math.floor(cell) % 4] as Vector) : paint.cotton,
    );
  }
  if (h > 3.62) return flat(paint.boardDark);
  return flat(blend(paint.plaster, paint.plasterCool, chance(Math.floor((u + 9) / 0.7) + wall * 7) * 0.35));
}

function floorSurface(furnishing: Furnishing, point: Vector): Surface {
  const normal: Vector = [0, 1, 0];
  if (Math.abs(point[0]) < room.rug && Math.abs(point[2]) < room.rug)
    return {
      color: furnishing.rug((point[0] / room.rug + 1) / 2, (point[2] / room.rug + 1) / 2),
      normal,
      glows: false,
      gloss: 0,
    };
  const row = Math.floor((point[2] + 20) / 0.17);
  const along = (point[0] + 20) / 1.7 + chance(row) * 3;
  const board = Math.floor(along);
  const seam = (point[2] + 20) / 0.17 - row < 0.045 || along - board < 0.006;
  const tone = paint.floor[Math.floor(chance(row * 3.1 + board * 17.3) * 4)] as Vector;
  return { color: seam ? scale(tone, 0.55) : tone, normal, glows: false, gloss: 0.16 };
}

function roofSurface(point: Vector, side: number): Surface {
  const n = walls[side] as Vector;
  const normal: Vector = [-n[0] * roofRise, -roofRun, -n[2] * roofRise];
  const distance = Math.hypot(point[0], point[2]);
  if (distance < room.oculus) {
    const spoke = Math.abs(((Math.atan2(point[0], point[2]) / (Math.PI / 4) + 16) % 1) - 0.5) * 2;
    return spoke > 1 - 0.09 / Math.max(0.1, distance)
      ? { color: paint.rafter, normal, glows: false, gloss: 0 }
      : { color: blend(light('#FBE9C0'), light('#D9E6EC'), distance / room.oculus), normal, glows: true, gloss: 0 };
  }
  const u = alongWall(point, side);
  const out = point[0] * n[0] + point[2] * n[2];
  if (distance < room.oculus + 0.16) return { color: paint.rafter, normal, glows: false, gloss: 0 };
  const edge = out * Math.tan(Math.PI / 8);
  if (Math.abs(u) > edge - 0.13)
    return {
      color: Math.abs(u) > edge - 0.02 ? scale(paint.rafter, 0.6) : paint.rafter,
      normal,
      glows: false,
      gloss: 0,
    };
  const plank = Math.floor(out / 0.2);
  const seam = out / 0.2 - plank < 0.06;
  return {
    color: seam
      ? scale(paint.ceilingDark, 0.72)
      : blend(paint.ceiling, paint.ceilingDark, chance(plank + side * 13) * 0.9),
    normal,
    glows: false,
    gloss: 0,
  };
}

/** A lamp of paper on ribs: brightest at its middle. */
export function paperLamp(point: Vector): Vector {
  const lamp = room.lamps.reduce((a, b) =>
    Math.hypot(point[0] - a[0], point[2] - a[2]) < Math.hypot(point[0] - b[0], point[2] - b[2]) ? a : b,
  );
  const up = (point[1] - lamp[1]) / room.lampRadius;
  if (Math.abs(up) > 0.93) return scale(paint.frame, 0.5);
  const rib = Math.abs(((up * 4 + 8) % 1) - 0.5) > 0.43 ? 0.8 : 1;
  return scale(blend(light('#FFF0C8'), light('#F5B550'), Math.abs(up) ** 1.5), 1.05 * rib);
}

/** Color, direction and gloss of a point on a wall, the floor or the roof. */
export function shellSurface(furnishing: Furnishing, point: Vector, face: number): Surface {
  if (face < 8) return wallSurface(furnishing, point, face);
  return face === 8 ? floorSurface(furnishing, point) : roofSurface(point, face - 9);
}
