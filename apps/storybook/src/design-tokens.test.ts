import { schemes } from '@porchlight/contract/look/schemes';
import { defineConfig, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import { colorTokens, designTokens, type TokenGroup } from './design-tokens.ts';

/** Reads a file of tokens as another program does. It throws where the format is wrong or an alias leads nowhere. */
async function readTokens(file: TokenGroup) {
  const filename = new URL('https://site.example/porchlight.tokens.json');
  const config = defineConfig(
    { lint: { rules: { 'core/consistent-naming': 'off' } } },
    { cwd: new URL('file:///tmp/') },
  );
  const { tokens } = await parse([{ filename, src: JSON.stringify(file) }], { config });
  return tokens;
}

const hexOf = (value: unknown) => (value as { hex: string }).hex.toUpperCase();

test('a program that reads design tokens gets all colors of both schemes, and the light ones through aliases', async () => {
  const tokens = await readTokens(designTokens);
  for (const [name, css] of Object.entries(schemes.light)) {
    expect(hexOf(tokens[`color.${name}`]?.$value)).toBe(css.slice(0, 7));
    expect(tokens[`color.${name}`]?.aliasOf).toBe(`scheme.light.${name}`);
  }
  for (const [name, css] of Object.entries(schemes.dark))
    expect(hexOf(tokens[`scheme.dark.${name}`]?.$value)).toBe(css.slice(0, 7));
});

test('it gets lengths, text styles, motion and shadows with their units', async () => {
  const tokens = await readTokens(designTokens);
  expect(tokens['space.half']?.$value).toEqual({ value: 4, unit: 'px' });
  expect(tokens['space.section.wide']?.$value).toEqual({ value: 112, unit: 'px' });
  expect(tokens['radius.corner']?.$value).toEqual({ value: 4, unit: 'px' });
  expect(tokens['fontSize.wide.step2']?.$value).toEqual({ value: 1.758, unit: 'rem' });
  expect(tokens['text.phone.h1']?.$value).toMatchObject({
    fontFamily: ['Fraunces', 'serif'],
    fontWeight: 600,
    lineHeight: 1.15,
  });
  expect(tokens['motion.transition']?.$value).toMatchObject({ duration: { value: 180, unit: 'ms' } });
  expect(tokens['elevation.layer']?.$value).toMatchObject([{ blur: { value: 2 } }, { blur: { value: 24 } }]);
});

test('a design program gets a mode for each scheme, with the same names', async () => {
  const [light, dark] = [await readTokens(colorTokens('light')), await readTokens(colorTokens('dark'))];
  expect(Object.keys(dark)).toEqual(Object.keys(light));
  expect(hexOf(dark['color.primary']?.$value)).toBe(schemes.dark.primary);
});
