import type { Random } from './random.ts';
import { n, type Point, type Sheet } from './sheet.ts';

/** A path through points. @param open whether it stays open */
export function path(points: readonly Point[], open = false): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${open ? '' : 'Z'}`;
}

/** A path through points, cut by hand: corners stray and edges bow a little. @param wobble in units */
export function cut(random: Random, points: readonly Point[], wobble = 2): string {
  const strayed = points.map(
    ([x, y]): Point => [x + random.between(-wobble, wobble), y + random.between(-wobble, wobble)],
  );
  const first = strayed[0] ?? [0, 0];
  let d = `M${n(first[0])} ${n(first[1])}`;
  strayed.forEach(([x, y], index) => {
    const [nextX, nextY] = strayed[(index + 1) % strayed.length] ?? first;
    const bow = random.between(-wobble, wobble) * 1.2;
    const length = Math.hypot(nextX - x, nextY - y) || 1;
    const middleX = (x + nextX) / 2 - ((nextY - y) / length) * bow;
    const middleY = (y + nextY) / 2 + ((nextX - x) / length) * bow;
    d += `Q${n(middleX)} ${n(middleY)} ${n(nextX)} ${n(nextY)}`;
  });
  return `${d}Z`;
}

/** A smooth path through points (Catmull-Rom). */
export function smooth(points: readonly Point[], closed = false): string {
  const at = (index: number): Point => {
    const wrapped = (index + points.length) % points.length;
    const clamped = Math.max(0, Math.min(points.length - 1, index));
    return points[closed ? wrapped : clamped] ?? [0, 0];
  };
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let index = 0; index < points.length - (closed ? 0 : 1); index += 1) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6] as const;
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6] as const;
    d += `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(p2[0])} ${n(p2[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** A rectangle's corners. */
export function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** An ellipse as a path. */
export function round(x: number, y: number, radiusX: number, radiusY = radiusX): string {
  return `M${n(x - radiusX)} ${n(y)}a${n(radiusX)} ${n(radiusY)} 0 1 0 ${n(2 * radiusX)} 0a${n(radiusX)} ${n(radiusY)} 0 1 0 ${n(-2 * radiusX)} 0Z`;
}

/** A filled path. */
export function fill(d: string, paint: string, opacity = 1): string {
  return `<path d="${d}" fill="${paint}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

/** A filled polygon with straight edges. */
export function poly(points: readonly Point[], paint: string, opacity = 1): string {
  return fill(path(points), paint, opacity);
}

/** A rectangle. */
export function rect(x: number, y: number, width: number, height: number, paint: string, opacity = 1): string {
  return poly(box(x, y, width, height), paint, opacity);
}

/** A stroked path. */
export function stroke(d: string, color: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`;
}

/** A row of running stitches. */
export function stitch(d: string, color: string, opacity = 0.55, width = 1.8): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-dasharray="${n(width * 4.5)} ${n(width * 3.4)}" stroke-linecap="round"/>`;
}

/** A patch: hand-cut, filled, with a row of stitches just inside its edge. */
export function patch(sheet: Sheet, points: readonly Point[], paint: string, thread?: string, wobble = 1.5): string {
  const d = cut(sheet.random, points, wobble);
  const center = middle(points);
  const inner = points.map(([x, y]): Point => {
    const length = Math.hypot(center[0] - x, center[1] - y) || 1;
    return [x + ((center[0] - x) / length) * 7, y + ((center[1] - y) / length) * 7];
  });
  return fill(d, paint) + (thread ? stitch(path(inner), thread, 0.6) : '');
}

/** The middle of some points. */
function middle(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], [px, py]): Point => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** A limb, a trunk, a post: thick at one end, thin at the other, round at both. */
export function taper(from: Point, to: Point, fromRadius: number, toRadius: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const at = ([x, y]: Point, r: number) => `${n(x + nx * r)} ${n(y + ny * r)}`;
  return `M${at(from, fromRadius)}L${at(to, toRadius)}A${n(toRadius)} ${n(toRadius)} 0 0 0 ${at(to, -toRadius)}L${at(from, -fromRadius)}A${n(fromRadius)} ${n(fromRadius)} 0 0 0 ${at(from, fromRadius)}Z`;
}
