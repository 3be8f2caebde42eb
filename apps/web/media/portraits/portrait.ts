import { colors, darker, lighter, mix } from '../kit/colors.ts';
import { quiltBlock } from '../kit/quilt.ts';
import { poly, rect, round, stitch } from '../kit/shapes.ts';
import { createSheet, type Sheet } from '../kit/sheet.ts';
import { shoulders } from './clothes.ts';
import { head } from './face.ts';
import { hairAbove, hairBehind } from './hair.ts';
import { type Sitter, sitters } from './sitters.ts';
import { spectacles } from './spectacles.ts';

/** A portrait of cloth, head and shoulders. */
export function portrait(index: number): string {
  const sitter = sitters[index];
  if (!sitter) throw new Error(`There is no portrait ${index}`);
  const sheet = createSheet(sitter.seed, 600, 600);
  let out = backdrop(sheet, sitter);
  // The head is drawn around its own middle and sits low on the neck.
  const low = (body: string) => `<g transform="translate(0 38)">${body}</g>`;
  out += low(sheet.lift(hairBehind(sheet, sitter), 8, 0.28));
  out += sheet.lift(shoulders(sheet, sitter), 8, 0.35);
  out += low(sheet.lift(head(sheet, sitter), 7, 0.3) + sheet.lift(hairAbove(sheet, sitter), 4, 0.3));
  if (sitter.glasses) out += low(spectacles(sitter));
  return sheet.finish(out);
}

/** Wedges of two close tones around the head, and a block in the corner. */
function backdrop(sheet: Sheet, { ground: [first, second] }: Sitter): string {
  let out = rect(0, 0, 600, 600, first);
  for (let wedge = 0; wedge < 22; wedge += 1) {
    const [from, to] = [(wedge / 22) * 6.2832, ((wedge + 1.02) / 22) * 6.2832];
    out += poly(
      [
        [300, 290],
        [300 + Math.cos(from) * 600, 290 + Math.sin(from) * 600],
        [300 + Math.cos(to) * 600, 290 + Math.sin(to) * 600],
      ],
      mix(first, second, wedge % 2 ? 1 : sheet.random.between(0, 0.4)),
    );
  }
  for (const radius of [232, 262, 292]) out += stitch(round(300, 290, radius), lighter(first, 0.5), 0.5, 2);
  const cloths = [
    lighter(first, 0.55),
    darker(second, 0.45),
    lighter(second, 0.2),
    colors.lamp,
    darker(first, 0.18),
  ] as const;
  for (const [x, y] of [
    [0, 0],
    [492, 0],
  ] as const)
    out += quiltBlock(sheet, 'flying-geese', x, y, 108, cloths, false);
  return out;
}
