import type { Canvas } from './canvas.ts';
import { colors } from './colors.ts';
import type { Sky } from './land.ts';
import type { BlockCloths } from './quilt.ts';

/** Cloths that go together, ground first. */
export const clothSets: readonly BlockCloths[] = [
  [colors.cotton, colors.indigo, colors.madder, colors.lamp],
  [colors.linen, colors.pine, colors.clay, colors.wheat],
  [colors.mist, colors.indigo, colors.plum, colors.coral],
  [colors.cotton, colors.madder, colors.wine, colors.peach],
  [colors.ink, colors.lamp, colors.coral, colors.periwinkle],
  [colors.linen, colors.indigo, colors.lamp, colors.madder],
  [colors.pine, colors.wheat, colors.mint, colors.cotton],
  [colors.peach, colors.wine, colors.pine, colors.cotton],
];

/** A part of the day that suits the scene, by chance. */
export function anySky(canvas: Canvas, ...moods: Sky[]): Sky {
  return canvas.random.pick(moods);
}

/** Sun, moon, or a sun behind clouds. */
export function lightOf(mood: Sky): string {
  if (mood === 'rain') return colors.mist;
  return isDark(mood) ? colors.linen : colors.lamp;
}

/** Two sets of cloths by chance. */
export function twoCloths(canvas: Canvas): BlockCloths[] {
  return canvas.random.shuffle(clothSets).slice(0, 2);
}

/** Whether lamps are lit. */
export const isDark = (mood: Sky) => mood === 'dusk' || mood === 'night';
