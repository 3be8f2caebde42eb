import { box, fill, path, round, stroke } from '../kit/shapes.ts';
import { n } from '../kit/sheet.ts';
import { brow, cx } from './face.ts';
import type { Sitter } from './sitters.ts';

/** Glasses: square on the elder, round on the others. */
export function spectacles({ face, hair }: Sitter): string {
  const color = hair === 'grey' ? '#2A2A34' : '#8C3B32';
  const d = [-1, 1]
    .map((side) =>
      hair === 'grey'
        ? path(box(cx + side * face * 0.45 - 36, brow - 22, 72, 50))
        : round(cx + side * face * 0.45, brow + 5, 36, 33),
    )
    .join('');
  return (
    fill(d, '#FFFFFF', 0.1) +
    stroke(d, color, 6) +
    stroke(
      `M${n(cx - face * 0.45 + 36)} ${brow}Q${cx} ${brow - 10} ${n(cx + face * 0.45 - 36)} ${brow}M${n(cx - face * 0.45 - 36)} ${brow - 4}L${n(cx - face - 6)} ${brow - 2}M${n(cx + face * 0.45 + 36)} ${brow - 4}L${n(cx + face + 6)} ${brow - 2}`,
      color,
      5,
    )
  );
}
