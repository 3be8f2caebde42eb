import { darker, lighter, mix } from '../kit/colors.ts';
import { hill, ridge } from '../kit/land.ts';
import { fill, poly, rect, stitch, stroke } from '../kit/shapes.ts';
import { createSheet, n, type Point, type Sheet } from '../kit/sheet.ts';
import { disc, raySky } from '../kit/skies.ts';
import { acacia, canopy } from './nairobi-trees.ts';

/** Nairobi in the morning: the towers, jacarandas, the Ngong Hills, an acacia near by. */
export function nairobi(): string {
  const sheet = createSheet('nairobi morning');
  let out = raySky(
    sheet,
    ['#FFF1CC', '#FBD692', '#F3AE6B', '#DC7F66', '#A95C7A', '#6C4A86', '#3F3A78'],
    820,
    430,
    8,
    1250,
  );
  out += disc(sheet, 820, 400, 62, '#FFF6DE', 0.6);
  const knuckles: Point[] = [
    [-40, 470],
    [40, 430],
    [110, 452],
    [180, 408],
    [260, 440],
    [340, 396],
    [420, 438],
    [520, 420],
    [640, 466],
    [800, 452],
    [960, 476],
    [1240, 462],
  ];
  out += hill(sheet, knuckles, { color: '#8C5A80', other: '#9C6486', echoes: 2, thread: '#F0B8A0', strip: 100 });
  out += skyline(sheet);
  const green = ridge(sheet, 596, 8, 1.1);
  for (let index = 0; index < 15; index += 1)
    out += canopy(
      30 + index * 84 + sheet.random.between(-18, 18),
      612,
      sheet.random.between(52, 84),
      index % 3 === 1 ? '#7A5AA6' : sheet.random.pick(['#3E6B4A', '#4B7A4E', '#2F5B48']),
    );
  out += hill(sheet, green, { color: '#8A8A44', other: '#A29A4E', echoes: 2, print: 'ticks' });
  const near = ridge(sheet, 690, 14, 0.9);
  out += sheet.lift(
    hill(sheet, near, { color: '#B08A42', other: '#9A7436', print: 'ticks', echoes: 3, thread: '#F7DE9E' }),
    -4,
    0.25,
  );
  out += sheet.lift(acacia(sheet, 262, 742, 430), 7, 0.3) + acacia(sheet, 1080, 690, 150);
  for (let blade = 0; blade < 60; blade += 1) {
    const [x, h] = [sheet.random.between(-10, 1210), sheet.random.between(24, 70)];
    out += stroke(
      `M${n(x)} 806Q${n(x)} ${n(806 - h * 0.6)} ${n(x + sheet.random.between(-24, 24))} ${n(806 - h)}`,
      sheet.random.pick(['#6E4A2E', '#8A6234', '#D2AC58']),
      3.4,
    );
  }
  return sheet.finish(
    out +
      `<rect width="1200" height="800" fill="${sheet.fade([
        [0, '#2A1A48', 0.28],
        [0.4, '#2A1A48', 0],
        [1, '#3A1A20', 0.22],
      ])}"/>`,
  );
}

function tower(
  sheet: Sheet,
  x: number,
  foot: number,
  width: number,
  height: number,
  color: string,
  floors: number,
  bays: number,
): string {
  const top = foot - height;
  let out =
    rect(x, top, width * 0.62, height, darker(color, 0.16)) +
    rect(x + width * 0.62, top, width * 0.38, height, lighter(color, 0.24));
  const [w, h] = [(width * 0.62) / bays, height / floors];
  for (let floor = 0; floor < floors; floor += 1)
    for (let bay = 0; bay < bays; bay += 1)
      out += rect(
        x + bay * w + w * 0.2,
        top + floor * h + h * 0.28,
        w * 0.6,
        h * 0.46,
        sheet.random.next() < 0.3 ? '#F7D58A' : darker(color, 0.42),
        0.9,
      );
  return out + stitch(`M${n(x + width * 0.8)} ${n(top + 8)}V${n(foot)}`, lighter(color, 0.6), 0.6);
}

function skyline(sheet: Sheet): string {
  const foot = 620;
  let out = '';
  const back: [number, number, number, string][] = [
    [330, 60, 150, '#A96A86'],
    [410, 76, 190, '#9A6084'],
    [500, 54, 130, '#B5738A'],
    [720, 70, 170, '#A96A86'],
    [930, 80, 140, '#B5738A'],
    [1020, 56, 180, '#9A6084'],
    [1100, 90, 120, '#B5738A'],
    [240, 70, 110, '#B5738A'],
  ];
  for (const [x, w, h, color] of back)
    out += tower(sheet, x, foot, w, h, color, Math.round(h / 17), Math.round(w / 14));
  // Times Tower: stepped, with a mast.
  out +=
    tower(sheet, 574, foot, 74, 300, '#6A5A96', 20, 4) +
    rect(586, 300, 50, 22, '#8A78AE') +
    rect(598, 278, 26, 24, '#6A5A96') +
    rect(609, 214, 4, 66, '#4A3A76');
  // The conference center: a round tower of ribs under a wide cap.
  const [cx, w, top] = [690, 84, 356];
  for (let rib = 0; rib < 8; rib += 1)
    out += rect(
      cx - w / 2 + (rib * w) / 8,
      top,
      w / 8 + 0.5,
      foot - top,
      rib % 2 ? mix('#C98A5A', '#7A4A4E', 0.5 - rib / 22) : mix('#E9B47A', '#9A5E54', 0.55 - rib / 16),
    );
  for (let floor = 0; floor < 15; floor += 1) out += rect(cx - w / 2, top + 12 + floor * 17, w, 4, '#5A3648', 0.5);
  out +=
    poly(
      [
        [cx - 62, top - 22],
        [cx + 62, top - 22],
        [cx + 50, top + 6],
        [cx - 50, top + 6],
      ],
      '#E9B47A',
    ) +
    poly(
      [
        [cx - 62, top - 22],
        [cx, top - 22],
        [cx, top + 6],
        [cx - 50, top + 6],
      ],
      '#B97A5E',
    ) +
    rect(cx - 34, top - 36, 68, 16, '#9A5E54') +
    rect(cx - 2, top - 66, 4, 32, '#5A3648');
  out +=
    fill(`M${cx + 66} ${foot}L${cx + 104} ${foot - 96}L${cx + 142} ${foot}Z`, '#B97A5E') +
    fill(`M${cx + 104} ${foot - 96}L${cx + 142} ${foot}H${cx + 104}Z`, '#E9B47A');
  // A glass tower that narrows.
  out +=
    poly(
      [
        [866, foot],
        [882, 282],
        [912, 258],
        [912, foot],
      ],
      '#4E5A96',
    ) +
    poly(
      [
        [912, 258],
        [946, 290],
        [958, foot],
        [912, foot],
      ],
      '#8FA0D0',
    );
  for (let floor = 0; floor < 19; floor += 1)
    out += stroke(
      `M${n(882 - floor * 0.9)} ${292 + floor * 17.5}L912 ${276 + floor * 18.2}L${n(946 + floor * 0.65)} ${296 + floor * 17.2}`,
      '#E9DFF0',
      1.6,
      0.5,
    );
  out +=
    tower(sheet, 482, foot, 66, 236, '#7A6A9E', 15, 4) +
    tower(sheet, 786, foot, 70, 208, '#86648E', 13, 4) +
    tower(sheet, 1000, foot, 84, 236, '#7A5E92', 15, 5);
  return out + sheet.glow(820, 430, 460, '#FFD9A0', 0.4);
}
