import { fontDeclarations } from '../../../packages/ui/src/theme/fonts.ts';
import * as primitives from '../../../packages/ui/src/theme/primitives.ts';

/** One value of the theme. */
export interface Token {
  /** Path from the export to the value: `['schemes', 'light', 'primary']`. */
  path: readonly string[];
  value: string | number;
}

/** All values in a nested object of the theme, with their paths. */
function flattenTokens(value: unknown, path: readonly string[]): Token[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => flattenTokens(each, [...path, name]));
}

/** Every value that the theme's `primitives` module exports; functions, which compute others, are left out. */
export const tokens: readonly Token[] = Object.entries(primitives)
  .toSorted(([a], [b]) => a.localeCompare(b))
  .flatMap(([name, value]) => flattenTokens(value, [name]));

/** Name of a token's CSS variable: `--pl-breakpoints-px-md`. */
const cssVariableName = ({ path }: Token) =>
  `--pl-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Splits declarations into one per line. */
const lines = (declarations: string) => declarations.split(/;(?!base64)/).flatMap((each) => each.trim() || []);

const rule = (selector: string, ...declarations: string[]) =>
  `${selector} {\n${declarations.flatMap(lines).join(';\n')};\n}`.replace(/\n(?=[^}])/g, '\n  ');

/** The values as CSS variables; colors, fonts and sizes have the same names as in the product. */
export const tokensAsCss = [
  rule(
    ':root',
    primitives.schemeDeclarations('light'),
    fontDeclarations,
    primitives.radiusDeclaration,
    primitives.sizeDeclarations('phone'),
    ...tokens
      .filter(
        ({ path: [name = ''] }) =>
          !['schemes', 'color', 'font', 'step', 'sectionSpace', 'radius', 'radiusDeclaration'].includes(name),
      )
      .map((token) => `${cssVariableName(token)}:${token.value}`),
  ),
  rule(':root[data-scheme=dark]', primitives.schemeDeclarations('dark')),
  `@media (prefers-color-scheme: dark) {\n${rule(':root:not([data-scheme=light])', primitives.schemeDeclarations('dark'))}\n}`,
  `@media (min-width: ${primitives.breakpointsPx.lg}px) {\n${rule(':root', primitives.sizeDeclarations('wide'))}\n}`,
].join('\n\n');
