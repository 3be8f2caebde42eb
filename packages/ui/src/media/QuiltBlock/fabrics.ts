/** Cloth colors: the same in the light and the dark color scheme. */
const fabric = {
  cotton: '#F3E8D3',
  indigo: '#2E3A87',
  night: '#1B1F3B',
  madder: '#A63A2B',
  lamp: '#F2B33D',
  pine: '#1F5B4A',
  sky: '#A9B7DC',
  rose: '#E0A795',
  sage: '#A3BFA8',
  clay: '#C57F52',
} as const;

/** Index of each cloth in a palette: background, main figure, second cloth, the one bright patch, a muted cloth. */
export const clothIndex = { ground: 0, main: 1, second: 2, spark: 3, soft: 4 } as const;

/** One of the five cloths of a block. */
export type Cloth = (typeof clothIndex)[keyof typeof clothIndex];

/** Matching cloths: ground, main, second, spark, soft. `lamp` is rare, so that it stands out. */
export const palettes: readonly (readonly [string, string, string, string, string])[] = [
  [fabric.cotton, fabric.indigo, fabric.madder, fabric.lamp, fabric.sky],
  [fabric.cotton, fabric.pine, fabric.clay, fabric.madder, fabric.sage],
  [fabric.night, fabric.sky, fabric.rose, fabric.lamp, fabric.indigo],
  [fabric.cotton, fabric.madder, fabric.night, fabric.clay, fabric.rose],
  [fabric.indigo, fabric.cotton, fabric.sky, fabric.rose, fabric.night],
  [fabric.pine, fabric.cotton, fabric.sage, fabric.rose, fabric.night],
  [fabric.cotton, fabric.night, fabric.indigo, fabric.madder, fabric.sky],
];

/** Color of the quilting stitches. */
export const threadColor = fabric.cotton;
