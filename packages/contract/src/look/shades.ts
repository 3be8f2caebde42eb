import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as registerMode,
  wcagContrast,
  wcagLuminance,
} from 'culori/fn';

registerMode(modeRgb);
registerMode(modeLrgb);
const toOklch = registerMode(modeOklch);

/** Steps of lightness, 0 to 1, in which a color is searched for. One is less than anyone can see. */
const lightnessStep = 0.002;

/**
 * The contrast ratio of two colors, from 1 to 21.
 * @param first `#rrggbb`
 * @param second `#rrggbb`
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(first: string, second: string): number {
  return wcagContrast(first, second);
}

/** The smallest contrast of a color with several others. */
export function lowestContrast(color: string, others: readonly string[]): number {
  return Math.min(...others.map((other) => contrast(color, other)));
}

/**
 * The nearest shade of a color that has a contrast with others: its hue stays, its lightness changes.
 * @param towards 0 for darker shades, 1 for lighter ones
 */
export function shadeWithContrast(color: string, others: readonly string[], ratio: number, towards: 0 | 1): string {
  return nearestShade(oklch(color), towards, (shade) => lowestContrast(shade, others) >= ratio);
}

/**
 * A neutral color in another hue. It is exactly as light as before, or a little more so in the given direction, and so
 * keeps its contrasts.
 * @param neutral `#rrggbb`
 * @param hueOf the color with the hue; the paler it is, the paler is the result
 * @param towards 0 for at most as light, 1 for at least
 */
export function tinted(neutral: string, hueOf: string, towards: 0 | 1): string {
  const { l, c } = oklch(neutral);
  const { c: strength, h } = oklch(hueOf);
  const target = wcagLuminance(neutral);
  const isReached = (shade: string) =>
    towards === 1 ? wcagLuminance(shade) >= target : wcagLuminance(shade) <= target;
  // Begins on the other side, since the same lightness has another luminance in another hue.
  const start = l + (towards === 1 ? -0.06 : 0.06);
  return nearestShade({ mode: 'oklch', l: start, c: Math.min(c, strength / 2), h }, towards, isReached);
}

function oklch(hex: string): Oklch {
  const color = toOklch(hex);
  if (!color) throw new Error(`${hex} is no color such as #2e3a87.`);
  return color;
}

function nearestShade(from: Oklch, towards: 0 | 1, isReached: (shade: string) => boolean): string {
  const direction = towards === 1 ? 1 : -1;
  for (let l = from.l; l >= 0 && l <= 1; l += direction * lightnessStep) {
    const shade = formatHex(clampChroma({ ...from, l }, 'oklch'));
    if (isReached(shade)) return shade;
  }
  return towards === 1 ? '#ffffff' : '#000000';
}
