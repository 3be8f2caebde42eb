import { colors } from './colors.ts';
import { n, type Sheet } from './sheet.ts';

/** Dims everything away from a light, as dusk does. @param reach where it is darkest @param clear share of the reach that stays bright */
export function dusk(
  sheet: Sheet,
  x: number,
  y: number,
  reach: number,
  opacity = 0.6,
  clear = 0.12,
  color: string = colors.night,
): string {
  const paint = sheet.define(`dusk ${x} ${y} ${reach} ${opacity} ${color}`, (id) => {
    const stops = [0, 0.25, 0.5, 0.75, 1]
      .map(
        (at) =>
          `<stop offset="${clear + (1 - clear) * at}" stop-color="${color}" stop-opacity="${(opacity * at ** 0.9).toFixed(3)}"/>`,
      )
      .join('');
    return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(reach)}">${stops}</radialGradient>`;
  });
  return `<rect width="${sheet.width}" height="${sheet.height}" fill="${paint}"/>`;
}

/** Fireflies: a point of light each. */
export function fireflies(
  sheet: Sheet,
  count: number,
  from: readonly [number, number],
  to: readonly [number, number],
): string {
  let out = '';
  for (let index = 0; index < count; index += 1) {
    const [x, y, r] = [
      sheet.random.between(from[0], to[0]),
      sheet.random.between(from[1], to[1]),
      sheet.random.between(1.6, 3),
    ];
    out += `${sheet.glow(x, y, r * 7, colors.lamp, 0.55)}<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#FFEDB8"/>`;
  }
  return out;
}
