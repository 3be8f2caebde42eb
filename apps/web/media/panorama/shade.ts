import { meetBall, meetThings, type Vector } from './geometry.ts';
import { type Furnishing, room } from './room.ts';
import { meetShell, walls } from './shell.ts';
import { alongWall, paint, paperLamp, type Surface, shellSurface, throughGlass } from './surfaces.ts';
import { light } from './texture.ts';
import { add, blend, scale, times } from './vectors.ts';

/** Where the sun stands, as a direction towards it. */
const sun: Vector = (() => {
  const [azimuth, height] = [1.12, 0.6];
  return [Math.sin(azimuth) * Math.cos(height), Math.sin(height), -Math.cos(azimuth) * Math.cos(height)];
})();

const sunlight = light('#FFEBC8', 1.5);

/** Light that reaches a surface: from all around, from the roof light, from the lamps, and from the sun through the glass. */
function lit(furnishing: Furnishing, point: Vector, surface: Surface, jitter: readonly [number, number]): Vector {
  const { normal } = surface;
  const start = add(point, normal, 0.004);
  // Corners get less light from around.
  let nearestWall = Infinity;
  for (const [nx, , nz] of walls) nearestWall = Math.min(nearestWall, room.reach - (point[0] * nx + point[2] * nz));
  const corner = (distance: number, reach: number) => 1 - 0.42 * Math.exp(-distance / reach);
  const around =
    (normal[1] > 0.9 ? corner(nearestWall, 0.5) : 1) *
    (Math.abs(normal[1]) < 0.5 ? corner(point[1], 0.35) * corner(Math.max(0, room.eave - point[1]), 0.3) : 1);
  const sky = 0.5 + 0.5 * normal[1];
  let sum: Vector = scale([0.4 + 0.1 * sky, 0.36 + 0.11 * sky, 0.33 + 0.13 * sky], around);

  const target: Vector = [jitter[0] * room.oculus * 0.9, room.peak - 0.5, jitter[1] * room.oculus * 0.9];
  const to: Vector = [target[0] - start[0], target[1] - start[1], target[2] - start[2]];
  const distance = Math.hypot(...to);
  const towards = scale(to, 1 / distance);
  const facing = normal[0] * towards[0] + normal[1] * towards[1] + normal[2] * towards[2];
  if (facing > 0 && !meetThings(furnishing.things, start, towards, distance, true))
    sum = add(sum, [0.95, 0.86, 0.72], facing * (22 / (distance * distance + 14)));

  for (const lamp of room.lamps) {
    const [x, y, z] = [lamp[0] - point[0], lamp[1] - point[1], lamp[2] - point[2]];
    const far = x * x + y * y + z * z;
    const cosine = Math.max(0, (x * normal[0] + y * normal[1] + z * normal[2]) / Math.sqrt(far));
    sum = add(sum, [1, 0.68, 0.34], (cosine * 0.34 + 0.03) / (far + 0.35));
  }

  const glancing = normal[0] * sun[0] + normal[1] * sun[1] + normal[2] * sun[2];
  if (glancing > 0) {
    const shell = meetShell(start, sun);
    if (shell.face < 8) {
      const exit = add(start, sun, shell.t);
      const glass = throughGlass(furnishing, shell.face, alongWall(exit, shell.face), exit[1]);
      if (glass && !meetThings(furnishing.things, start, sun, shell.t, true))
        sum = add(
          sum,
          times([0.06 + glass[0] * 0.94, 0.06 + glass[1] * 0.94, 0.09 + glass[2] * 0.91], sunlight),
          glancing * 2.3,
        );
    }
  }
  return times(surface.color, sum);
}

/** The light that comes along a ray, linear. @param jitter a place on the roof light, -1 to 1, different for each sample of a pixel */
export function shade(
  furnishing: Furnishing,
  origin: Vector,
  direction: Vector,
  jitter: readonly [number, number],
  mirrors = true,
): Vector {
  const shell = meetShell(origin, direction);
  const hit = meetThings(furnishing.things, origin, direction, shell.t);
  let halo = 0;
  let lampAt = Infinity;
  for (const lamp of room.lamps) {
    lampAt = Math.min(lampAt, meetBall(origin, direction, lamp, room.lampRadius));
    const [x, y, z] = [lamp[0] - origin[0], lamp[1] - origin[1], lamp[2] - origin[2]];
    const along = x * direction[0] + y * direction[1] + z * direction[2];
    if (along > 0) halo += 0.02 / (0.02 + Math.max(0, x * x + y * y + z * z - along * along)) ** 1.1;
  }
  const nearest = Math.min(shell.t, hit?.t ?? Infinity);
  let seen: Vector;
  if (lampAt < nearest) seen = paperLamp(add(origin, direction, lampAt));
  else if (cordAt(origin, direction) < nearest) seen = scale(paint.frame, 0.35);
  else {
    const point = add(origin, direction, nearest);
    const surface: Surface =
      hit && hit.t < shell.t
        ? { color: hit.color, normal: hit.normal, glows: false, gloss: 0 }
        : shellSurface(furnishing, point, shell.face);
    seen = surface.glows ? surface.color : lit(furnishing, point, surface, jitter);
    if (surface.gloss > 0 && mirrors) {
      const bounced: Vector = [direction[0], -direction[1], direction[2]];
      const fresnel = surface.gloss * (0.25 + 0.75 * (1 - Math.abs(direction[1])) ** 2);
      seen = blend(seen, shade(furnishing, add(point, surface.normal, 0.004), bounced, jitter, false), fresnel);
    }
  }
  return add(seen, [1, 0.66, 0.3], Math.min(0.5, halo * 0.028));
}

/** How far to the cord of a lamp, or Infinity. */
function cordAt(origin: Vector, direction: Vector): number {
  let nearest = Infinity;
  const flat = direction[0] ** 2 + direction[2] ** 2;
  for (const [x, y, z] of room.lamps) {
    const along = ((x - origin[0]) * direction[0] + (z - origin[2]) * direction[2]) / flat;
    if (along < 0 || along > nearest) continue;
    const off = Math.hypot(origin[0] + direction[0] * along - x, origin[2] + direction[2] * along - z);
    if (off < 0.011 && origin[1] + direction[1] * along > y) nearest = along;
  }
  return nearest;
}
