import { darker } from '../kit/colors.ts';
import { fill, poly, round, stroke } from '../kit/shapes.ts';
import { n, type Sheet } from '../kit/sheet.ts';

/** A red-cockaded woodpecker that clings to a trunk, facing right. @param s scale */
export function bird(sheet: Sheet, x: number, y: number, s: number): string {
  const at = (px: number, py: number) => `${n(x + px * s)} ${n(y + py * s)}`;
  const black = '#1C1A26';
  let out =
    fill(`M${at(-18, 92)}L${at(-8, 172)}L${at(4, 186)}L${at(16, 150)}L${at(20, 90)}Z`, black) +
    stroke(`M${at(-6, 120)}L${at(2, 178)}`, '#F6F0E4', 3);
  out += fill(
    `M${at(-34, -18)}C${at(-66, 20)} ${at(-58, 84)} ${at(-16, 112)}C${at(16, 112)} ${at(28, 40)} ${at(16, -22)}Z`,
    '#F3E9D8',
  );
  for (let row = 0; row < 5; row += 1)
    out += fill(round(x + (6 - row * 2) * s, y + (10 + row * 18) * s, 3.4 * s), black, 0.6);
  const wing = `M${at(-36, -14)}C${at(-70, 20)} ${at(-64, 84)} ${at(-20, 118)}C${at(-2, 100)} ${at(-4, 40)} ${at(-14, -12)}Z`;
  let bars = fill(wing, black);
  for (let row = 0; row < 7; row += 1)
    bars += stroke(
      `M${at(-70, 8 + row * 16)}Q${at(-36, 20 + row * 14)} ${at(0, 4 + row * 16)}`,
      '#F6F0E4',
      4.4 * s * 0.7,
    );
  out += sheet.clip(wing, bars);
  out += fill(
    `M${at(-36, -18)}C${at(-48, -50)} ${at(-22, -78)} ${at(8, -74)}C${at(32, -68)} ${at(34, -40)} ${at(18, -18)}Z`,
    black,
  );
  out += fill(
    `M${at(28, -54)}C${at(16, -62)} ${at(-20, -52)} ${at(-32, -24)}C${at(-10, -16)} ${at(14, -24)} ${at(30, -40)}Z`,
    '#F6F0E4',
  );
  out +=
    fill(`M${at(26, -62)}L${at(84, -50)}L${at(28, -44)}Z`, '#3A3A48') +
    fill(`M${at(26, -62)}L${at(84, -50)}L${at(28, -52)}Z`, '#6E7086');
  out +=
    fill(round(x + 16 * s, y - 58 * s, 5 * s), '#F6F0E4') +
    fill(round(x + 17 * s, y - 58 * s, 3 * s), black) +
    fill(`M${at(-22, -60)}l${n(13 * s)} ${n(-5 * s)}l${n(-3 * s)} ${n(9 * s)}Z`, '#D6352C');
  return out + stroke(`M${at(8, 84)}L${at(34, 78)}M${at(6, 96)}L${at(32, 98)}`, '#5A4A44', 5);
}

/** A great blue heron. @param y of the water it stands in */
export function heron(x: number, y: number): string {
  const blue = '#5F7BA6';
  return (
    stroke(`M${x} ${y - 60}V${y + 14}M${x + 18} ${y - 60}L${x + 24} ${y + 12}`, '#4A4038', 4) +
    fill(
      `M${x - 60} ${y - 46}C${x - 20} ${y - 60} ${x - 20} ${y - 118} ${x + 30} ${y - 122}C${x + 60} ${y - 112} ${x + 44} ${y - 66} ${x + 10} ${y - 54}Z`,
      blue,
    ) +
    fill(
      `M${x - 66} ${y - 40}C${x - 30} ${y - 66} ${x - 6} ${y - 100} ${x + 26} ${y - 96}C${x + 10} ${y - 66} ${x - 20} ${y - 50} ${x - 66} ${y - 40}Z`,
      darker(blue, 0.25),
    ) +
    stroke(`M${x + 32} ${y - 108}C${x + 72} ${y - 130} ${x + 4} ${y - 176} ${x + 36} ${y - 204}`, '#9DB2CF', 12) +
    fill(round(x + 38, y - 206, 13, 9), '#E9EEF4') +
    poly(
      [
        [x + 46, y - 212],
        [x + 92, y - 202],
        [x + 46, y - 200],
      ],
      '#E0A03C',
    ) +
    stroke(`M${x + 42} ${y - 212}C${x + 24} ${y - 218} ${x + 10} ${y - 210} ${x - 4} ${y - 196}`, '#2A3350', 4) +
    fill(round(x + 42, y - 207, 2), '#14162B')
  );
}
