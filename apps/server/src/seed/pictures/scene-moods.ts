import type { Canvas } from './canvas.ts';
import { colours } from './colours.ts';
import type { Sky } from './land.ts';
import type { BlockCloths } from './quilt.ts';

/** Cloths that go together, ground first. */
export const clothSets: readonly BlockCloths[] = [
  [colours.cotton, colours.indigo, colours.madder, colours.lamp],
  [colours.linen, colours.pine, colours.clay, colours.wheat],
  [colours.mist, colours.indigo, colours.plum, colours.coral],
  [colours.cotton, colours.madder, colours.wine, colours.peach],
  [colours.ink, colours.lamp, colours.coral, colours.periwinkle],
  [colours.linen, colours.indigo, colours.lamp, colours.madder],
  [colours.pine, colours.wheat, colours.mint, colours.cotton],
  [colours.peach, colours.wine, colours.pine, colours.cotton],
];

/** A part of the day that suits the scene, by chance. */
export function anySky(canvas: Canvas, ...moods: Sky[]): Sky {
  return canvas.random.pick(moods);
}

/** Sun, moon, or a sun behind clouds. */
export function lightOf(mood: Sky): string {
  if (mood === 'rain') return colours.mist;
  return isDark(mood) ? colours.linen : colours.lamp;
}

/** Two sets of cloths by chance. */
export function twoCloths(canvas: Canvas): BlockCloths[] {
  return canvas.random.shuffle(clothSets).slice(0, 2);
}

/** Whether lamps are lit. */
export const isDark = (mood: Sky) => mood === 'dusk' || mood === 'night';
