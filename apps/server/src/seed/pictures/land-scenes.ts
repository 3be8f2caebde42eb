import { blockNames } from './blocks.ts';
import { barn, lookout } from './buildings.ts';
import type { Canvas } from './canvas.ts';
import { colors, darker } from './colors.ts';
import { broadTree, cropRows, pine, pineRow } from './growing.ts';
import { disc, fields, heightAt, hill, ridge, river, sky, stars } from './land.ts';
import { anySky, clothSets, isDark, lightOf } from './scene-moods.ts';

/** Hills with fields that lie like a quilt, and a barn or a tree. */
export function fieldPatchwork(canvas: Canvas): string {
  const { random } = canvas;
  const mood = anySky(canvas, 'dawn', 'harvest', 'day', 'dusk');
  const [far, middle, near] = [ridge(canvas, 340, 38), ridge(canvas, 430, 34, 1.2), ridge(canvas, 590, 30, 0.9)];
  const names = random.shuffle(blockNames).slice(0, 3);
  return (
    sky(canvas, mood, 420) +
    disc(canvas, random.between(240, 960), 210, 66, isDark(mood) ? colors.glow : colors.lamp) +
    hill(canvas, far, isDark(mood) ? colors.plum : '#7C8CC4') +
    hill(canvas, middle, isDark(mood) ? darker(colors.pine, 0.1) : colors.moss, 'ticks') +
    pineRow(canvas, middle, 12, [50, 90], colors.pine) +
    fields(
      canvas,
      near,
      random.shuffle([colors.moss, colors.wheat, colors.pine, colors.clay, colors.sage, colors.lamp]),
      names,
    ) +
    (random.chance(0.6)
      ? barn(
          canvas,
          random.chance(0.5) ? 130 : 850,
          heightAt(near, 240) + 50,
          210,
          random.pick(blockNames),
          random.pick(clothSets),
        )
      : broadTree(canvas, random.between(150, 1050), 690, 280, colors.pine))
  );
}

/** Pine woods in three depths. */
export function pines(canvas: Canvas): string {
  const { random } = canvas;
  const mood = anySky(canvas, 'dawn', 'dusk', 'day', 'rain', 'night');
  const [far, middle, near] = [ridge(canvas, 440, 40), ridge(canvas, 560, 30), ridge(canvas, 700, 18)];
  return (
    sky(canvas, mood, 470) +
    (mood === 'night' ? stars(canvas, 30) : '') +
    disc(canvas, random.between(250, 950), 200, 58, lightOf(mood)) +
    hill(canvas, far, isDark(mood) ? darker(colors.indigo, 0.2) : '#6F8FA0') +
    pineRow(canvas, far, 16, [90, 140], isDark(mood) ? darker(colors.pine, 0.35) : '#4E8074') +
    hill(canvas, middle, colors.pine, 'ticks') +
    pineRow(canvas, middle, 10, [170, 260], colors.pine) +
    hill(canvas, near, darker(colors.deepPine, 0.1), 'sprigs') +
    pineRow(canvas, near, 5, [320, 500], colors.deepPine)
  );
}

/** A river that comes down from the hills. */
export function riverBend(canvas: Canvas): string {
  const mood = anySky(canvas, 'dusk', 'dawn', 'harvest', 'day');
  const [far, near] = [ridge(canvas, 390, 30), ridge(canvas, 440, 12)];
  return (
    sky(canvas, mood, 420) +
    disc(canvas, canvas.random.between(350, 850), 250, 60, colors.glow) +
    hill(canvas, far, isDark(mood) ? colors.plum : '#7E93B8') +
    pineRow(canvas, far, 14, [60, 120], isDark(mood) ? colors.deepPine : colors.pine) +
    hill(canvas, near, colors.moss, 'sprigs', 6) +
    river(canvas, 446, mood) +
    broadTree(canvas, 120, 640, 330, colors.pine) +
    broadTree(canvas, 1085, 700, 420, darker(colors.moss, 0.15)) +
    pine(canvas, 260, 640, 220, colors.deepPine)
  );
}

/** Rows of fruit trees. */
export function orchard(canvas: Canvas): string {
  const mood = anySky(canvas, 'dawn', 'day', 'harvest');
  const far = ridge(canvas, 380, 26);
  const fruit = canvas.random.pick([colors.coral, colors.lamp, colors.madder]);
  let trees = '';
  for (const [row, y, size, count] of [
    [0, 470, 120, 9],
    [1, 570, 200, 6],
    [2, 720, 330, 4],
  ] as const)
    for (let tree = 0; tree < count; tree += 1)
      trees += broadTree(
        canvas,
        ((tree + 0.5 + (row % 2) * 0.25) * 1200) / count,
        y,
        size,
        row === 1 ? colors.moss : colors.pine,
        fruit,
      );
  return (
    sky(canvas, mood, 410) +
    disc(canvas, canvas.random.between(300, 900), 170, 56, colors.lamp) +
    hill(canvas, far, '#7C8CC4') +
    hill(canvas, ridge(canvas, 440, 8), colors.sage, 'stripes', 8) +
    trees
  );
}

/** Rows of a vegetable field with a barn at their end. */
export function garden(canvas: Canvas): string {
  const { random } = canvas;
  const mood = anySky(canvas, 'dawn', 'day', 'harvest');
  const far = ridge(canvas, 340, 26);
  return (
    sky(canvas, mood, 380) +
    disc(canvas, random.between(700, 1000), 170, 56, colors.lamp) +
    hill(canvas, far, colors.moss) +
    pineRow(canvas, far, 16, [60, 110], colors.pine) +
    cropRows(
      canvas,
      390,
      random.pick([colors.bark, '#7A4A30', '#8A5A3A']),
      random.pick([colors.moss, colors.pine, '#3F7F55']),
    ) +
    barn(canvas, random.between(90, 260), 440, 240, random.pick(blockNames), random.pick(clothSets))
  );
}

/** A fire lookout above young pines. */
export function forestCrew(canvas: Canvas): string {
  const { random } = canvas;
  const mood = anySky(canvas, 'dawn', 'harvest', 'dusk', 'rain');
  const [far, near] = [ridge(canvas, 470, 36), ridge(canvas, 660, 16)];
  let saplings = '';
  for (let index = 0; index < 9; index += 1)
    saplings += pine(canvas, 70 + index * 135, 760 + (index % 2) * 20, 96, '#3F8A66');
  return (
    sky(canvas, mood, 490) +
    disc(canvas, random.between(180, 420), 200, 58, colors.glow) +
    hill(canvas, far, '#5F7F86') +
    pineRow(canvas, far, 18, [80, 150], isDark(mood) ? colors.deepPine : '#4E8074') +
    lookout(canvas, random.between(700, 900), 670, 470) +
    hill(canvas, near, random.pick([colors.clay, colors.wheat, colors.moss]), 'ticks', 4) +
    saplings
  );
}
