import { box, type Canvas, patch, stitches } from './canvas.ts';
import { colors } from './colors.ts';
import { pineRow } from './growing.ts';
import { basket, jar } from './kitchen-things.ts';
import { hill, ridge, sky } from './land.ts';
import { anySky } from './scene-moods.ts';

/** Baskets and jars under an awning. */
export function marketTable(canvas: Canvas): string {
  const { random } = canvas;
  const mood = anySky(canvas, 'dawn', 'day', 'harvest');
  const far = ridge(canvas, 400, 20);
  const awning = random.pick([colors.madder, colors.indigo, colors.pine]);
  let scallops = '';
  for (let index = 0; index < 10; index += 1)
    scallops += patch(
      `M${index * 120} 0H${index * 120 + 120}V120Q${index * 120 + 60} 178 ${index * 120} 120Z`,
      canvas.cloth(index % 2 ? awning : colors.cotton, 'plain'),
      index % 2 ? colors.cotton : awning,
      5,
    );
  const goods = random.shuffle(['greens', 'peaches', 'tomatoes', 'corn', 'eggs', 'yams'] as const).slice(0, 3);
  const cloth = random.pick([colors.madder, colors.indigo, colors.lamp]);
  return (
    sky(canvas, mood, 440) +
    hill(canvas, far, colors.moss) +
    pineRow(canvas, far, 13, [70, 130], colors.pine) +
    hill(canvas, ridge(canvas, 500, 8), colors.sage, 'sprigs') +
    [60, 1120]
      .map((x) => patch(box(x, 100, 22, 560), canvas.cloth(colors.bark, 'stripes', 0.4), undefined, 4))
      .join('') +
    scallops +
    patch(box(-20, 570, 1240, 260), canvas.cloth(cloth, 'checks', 2.2), undefined, -6) +
    stitches('M0 590H1200', colors.cotton, 0.9) +
    goods.map((produce, index) => basket(canvas, 240 + index * 360, 640 + (index % 2) * 40, 280, produce)).join('') +
    [430, 780]
      .map((x, index) =>
        jar(
          canvas,
          x,
          720 + index * 18,
          150,
          [colors.lamp, colors.madder, colors.moss, colors.peach][random.whole(0, 3)] ?? colors.lamp,
        ),
      )
      .join('')
  );
}

/** Three shelves of jars and baskets. */
export function pantryShelf(canvas: Canvas): string {
  const { random } = canvas;
  const wall = random.pick([colors.linen, '#C7D3EE', '#DCE5CF']);
  const contents = [
    colors.lamp,
    colors.madder,
    colors.moss,
    colors.peach,
    colors.wine,
    colors.clay,
    colors.sage,
    colors.wheat,
  ];
  let out = `<rect width="1200" height="800" fill="${canvas.cloth(wall, 'sprigs', 2.2)}"/>`;
  for (const y of [270, 520, 770]) {
    out += patch(box(-10, y, 1220, 24), canvas.cloth(colors.bark, 'stripes', 0.6), undefined, 8);
    const gap = random.whole(1, 4);
    for (let place = 0; place < 8; place += 1) {
      const x = 90 + place * 146;
      if (place === gap) {
        out += basket(canvas, x + 70, y, 220, random.pick(['greens', 'yams', 'eggs', 'tomatoes']));
        place += 1;
      } else out += jar(canvas, x, y, random.between(140, 186), random.pick(contents));
    }
  }
  return out;
}
