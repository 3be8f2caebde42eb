import { typefaces } from '@porchlight/contract/look/typefaces';
import * as primitives from '../../../packages/ui/src/theme/primitives.ts';
import { brandTheme } from '../../../packages/ui/src/theme/theme.ts';

/** A design token, or a group of them, as JSON. @see https://www.designtokens.org/tr/2025.10/format/ */
export interface TokenGroup {
  readonly [name: string]: TokenGroup | string | number | readonly (TokenGroup | string | number)[];
}

/** Where body text and headings differ in size: on phones, and from 900 px up. */
type Width = keyof typeof primitives.typeScale;

const { elevation, motionMs, schemes, step, typeScale } = primitives;

const px = (value: number) => ({ value, unit: 'px' });
const rem = (value: number) => ({ value: Number(value.toFixed(3)), unit: 'rem' });
const length = (css: string) => (css.endsWith('rem') ? rem : px)(Number.parseFloat(css));

function group<Value>(
  type: string,
  table: Readonly<Record<string, Value>>,
  value: (each: Value, name: string) => TokenGroup[string],
): TokenGroup {
  const tokens = Object.entries(table).map(([name, each]) => [name, { $value: value(each, name) }]);
  return { $type: type, ...Object.fromEntries(tokens) };
}

/** A color as `#rrggbb`, with its opacity in two more digits. */
function colorValue(css: string) {
  const share = (index: number) => Number.parseInt(css.slice(1 + 2 * index, 3 + 2 * index), 16) / 255;
  return {
    colorSpace: 'srgb',
    components: [0, 1, 2].map((index) => Number(share(index).toFixed(4))),
    alpha: css.length > 7 ? Number(share(3).toFixed(3)) : 1,
    hex: css.slice(0, 7).toLowerCase(),
  };
}

/** The colors of a scheme by their names. Design programs import each file of them as a mode. */
export const colorTokens = (scheme: primitives.Scheme): TokenGroup => ({
  color: group('color', schemes[scheme], colorValue),
});

/** The families of a typeface, without those that only make a fallback as wide as the font. */
const families = (css: string) =>
  css
    .replaceAll('"', '')
    .split(',')
    .filter((family) => !/^[FS]\d$/.test(family));

const fontSizeRem = (width: Width, n: number) => (typeScale[width].basePx * typeScale[width].ratio ** n) / 16;
const fontSizes = (width: Width) => Object.fromEntries(step.map((_, n) => [`step${n}`, fontSizeRem(width, n)]));
const sectionSpace = (width: Width) =>
  Number.parseFloat(primitives.sizeDeclarations(width).split('--pl-section:')[1] ?? '');

/** The styles of text that the theme has. */
const textStyles = [
  'display',
  'h1',
  'h2',
  'h3',
  'h4',
  'lead',
  'body1',
  'body2',
  'button',
  'caption',
  'eyebrow',
] as const;

/** A style of text at a width; its letter spacing, which is relative to the font size, in rem. */
function textStyle(name: (typeof textStyles)[number], width: Width) {
  const {
    fontFamily = '',
    fontSize = '',
    fontWeight = 400,
    lineHeight = 1.5,
    letterSpacing = 0,
  } = brandTheme().typography[name];
  const n = step.map(String).indexOf(String(fontSize));
  const sizeRem = n >= 0 ? fontSizeRem(width, n) : Number.parseFloat(String(fontSize));
  return {
    fontFamily: fontFamily === primitives.font.heading ? '{font.heading}' : '{font.body}',
    fontSize: n >= 0 ? `{fontSize.${width}.step${n}}` : rem(sizeRem),
    fontWeight: Number(fontWeight),
    lineHeight: Number(lineHeight),
    letterSpacing: rem(Number.parseFloat(String(letterSpacing)) * sizeRem),
  };
}

const textStylesAt = (width: Width) =>
  group('typography', Object.fromEntries(textStyles.map((name) => [name, name])), (name) => textStyle(name, width));

/** The layers of the shadow, `0 1px 2px {color}` each. */
const shadows = elevation.split(/,(?=\d)/).map((layer) => {
  const [offsetX = 0, offsetY = 0, blur = 0] = layer.split(' ').map((each) => Number.parseFloat(each));
  return { color: '{color.shadow}', offsetX: px(offsetX), offsetY: px(offsetY), blur: px(blur), spread: px(0) };
});

/**
 * All values of the theme as design tokens. `color` refers to the light scheme; its extension names the color of the
 * dark one. Lengths in rem grow with the reader's font size, those in px don't.
 */
export const designTokens: TokenGroup = {
  $description: 'Generated from packages/ui/src/theme.',
  scheme: {
    light: group('color', schemes.light, colorValue),
    dark: group('color', schemes.dark, colorValue),
  },
  color: {
    $type: 'color',
    ...Object.fromEntries(
      Object.keys(schemes.light).map((name) => [
        name,
        {
          $value: `{scheme.light.${name}}`,
          $extensions: { 'org.porchlight.modes': { dark: `{scheme.dark.${name}}` } },
        },
      ]),
    ),
    backdrop: { $value: colorValue(primitives.backdrop) },
  },
  space: {
    ...group('dimension', { half: 0.5, 1: 1, 2: 2, 3: 3, 4: 4, 6: 6, 8: 8 }, (units) =>
      length(primitives.space(units)),
    ),
    section: group('dimension', { phone: 'phone', wide: 'wide' } as const, (width) => px(sectionSpace(width))),
  },
  radius: group('dimension', { corner: primitives.radiusDeclaration.split(':')[1] ?? '' }, length),
  width: group('dimension', { content: primitives.contentWidth, prose: primitives.proseWidth }, length),
  breakpoint: group('dimension', primitives.breakpointsPx, px),
  font: group('fontFamily', { heading: typefaces.fraunces.css, body: typefaces['source-sans'].css }, families),
  fontSize: {
    small: { $type: 'dimension', $value: length(primitives.smallText) },
    phone: group('dimension', fontSizes('phone'), rem),
    wide: group('dimension', fontSizes('wide'), rem),
  },
  text: { phone: textStylesAt('phone'), wide: textStylesAt('wide') },
  motion: {
    duration: { $type: 'duration', $value: { value: motionMs, unit: 'ms' } },
    // `ease-out` of CSS.
    easing: { $type: 'cubicBezier', $value: [0, 0, 0.58, 1] },
    transition: {
      $type: 'transition',
      $value: { duration: '{motion.duration}', timingFunction: '{motion.easing}', delay: { value: 0, unit: 'ms' } },
    },
  },
  elevation: { layer: { $type: 'shadow', $value: shadows } },
  focusRing: {
    border: {
      $type: 'border',
      $value: { color: '{color.focus}', width: px(primitives.focusRing.outlineWidth), style: 'solid' },
    },
    offset: { $type: 'dimension', $value: px(primitives.focusRing.outlineOffset) },
  },
};
