import { type BlockName, blockNames } from './blocks.ts';
import { box, type Canvas, patch, polygon, round, stitches } from './canvas.ts';
import { colors } from './colors.ts';
import { pineRow } from './growing.ts';
import { disc, hill, ridge, sky } from './land.ts';
import { quilt } from './quilt.ts';
import { anySky, isDark, twoCloths } from './scene-moods.ts';

/** Three quilts on the line. */
export function clothesline(canvas: Canvas): string {
  const { random } = canvas;
  const mood = anySky(canvas, 'day', 'dawn', 'dusk', 'harvest');
  const [far, near] = [ridge(canvas, 480, 24), ridge(canvas, 640, 12)];
  let hung = '';
  const places = [
    [70, 330],
    [430, 355],
    [800, 325],
  ] as const;
  places.forEach(([x, width], index) => {
    const columns = 3;
    const blockPx = (width - 40) / columns - 8;
    const y = 150 + index * 6 + Math.sin(index * 2) * 12;
    const body = quilt(
      canvas,
      { x, y, columns, rows: 4 - (index % 2), blockPx, sashingPx: 10 },
      [random.pick(blockNames)],
      twoCloths(canvas),
      random.pick([colors.cotton, colors.indigo, colors.madder, colors.wheat, colors.pine]),
    );
    const [w, h] = [columns * (blockPx + 10) + 10, (4 - (index % 2)) * (blockPx + 10) + 10];
    const pins = [0.08, 0.5, 0.92]
      .map(
        (share) =>
          `<rect x="${x + w * share - 5}" y="${y - 18}" width="10" height="30" rx="3" fill="${colors.wheat}" stroke="${colors.bark}" stroke-width="2"/>`,
      )
      .join('');
    hung += `<g><path d="${box(x + 10, y + 14, w, h)}" fill="#14162b" fill-opacity=".25"/>${body}${stitches(box(x + 5, y + 5, w - 10, h - 10), colors.cotton, 0.8)}${pins}</g>`;
  });
  const post = (x: number) =>
    patch(
      polygon([
        [x - 12, 90],
        [x + 12, 90],
        [x + 15, 720],
        [x - 15, 720],
      ]),
      canvas.cloth(colors.bark, 'stripes', 0.4),
      undefined,
      5,
    ) + patch(box(x - 46, 118, 92, 16), colors.bark, undefined, 4);
  return (
    sky(canvas, mood, 520) +
    disc(canvas, random.between(200, 1000), 380, 60, colors.lamp) +
    hill(canvas, far, isDark(mood) ? colors.deepPine : colors.moss) +
    pineRow(canvas, far, 13, [90, 170], colors.pine) +
    hill(canvas, near, isDark(mood) ? colors.pine : colors.sage, 'sprigs', 6) +
    post(36) +
    post(1166) +
    `<path d="M36 126Q600 168 1166 126" fill="none" stroke="${colors.ink}" stroke-width="4"/>` +
    hung
  );
}

/** A quilt that fills the picture. @param block the one it is made of; three by chance without */
export function quiltCloseUp(canvas: Canvas, block?: BlockName): string {
  const { random } = canvas;
  const mixed = random.shuffle(blockNames).slice(0, 3);
  const names = block ? [block] : mixed;
  const blockPx = random.pick([250, 320, 400]);
  const sets = twoCloths(canvas);
  const grounds = sets.map(([ground]) => ground);
  // Sashing of a ground's own color would melt the blocks into one another.
  const sashing = [colors.indigo, colors.madder, colors.wheat, colors.pine].filter((tone) => !grounds.includes(tone));
  const columns = Math.ceil(1500 / blockPx);
  const [x, y] = [random.whole(-200, -40), random.whole(-200, -40)];
  const body = quilt(
    canvas,
    { x, y, columns, rows: columns, blockPx, sashingPx: 26 },
    names,
    sets,
    random.pick(sashing),
  );
  let lines = '';
  for (let ring = 1; ring < 14; ring += 1)
    lines += stitches(round(random.between(590, 610), 420, ring * 62), colors.cotton, 0.42);
  return body + lines;
}
