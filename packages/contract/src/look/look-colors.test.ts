import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colorProblem, colorReport } from './color-contrast.ts';
import { lookColors } from './look-colors.ts';
import { type ColorName, ink, type Scheme, schemes } from './schemes.ts';
import { contrast } from './shades.ts';

/** Every two colors that the site uses together, and the contrast that WCAG AA requires. */
const pairs: [front: ColorName, back: ColorName, ratio: number][] = [
  ...(['text', 'muted', 'primary', 'accent'] as const).flatMap((front) =>
    (['background', 'surface', 'band'] as const).map((back): [ColorName, ColorName, number] => [front, back, 4.5]),
  ),
  ['onPrimary', 'primary', 4.5],
  ['onAccent', 'accent', 4.5],
  ['pine', 'background', 4.5],
  ['pine', 'surface', 4.5],
  ...(['edge', 'focus'] as const).flatMap((front) =>
    (['background', 'surface', 'band'] as const).map((back): [ColorName, ColorName, number] => [front, back, 3]),
  ),
];

/** A color with some of another one on it, as `color-mix(in srgb, …)` mixes them. @param share 0 to 1 */
function mixed(color: string, other: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixedChannel = (at: number) => Math.round(channel(color, at) * (1 - share) + channel(other, at) * share);
  return `#${[1, 3, 5].map((at) => mixedChannel(at).toString(16).padStart(2, '0')).join('')}`;
}

/** The pairs without enough contrast in a look. */
function unreadable(primary: string, accent: string): string[] {
  const looks = lookColors({ primary, accent });
  return (['light', 'dark'] as const satisfies Scheme[]).flatMap((scheme) => {
    const { [scheme]: colors } = looks;
    // The row of a table that was changed last, and the words that two versions of a text don't share.
    const marked = mixed(colors.surface, colors.lamp, 0.12);
    const changed = mixed(colors.surface, colors.lamp, 0.32);
    // Errors and deletions.
    const { accent: danger } = schemes[scheme];
    const used: [name: string, front: string, back: string, ratio: number][] = [
      ...pairs.map(([front, back, ratio]): (typeof used)[number] => [
        `${front} on ${back}`,
        colors[front],
        colors[back],
        ratio,
      ]),
      ['text in a marked row', colors.text, marked, 4.5],
      ['a date in a marked row', colors.muted, marked, 4.5],
      ['a link in a marked row', colors.primary, marked, 4.5],
      ['a changed word', colors.text, changed, 4.5],
      ['an error on the page', danger, colors.background, 4.5],
      ['an error on a card', danger, colors.surface, 4.5],
      ['the button of a deletion', colors.onAccent, danger, 4.5],
    ];
    return used.filter(([, front, back, ratio]) => contrast(front, back) < ratio).map(([name]) => `${name}, ${scheme}`);
  });
}

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('someone with low vision', () => {
  test.each([
    ['a church’s purple and gold', '#4b2e83', '#7a5c00'],
    ['a bank’s green and orange', '#0b6e4f', '#b3470a'],
    ['black and dark red', '#000000', '#7a0019'],
    ['grey alone', '#4a4a4a', '#4a4a4a'],
    ['the demonstration', '', ''],
  ])('reads everything in %s', (_, primary, accent) => {
    expect(unreadable(primary, accent)).toEqual([]);
  });

  test('reads everything in the nearest color to any that someone chooses', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (primary, accent) => {
        const usable = [
          colorReport(primary, 'primary').better ?? primary,
          colorReport(accent, 'accent').better ?? accent,
        ] as const;
        expect(unreadable(...usable)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('reads a hero’s text at its horizon', () => {
    for (const primary of ['#ffd400', '#0b6e4f', '#ff00ff']) {
      const { dark, dusk } = lookColors({ primary, accent: '' });
      expect(contrast(dark.text, dusk)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test('without colors, or with the demonstration’s own, everything stays as it is', () => {
  for (const chosen of [
    { primary: '', accent: '' },
    { primary: schemes.light.primary, accent: schemes.light.accent.toLowerCase() },
  ])
    expect(lookColors(chosen)).toMatchObject({ light: schemes.light, dark: schemes.dark });
});

test('an accent changes neither paper nor links, and lamp and pine always stay', () => {
  const { light, dark } = lookColors({ primary: '', accent: '#0b6e4f' });
  expect(light).toEqual({ ...schemes.light, accent: '#0b6e4f' });
  expect(dark.primary).toBe(schemes.dark.primary);
  const green = lookColors({ primary: '#0b6e4f', accent: '' });
  expect([green.light.lamp, green.dark.pine]).toEqual([schemes.light.lamp, schemes.dark.pine]);
  expect(contrast(ink, green.light.lamp)).toBeGreaterThanOrEqual(4.5);
});

describe('someone who chooses a color', () => {
  test('is told the place, the contrast and the nearest color that works', () => {
    expect(colorProblem('#ffd400', 'primary')).toBe(
      '#ffd400 has a contrast of 1.1 to 1 as text on bands in the light scheme. 4.5 to 1 is needed to read it. The nearest color that works is #7f6800.',
    );
    expect(colorProblem('#0b6e4f', 'accent')).toBeUndefined();
  });

  test('gets a color of the same hue, as near as possible, which is accepted', () => {
    const { better = '' } = colorReport('#00a0ff', 'primary');
    expect(colorProblem(better, 'primary')).toBeUndefined();
    expect(contrast(better, schemes.light.band)).toBeLessThan(4.6);
  });

  test('sees the lowest contrast first, and the color in the dark scheme', () => {
    const { uses, dark } = colorReport('#0b6e4f', 'primary');
    expect(uses[0]?.ratio).toBe(Math.min(...uses.map(({ ratio }) => ratio)));
    expect(contrast(dark, schemes.dark.surface)).toBeGreaterThan(6);
  });
});
