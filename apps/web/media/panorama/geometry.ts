/** A place or a direction in meters: x to the right, y up, z towards the eye of the picture's middle. */
export type Vector = readonly [x: number, y: number, z: number];

/** A box on the floor plan, turned with what it belongs to. */
export interface Box {
  /** Middle and half sizes in the thing's own axes. */
  middle: Vector;
  half: Vector;
  /** Red, green and blue, 0 to 1, linear. */
  color: Vector;
}

/** A thing made of boxes, somewhere in the room. */
export interface Thing {
  x: number;
  z: number;
  cos: number;
  sin: number;
  /** Height of the middle and radius of a ball around all of it. */
  middleY: number;
  radius: number;
  boxes: readonly Box[];
}

/** Where a ray met a thing. */
export interface Hit {
  t: number;
  normal: Vector;
  color: Vector;
}

/** Turns a thing to face an angle; 0 looks along -z. */
export function thing(
  x: number,
  z: number,
  angle: number,
  boxes: readonly Box[],
  middleY: number,
  radius: number,
): Thing {
  return { x, z, cos: Math.cos(angle), sin: Math.sin(angle), middleY, radius, boxes };
}

/** The nearest box of all things that a ray meets before `limit`. @param any stop at the first, for shadows */
export function meetThings(
  things: readonly Thing[],
  origin: Vector,
  direction: Vector,
  limit: number,
  any = false,
): Hit | undefined {
  let best = limit;
  let found: { thing: Thing; box: Box; axis: number; sign: number } | undefined;
  for (const one of things) {
    const [ox, oy, oz] = [origin[0] - one.x, origin[1] - one.middleY, origin[2] - one.z];
    const along = ox * direction[0] + oy * direction[1] + oz * direction[2];
    const away = ox * ox + oy * oy + oz * oz - one.radius * one.radius;
    if (along * along - away < 0 || (along > 0 && away > 0)) continue;
    // Into the thing's own axes.
    const px = ox * one.cos + oz * one.sin;
    const pz = -ox * one.sin + oz * one.cos;
    const dx = direction[0] * one.cos + direction[2] * one.sin;
    const dz = -direction[0] * one.sin + direction[2] * one.cos;
    const place: Vector = [px, origin[1], pz];
    const heading: Vector = [dx, direction[1], dz];
    for (const box of one.boxes) {
      let near = 1e-4;
      let far = best;
      let axis = -1;
      let sign = 0;
      for (let a = 0; a < 3; a += 1) {
        const p = (place[a] as number) - (box.middle[a] as number);
        const d = heading[a] as number;
        const h = box.half[a] as number;
        if (Math.abs(d) < 1e-9) {
          if (Math.abs(p) > h) far = -1;
          continue;
        }
        const t1 = (-Math.sign(d) * h - p) / d;
        const t2 = (Math.sign(d) * h - p) / d;
        if (t1 > near) {
          near = t1;
          axis = a;
          sign = -Math.sign(d);
        }
        if (t2 < far) far = t2;
        if (near > far) break;
      }
      if (axis >= 0 && near < far && near < best) {
        best = near;
        found = { thing: one, box, axis, sign };
        if (any) return { t: best, normal: [0, 1, 0], color: box.color };
      }
    }
  }
  if (!found) return undefined;
  const { thing: owner, box, axis, sign } = found;
  const own: [number, number, number] = [0, 0, 0];
  own[axis] = sign;
  return {
    t: best,
    normal: [own[0] * owner.cos - own[2] * owner.sin, own[1], own[0] * owner.sin + own[2] * owner.cos],
    color: box.color,
  };
}

/** Where a ray meets a ball, or Infinity. */
export function meetBall(origin: Vector, direction: Vector, center: Vector, radius: number): number {
  const [x, y, z] = [origin[0] - center[0], origin[1] - center[1], origin[2] - center[2]];
  const along = x * direction[0] + y * direction[1] + z * direction[2];
  const root = along * along - (x * x + y * y + z * z - radius * radius);
  if (root < 0) return Infinity;
  const t = -along - Math.sqrt(root);
  return t > 1e-4 ? t : Infinity;
}
