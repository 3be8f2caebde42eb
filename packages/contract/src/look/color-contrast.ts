import { lookColors } from './look-colors.ts';
import { type ColorName, type Scheme, schemes } from './schemes.ts';
import { contrast, lowestContrast, shadeWithContrast } from './shades.ts';

/** What a color of the settings is for. */
export type ColorRole = 'primary' | 'accent';

/** Contrast of text with what is behind it. WCAG 2.2, 1.4.3 */
export const textRatio = 4.5;

/** What each color is used with, by the words that people read. The focus ring needs less than the text. */
const pairs = {
  background: 'as text on the page',
  surface: 'as text on cards and in forms',
  band: 'as text on bands',
  on: 'behind the text of buttons',
} as const;

/** One use of a color, with its contrast. */
export interface ColorUse {
  scheme: Scheme;
  /** 'as text on bands'. */
  place: string;
  ratio: number;
}

/** What a color looks like in a role. */
export interface ColorReport {
  /** The color in the dark scheme, which is derived from it. */
  dark: string;
  /** All uses in both schemes, the one with the lowest contrast first. */
  uses: readonly ColorUse[];
  /** The nearest color with enough contrast; undefined if this one has it. */
  better: string | undefined;
}

/** Measures a color where the site uses it. @param color `#rrggbb` */
export function colorReport(color: string, role: ColorRole): ColorReport {
  const colors = lookColors({ primary: '', accent: '', [role]: color });
  const on: ColorName = role === 'primary' ? 'onPrimary' : 'onAccent';
  const uses = (['light', 'dark'] as const).flatMap((scheme) =>
    Object.entries(pairs).map(([name, place]): ColorUse => {
      const { [role]: front, [on]: onColor, background, surface, band } = colors[scheme];
      const back = { background, surface, band, on: onColor }[name] ?? background;
      return { scheme, place, ratio: contrast(front, back) };
    }),
  );
  const grounds = lightGrounds();
  const isEnough = lowestContrast(color, grounds) >= textRatio;
  return {
    dark: colors.dark[role],
    uses: uses.toSorted((a, b) => a.ratio - b.ratio),
    better: isEnough ? undefined : shadeWithContrast(color, grounds, textRatio, 0),
  };
}

/** Why a color can't be used, and which one can; undefined if it can. @param color `#rrggbb` */
export function colorProblem(color: string, role: ColorRole): string | undefined {
  const { uses, better } = colorReport(color, role);
  const [lowest] = uses;
  if (!better || !lowest) return undefined;
  return `${color} has a contrast of ${ratioText(lowest.ratio)} ${lowest.place} in the ${lowest.scheme} scheme. ${ratioText(textRatio)} is needed to read it. The nearest color that works is ${better}.`;
}

/** '4.5 to 1'. Rounded down, so that too little is never shown as enough. */
export function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toLocaleString('en-US')} to 1`;
}

/** What is behind a color in the light scheme. In another hue, none of them is darker. */
const lightGrounds = () => [
  schemes.light.background,
  schemes.light.surface,
  schemes.light.band,
  schemes.light.onPrimary,
];
