import { colors, darker, lighter, mix } from './colors.ts';
import { box, fill, patch, poly, rect, round, stroke } from './shapes.ts';
import { n, type Point, type Sheet } from './sheet.ts';

/** A wall of boards. @param from left, top @param boards height of a board */
export function clapboard(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  board = 22,
): string {
  const { random } = sheet;
  let out = rect(x, y, width, height, color);
  for (let top = y; top < y + height; top += board) {
    const h = Math.min(board, y + height - top);
    let left = x;
    while (left < x + width) {
      const length = Math.min(x + width - left, random.between(180, 420));
      out += rect(
        left,
        top,
        length,
        h - 1.5,
        mix(color, random.next() < 0.5 ? lighter(color, 0.08) : darker(color, 0.1), random.next()),
      );
      left += length;
    }
    out += rect(x, top + h - 3, width, 3, darker(color, 0.3), 0.75);
  }
  return out;
}

/** A window with its light on: panes, curtains, frame and sill. */
export function litWindow(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  look: { frame?: string; curtains?: string; panes?: readonly [number, number]; glow?: number } = {},
): string {
  const { frame = colors.linen, curtains, panes = [2, 2], glow = 0.45 } = look;
  const border = Math.max(4, width * 0.055);
  let out = patch(sheet, box(x - border, y - border, width + border * 2, height + border * 2), frame, undefined, 1);
  out += rect(
    x,
    y,
    width,
    height,
    sheet.fade([
      [0, '#FFDF94'],
      [0.55, colors.glow],
      [1, '#E39A3A'],
    ]),
  );
  const [columns, rows] = panes;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      out += rect(
        x + (column * width) / columns,
        y + (row * height) / rows,
        width / columns,
        height / rows,
        sheet.random.next() < 0.5 ? '#FFE9B0' : '#E08E34',
        0.16,
      );
  if (curtains) {
    const drop = (side: -1 | 1) => {
      const edge = side < 0 ? x : x + width;
      return fill(
        `M${n(edge)} ${n(y)}h${n(-side * width * 0.36)}q${n(side * width * 0.03)} ${n(height * 0.5)} ${n(side * width * 0.24)} ${n(height * 0.62)}l${n(side * width * 0.12)} ${n(height * 0.38)}Z`,
        sheet.cloth(curtains, 'dots', width / 200),
        0.88,
      );
    };
    out += drop(-1) + drop(1);
  }
  let bars = '';
  for (let column = 1; column < columns; column += 1)
    bars += `M${n(x + (column * width) / columns)} ${n(y)}v${n(height)}`;
  for (let row = 1; row < rows; row += 1) bars += `M${n(x)} ${n(y + (row * height) / rows)}h${n(width)}`;
  out += stroke(bars, frame, Math.max(2.5, width * 0.035));
  out += rect(x - border * 1.6, y + height + border * 0.6, width + border * 3.2, border * 1.1, lighter(frame, 0.1));
  return out + sheet.glow(x + width / 2, y + height / 2, Math.max(width, height) * 1.25, colors.glow, glow);
}

/** A panelled door with a light in it. */
export function door(sheet: Sheet, x: number, y: number, width: number, height: number, color: string): string {
  const border = width * 0.09;
  let out = rect(x - border, y - border, width + border * 2, height + border, colors.linen);
  out += rect(x, y, width, height, color) + rect(x, y, width * 0.5, height, lighter(color, 0.06));
  out += rect(
    x + width * 0.16,
    y + height * 0.08,
    width * 0.68,
    height * 0.36,
    sheet.fade([
      [0, '#FFDF94'],
      [1, '#E8A443'],
    ]),
  );
  out += stroke(
    `M${n(x + width * 0.5)} ${n(y + height * 0.08)}v${n(height * 0.36)}M${n(x + width * 0.16)} ${n(y + height * 0.26)}h${n(width * 0.68)}`,
    color,
    4,
  );
  for (const dx of [0.16, 0.54])
    out +=
      rect(x + width * dx, y + height * 0.53, width * 0.3, height * 0.36, darker(color, 0.25)) +
      rect(x + width * (dx + 0.035), y + height * 0.555, width * 0.23, height * 0.31, lighter(color, 0.1));
  return out + fill(round(x + width * 0.9, y + height * 0.5, width * 0.035), colors.lamp);
}

/** A post with a capital and a base; one side in the light. */
export function post(x: number, y: number, height: number, width: number, color: string, light: -1 | 1 = 1): string {
  const [left, right] =
    light < 0 ? [lighter(color, 0.15), darker(color, 0.25)] : [darker(color, 0.25), lighter(color, 0.15)];
  const block = (top: number, w: number, h: number) =>
    rect(x - w / 2, top, w / 2, h, left) + rect(x, top, w / 2, h, right);
  return (
    block(y, width, height) +
    block(y, width * 1.7, width * 0.55) +
    block(y + width * 0.55, width * 1.35, width * 0.4) +
    block(y + height - width * 1.4, width * 1.5, width * 1.4)
  );
}

/** A rail with balusters. */
export function rail(x: number, y: number, width: number, height: number, color: string, step = 26): string {
  let out = '';
  for (let at = x + step / 2; at < x + width; at += step)
    out += rect(at - 4, y + 6, 4, height, lighter(color, 0.06)) + rect(at, y + 6, 4, height, darker(color, 0.28));
  out +=
    rect(x, y + height - 6, width, 10, darker(color, 0.12)) +
    rect(x, y - 6, width, 15, lighter(color, 0.1)) +
    rect(x, y + 6, width, 5, darker(color, 0.3));
  return out;
}

/** Boards of a floor that run towards the eye. @param vanish where they meet */
export function floorBoards(sheet: Sheet, y: number, color: string, vanish: Point, count = 22): string {
  const { width, height, random } = sheet;
  let out = rect(0, y, width, height - y, darker(color, 0.3));
  const spread = width * 1.5;
  for (let board = 0; board < count; board += 1) {
    const [from, to] = [board, board + 0.93].map((at) => width / 2 + (at / count - 0.5) * spread * 2) as [
      number,
      number,
    ];
    const up = (x: number): number => vanish[0] + ((x - vanish[0]) * (y - vanish[1])) / (height - vanish[1]);
    out += poly(
      [
        [up(from), y],
        [up(to), y],
        [to, height + 2],
        [from, height + 2],
      ],
      mix(color, random.next() < 0.5 ? lighter(color, 0.12) : darker(color, 0.18), random.next()),
    );
  }
  return out;
}
