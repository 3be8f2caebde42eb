import { darker, lighter, mix } from './colors.ts';
import { fill, poly, smooth, stitch } from './shapes.ts';
import type { Point, Print, Sheet } from './sheet.ts';

/** A topline that rolls over the width. @param swing height of its waves */
export function ridge(sheet: Sheet, y: number, swing: number, waves = 1.4): Point[] {
  const { random, width } = sheet;
  const [first, second] = [random.between(0, 6.28), random.between(0, 6.28)];
  const points: Point[] = [];
  for (let x = -40; x <= width + 40; x += 40) {
    const turn = (x / width) * Math.PI * 2 * waves;
    points.push([x, y + Math.sin(turn + first) * swing + Math.sin(turn * 2.3 + second) * swing * 0.35]);
  }
  return points;
}

/** Height of a ridge at x. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1] as Point, points[index] as Point];
    if (x <= to[0]) return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
  }
  return points.at(-1)?.[1] ?? 0;
}

/** How a hill is sewn. */
export interface HillLook {
  color: string;
  /** Second tone; strips go between the two. */
  other?: string;
  print?: Print;
  /** Lines of quilting that follow its top. */
  echoes?: number;
  /** Width of its strips. */
  strip?: number;
  /** How far its strips lean. */
  lean?: number;
  thread?: string;
}

/** A hill pieced of leaning strips, with quilting that echoes its top. */
export function hill(sheet: Sheet, top: readonly Point[], look: HillLook): string {
  const { random, width, height } = sheet;
  const { color, other = darker(color, 0.14), print = 'plain', echoes = 3, strip = 120, lean = 90 } = look;
  const outline = `${smooth(top)}L${width + 60} ${height + 20}L-60 ${height + 20}Z`;
  let strips = fill(outline, color);
  for (let x = -160; x < width + 260; ) {
    const step = strip * random.between(0.6, 1.4);
    const tone = mix(color, other, random.next());
    const paint = random.next() < 0.35 ? sheet.cloth(tone, print, 0.9) : tone;
    strips += poly(
      [
        [x, 0],
        [x + step + 1, 0],
        [x + step + 1 - lean * 2, height],
        [x - lean * 2, height],
      ],
      paint,
    );
    x += step;
  }
  const thread = look.thread ?? lighter(color, 0.45);
  for (let echo = 0; echo < echoes; echo += 1)
    strips += stitch(smooth(top.map(([x, y]): Point => [x, y + 10 + echo * 24])), thread, 0.5 - echo * 0.09);
  return sheet.clip(outline, strips);
}
