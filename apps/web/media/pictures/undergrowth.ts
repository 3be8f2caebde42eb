import { mix } from '../kit/colors.ts';
import { fill, stroke } from '../kit/shapes.ts';
import { n, type Point, type Sheet } from '../kit/sheet.ts';

/** Work shirts that are seen from far off. */
export const orange = '#E8762C';

/** Rangers’ green. */
export const uniform = '#5E6B48';

/** Wiregrass, the ground of a longleaf forest. */
export function wiregrass(
  sheet: Sheet,
  count: number,
  from: number,
  to: number,
  tones: readonly string[],
  tall = 46,
): string {
  let out = '';
  for (let index = 0; index < count; index += 1) {
    const y = from + (index / count) * (to - from);
    const scale = 0.5 + ((y - from) / (to - from || 1)) * 0.9;
    const x = sheet.random.between(-20, sheet.width + 20);
    for (let blade = -2; blade <= 2; blade += 1)
      out += stroke(
        `M${n(x)} ${n(y)}Q${n(x + blade * 4 * scale)} ${n(y - tall * 0.7 * scale)} ${n(x + blade * 12 * scale)} ${n(y - tall * scale * sheet.random.between(0.6, 1))}`,
        sheet.random.pick(tones),
        2.6 * scale,
      );
  }
  return out;
}

/** A young longleaf pine in its grass stage: a fountain of needles. */
export function grassStage(sheet: Sheet, x: number, y: number, height: number): string {
  let out = '';
  for (let blade = 0; blade < 19; blade += 1) {
    const lean = (blade / 18 - 0.5) * 2;
    const tip: Point = [
      x + lean * height * 0.72,
      y - height * (1 - Math.abs(lean) * 0.55) * sheet.random.between(0.88, 1.08),
    ];
    out += fill(
      `M${n(x - 4)} ${y}Q${n(x + lean * height * 0.2)} ${n(y - height * 0.8)} ${n(tip[0])} ${n(tip[1])}Q${n(x + lean * height * 0.3)} ${n(y - height * 0.5)} ${n(x + 4)} ${y}Z`,
      mix('#2F6B45', '#8DBA62', sheet.random.next()),
    );
  }
  return out;
}
