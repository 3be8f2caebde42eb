import { mobileBreakpointPx } from '@porchlight/contract/limits';
import { dusk, type Scheme, schemes } from '@porchlight/contract/look/schemes';
import { keysOf, tableOf } from '@porchlight/contract/records-by-key';

/** The colors of the demonstration look, which a site's own look replaces: see `lookCss` in the contract. */
export { type ColorName, ink, type Scheme, schemes } from '@porchlight/contract/look/schemes';

const names = keysOf(schemes.light);

/**
 * The colors as references to CSS variables, for styles: `color: ${color.muted}`. They follow the scheme without a
 * script.
 */
export const color = tableOf(names, (name) => `var(--pl-${name})`);

/**
 * Errors and deletions. The color of `accent`, until a look has an accent of its own: an error must not be green.
 */
export const danger = 'var(--pl-danger,var(--pl-accent))';

/** The CSS variables of one scheme as declarations. */
export function schemeDeclarations(scheme: Scheme): string {
  const short = (hex: string) => hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
  return `color-scheme:${scheme};${names.map((name) => `--pl-${name}:${short(schemes[scheme][name])}`).join(';')};`;
}

/** Font families. Headings are Fraunces at weight 600 only; everything else is Source Sans 3 between 400 and 700. */
export const font = { heading: 'var(--pl-heading)', body: 'var(--pl-body)' } as const;

/** Size of body text in px, and ratio between successive steps: on phones, and from 900 px up. */
export const typeScale = {
  phone: { basePx: 17, ratio: 1.2 },
  wide: { basePx: 18, ratio: 1.25 },
} as const;

/** Font sizes: `step[0]` is body text, each further step is larger by the ratio of `typeScale`. */
export const step = [
  'var(--pl-s0)',
  'var(--pl-s1)',
  'var(--pl-s2)',
  'var(--pl-s3)',
  'var(--pl-s4)',
  'var(--pl-s5)',
] as const;

/** Styles that all headings share. */
export const headingStyle = {
  fontFamily: font.heading,
  fontWeight: 600,
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
} as const;

/** Font size of captions, dates and labels. */
export const smallText = '0.9375rem';

/** MUI's spacing unit in px: the 8 px grid. */
export const spacingPx = 8;

/**
 * A distance on the 8 px grid, in px, so that it doesn't grow with the user's font size: large type needs the room.
 * @param units multiples of 8 px; halves are allowed
 */
export function space(units: number): string {
  return `${units * spacingPx}px`;
}

/** Space above and below a section: 32 px on phones, 112 px from 900 px up. */
export const sectionSpace = 'var(--pl-section)';

/**
 * The CSS variables that differ between phones and 900 px or more, as declarations: font sizes in rem of 16 px, and the
 * section's space. On phones, headings at a large user font size stop growing where one word would fill the line; body
 * text grows on, but headings stay larger.
 */
export function sizeDeclarations(width: keyof typeof typeScale): string {
  const { basePx, ratio } = typeScale[width];
  const isPhone = width === 'phone';
  const sizes = step.map((_, n) => {
    const size = `${((basePx * ratio ** n) / 16).toFixed(3)}rem`;
    return `--pl-s${n}:${isPhone ? `min(${size},${10.75 + n / 2}vw)` : size}`;
  });
  return `${sizes.join(';')};--pl-section:${isPhone ? 32 : 112}px;`;
}

/** Corner radius: 4 px, unless the look has another one. */
export const radius = 'var(--pl-radius)';
export const radiusDeclaration = '--pl-radius:4px;';

/**
 * A field of the public pages in the style of MUI's: these pages have one native field each, which works without
 * scripts and spares them MUI's inputs.
 */
export const nativeFieldStyle = {
  minInlineSize: 0,
  minBlockSize: space(6),
  padding: `${space(1)} ${space(1.5)}`,
  border: `2px solid ${color.edge}`,
  borderRadius: radius,
  backgroundColor: color.surface,
  '&::placeholder': { color: color.muted, opacity: 1 },
  '&[aria-invalid]': { borderColor: danger },
} as const;

/** The only elevation, for layers above the page. */
export const elevation = `0 1px 2px ${color.shadow},0 8px 24px ${color.shadow}`;

/** The backdrop of modal dialogs; a literal color, since older browsers don't pass variables to `::backdrop`. */
export const backdrop = '#0D0F20B3';

/** Background of a hero, which is dark in both schemes: night sky above, dusk at the horizon. */
export const heroBackground = `linear-gradient(180deg,${color.background},${color.surface} 62%,var(--pl-dusk,${dusk}))`;

/** Duration of transitions in ms, and as CSS; none with reduced motion. */
export const motionMs = 180;
export const motion = `${motionMs}ms ease-out`;

/** The focus ring, the same everywhere. */
export const focusRing = { outlineWidth: 3, outlineOffset: 2, outlineColor: color.focus } as const;

/**
 * The layout's breakpoints by MUI's names, in px. A phone is 768 px or less, as the specification defines it: below
 * `md`. MUI's `down` subtracts 0.05 px, so `down('md')` ends at 768 px and `up('md')` begins right after it.
 */
export const breakpointsPx = { xs: 0, sm: 600, md: mobileBreakpointPx + 0.05, lg: 900, xl: 1180 } as const;

/** Maximum width of the page's content. */
export const contentWidth = '1160px';

/** Maximum width of running text. */
export const proseWidth = '680px';
