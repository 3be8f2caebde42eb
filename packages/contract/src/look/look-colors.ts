import type { Look } from './look.ts';
import { type ColorName, dusk, type Scheme, type SchemeColors, schemes } from './schemes.ts';
import { contrast, shadeWithContrast, tinted } from './shades.ts';

/**
 * Smallest and largest contrast of the chosen colors in the dark scheme, where they are derived: that of the light
 * scheme within these limits. WCAG AA requires 4.5. ours
 */
const [darkMinRatio, darkMaxRatio] = [7, 9.5];

/** What follows the hue of the primary color in either scheme, so that paper and night sky match it. */
const grounds = ['background', 'surface', 'band', 'border'] as const satisfies ColorName[];
const figures = ['text', 'muted', 'edge'] as const satisfies ColorName[];

/** The colors of a look: both schemes, and what only pictures use. */
export interface LookColors extends Readonly<Record<Scheme, SchemeColors>> {
  dusk: string;
}

/**
 * Derives all colors of a look from its two chosen ones. They are those of the light scheme; in the dark one, they are
 * lighter. Neutral colors get the hue of the primary color, and keep their lightness and so their contrasts. Lamp and
 * pine stay: they mean something.
 */
export function lookColors({ primary, accent }: Pick<Look, 'primary' | 'accent'>): LookColors {
  const ownPrimary = isOwn(primary, 'primary') ? primary : undefined;
  const ownAccent = isOwn(accent, 'accent') ? accent : undefined;
  const light = {
    ...schemes.light,
    ...(ownPrimary && { ...neutrals('light', ownPrimary), ...lightPrimary(ownPrimary) }),
  };
  const dark = { ...schemes.dark, ...(ownPrimary && neutrals('dark', ownPrimary)) };
  const night = [dark.background, dark.surface, dark.band];
  return {
    light: { ...light, ...(ownAccent && { accent: ownAccent }) },
    dark: {
      ...dark,
      onPrimary: dark.background,
      onAccent: dark.background,
      ...(ownPrimary && { primary: inTheDark(ownPrimary, night) }),
      ...(ownAccent && { accent: inTheDark(ownAccent, night) }),
    },
    dusk: ownPrimary || ownAccent ? tinted(dusk, ownAccent ?? ownPrimary ?? dusk, 0) : dusk,
  };
}

function isOwn(color: string, name: 'primary' | 'accent'): boolean {
  return color !== '' && color.toLowerCase() !== schemes.light[name].toLowerCase();
}

/** A chosen color in the dark scheme. */
function inTheDark(color: string, night: readonly string[]): string {
  const ratio = contrast(color, schemes.light.background);
  return shadeWithContrast(color, night, Math.min(Math.max(ratio, darkMinRatio), darkMaxRatio), 1);
}

const lightPrimary = (primary: string) => ({ primary, focus: primary });

/** The neutral colors of a scheme in a hue. Grounds don't come nearer to the figures on them. */
function neutrals(scheme: Scheme, hueOf: string): Partial<SchemeColors> {
  const ground = scheme === 'light' ? 1 : 0;
  const figure = scheme === 'light' ? 0 : 1;
  const colors = schemes[scheme];
  return Object.fromEntries([
    ...grounds.map((name) => [name, tinted(colors[name], hueOf, ground)]),
    ...figures.map((name) => [name, tinted(colors[name], hueOf, figure)]),
  ]);
}
