import { colors, lighter, mix } from '../kit/colors.ts';
import { blockCloths, quiltBlock } from '../kit/quilt.ts';
import { poly, rect } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';

/** Shelves of books, here and there a quilt block between them. */
export function bookcase(sheet: Sheet, x: number, y: number, width: number, height: number): string {
  const { random } = sheet;
  const rows = 5;
  const gap = height / rows;
  let out = rect(x - 14, y - 14, width + 28, height + 28, '#7A5235') + rect(x, y, width, height, '#2B1B2B');
  const spines = [
    colors.madder,
    colors.indigo,
    colors.pine,
    '#C98A3C',
    colors.plum,
    '#8C6A9C',
    '#5F86A6',
    '#D9B779',
    colors.wine,
    '#6E8B4E',
    '#B5533C',
  ];
  for (let row = 0; row < rows; row += 1) {
    const foot = y + (row + 1) * gap - 12;
    let at = x + 6;
    while (at < x + width - 16) {
      const w = random.between(12, 27);
      const h = gap * random.between(0.56, 0.8);
      const color = mix(random.pick(spines), '#2B1B2B', random.between(0, 0.28));
      if (random.next() < 0.09) {
        out += quiltBlock(
          sheet,
          random.pick(['nine-patch', 'churn-dash', 'ohio-star'] as const),
          at + 3,
          foot - 50,
          48,
          blockCloths.madder,
          false,
        );
        at += 58;
        continue;
      }
      if (at + w > x + width - 6) break;
      out +=
        rect(at, foot - h, w - 1.5, h, color) +
        rect(at, foot - h, w * 0.25, h, lighter(color, 0.18), 0.6) +
        rect(at, foot - h * 0.82, w - 1.5, 4, lighter(color, 0.5), 0.8) +
        rect(at, foot - h * 0.2, w - 1.5, 3, lighter(color, 0.5), 0.6);
      at += w;
    }
    out += rect(x - 6, foot, width + 12, 12, '#8E6240') + rect(x - 6, foot + 9, width + 12, 3, '#4B2F22');
  }
  return sheet.lift(out, 6, 0.4);
}

/** An open book, seen from its edge. @param turn in degrees */
export function openBook(x: number, y: number, size: number, turn: number): string {
  return `<g transform="rotate(${turn} ${x} ${y})">${poly(
    [
      [x, y + 3],
      [x - size, y - 2],
      [x - size * 0.94, y - 13],
      [x, y - 8],
    ],
    '#F6EBD3',
  )}${poly(
    [
      [x, y + 3],
      [x + size, y - 2],
      [x + size * 0.94, y - 13],
      [x, y - 8],
    ],
    '#E4D2AE',
  )}</g>`;
}

/** Three books on top of each other. @param y of the table */
export function bookPile(x: number, y: number): string {
  return [colors.indigo, '#C98A3C', colors.madder]
    .map(
      (color, index) =>
        rect(x - 46 + index * 5, y - 16 * (index + 1), 92 - index * 12, 15, color) +
        rect(x - 46 + index * 5, y - 16 * (index + 1) + 4, 92 - index * 12, 3, lighter(color, 0.5), 0.5),
    )
    .join('');
}
