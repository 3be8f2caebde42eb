import { along, colors, lighter } from './colors.ts';
import { fill, path, poly, round, stitch } from './shapes.ts';
import { n, type Point, type Sheet } from './sheet.ts';

/**
 * A sky of strips pieced one over the other, each strip of several pieces joined at a slant.
 * @param scale colors from the top to the horizon @param tilt how much the strips lean, in units across the sheet
 */
export function stripSky(sheet: Sheet, scale: readonly string[], horizon: number, strips = 9, tilt = 40): string {
  const { random, width } = sheet;
  const seam = (index: number): Point[] => {
    const share = (index / strips) ** 1.12;
    const y = index === 0 ? -tilt - 10 : share * horizon;
    const lean = index === 0 || index === strips ? 0 : random.between(-tilt, tilt);
    return [
      [-10, y - lean / 2],
      [width * random.between(0.3, 0.7), y + random.between(-8, 8)],
      [width + 10, y + lean / 2],
    ];
  };
  const heightAt = (line: Point[], x: number): number => {
    const [a, b, c] = line as [Point, Point, Point];
    const [from, to] = x < b[0] ? [a, b] : [b, c];
    return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
  };
  const seams = Array.from({ length: strips + 1 }, (_, index) => seam(index));
  let out = `<rect width="${width}" height="${sheet.height}" fill="${along(scale, 0.5)}"/>`;
  for (let strip = 0; strip < strips; strip += 1) {
    const [top, bottom] = [seams[strip] ?? [], seams[strip + 1] ?? []];
    let x = -10;
    while (x < width + 10) {
      const next = Math.min(width + 10, x + random.between(width * 0.16, width * 0.4));
      const slant = (at: number) => (at <= 0 || at >= width ? 0 : 26);
      const tone = along(scale, (strip + 0.5) / strips + random.between(-0.035, 0.035));
      const points: Point[] = [
        [x - slant(x), heightAt(top, x - slant(x)) - 1],
        [next - slant(next) + 1, heightAt(top, next - slant(next)) - 1],
        [next + slant(next) + 1, heightAt(bottom, next + slant(next)) + 1],
        [x + slant(x), heightAt(bottom, x + slant(x)) + 1],
      ];
      out += poly(points, tone);
      x = next;
    }
    if (strip > 0)
      out += stitch(
        path(
          top.map(([px, py]): Point => [px, py + 7]),
          true,
        ),
        lighter(along(scale, strip / strips), 0.3),
        0.32,
      );
  }
  return out;
}

/** A sky pieced around a light: rings of wedges, as in a Mariner's Compass. @param scale from the light outwards */
export function raySky(sheet: Sheet, scale: readonly string[], x: number, y: number, rings = 7, reach = 1300): string {
  const { random } = sheet;
  let out = `<rect width="${sheet.width}" height="${sheet.height}" fill="${scale.at(-1)}"/>`;
  for (let ring = rings - 1; ring >= 0; ring -= 1) {
    const [inner, outer] = [reach * (ring / rings) ** 1.35, reach * ((ring + 1) / rings) ** 1.35];
    const wedges = 10 + ring * 3;
    const start = random.between(0, 1);
    for (let wedge = 0; wedge < wedges; wedge += 1) {
      const [from, to] = [wedge + start, wedge + 1.02 + start].map((at) => (at / wedges) * Math.PI * 2) as [
        number,
        number,
      ];
      const at = (angle: number, radius: number): Point => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
      const tone = along(scale, (ring + 0.5) / rings + random.between(-0.04, 0.04));
      out += poly(
        [at(from, inner - 1), at(from, outer), at((from + to) / 2, outer * 1.015), at(to, outer), at(to, inner - 1)],
        tone,
      );
    }
    if (ring > 0) out += stitch(round(x, y, inner + 8), lighter(along(scale, ring / rings), 0.35), 0.3);
  }
  return out;
}

/** Stars of eight points. @param below lowest place */
export function stars(
  sheet: Sheet,
  count: number,
  below: number,
  color: string = colors.glow,
  sizes: readonly [number, number] = [2.5, 7],
): string {
  const { random, width } = sheet;
  let out = '';
  for (let index = 0; index < count; index += 1) {
    const [x, y, r] = [random.between(20, width - 20), random.between(16, below), random.between(...sizes)];
    const points = Array.from({ length: 8 }, (_, spike): Point => {
      const reach = spike % 2 ? r * 0.34 : r;
      return [x + Math.cos((spike * Math.PI) / 4) * reach, y + Math.sin((spike * Math.PI) / 4) * reach];
    });
    out += poly(points, color, Number(n(random.between(0.45, 0.95) * 10)) / 10);
  }
  return out;
}

/** A sun or a moon, cut of cloth, with a ring of quilting. */
export function disc(sheet: Sheet, x: number, y: number, radius: number, color: string, glow = 0.5): string {
  return (
    sheet.glow(x, y, radius * 4.2, color, glow) +
    fill(round(x, y, radius), color) +
    stitch(round(x, y, radius * 0.8), lighter(color, 0.6), 0.8) +
    stitch(round(x, y, radius * 1.4), lighter(color, 0.3), 0.4)
  );
}
