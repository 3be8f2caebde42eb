import { mix } from '../kit/colors.ts';
import { dusk } from '../kit/light.ts';
import { cut, fill, poly, rect, round, taper } from '../kit/shapes.ts';
import { createSheet, type Point, type Sheet } from '../kit/sheet.ts';
import { raySky } from '../kit/skies.ts';
import { longleaf } from '../kit/trees.ts';
import { bird } from './birds.ts';

/** A red-cockaded woodpecker at its hole in a living pine. */
export function woodpecker(): string {
  const sheet = createSheet('red-cockaded');
  const { random } = sheet;
  let out = raySky(sheet, ['#F4F0D2', '#DCE6C4', '#B9D0B4', '#8FB3A2', '#659088', '#44706F'], 260, 240, 7, 1250);
  for (const [x, h] of [
    [90, 780],
    [220, 690],
    [360, 640],
    [1130, 760],
  ] as const)
    out += longleaf(sheet, x, 800, h, { bark: '#8FA08C', needles: '#7FA88C', light: 1 });
  let bark = rect(560, -10, 400, 830, '#5E3A30');
  for (let y = -40; y < 830; y += 66)
    for (let column = 0; column < 7; column += 1) {
      const x = 552 + column * 60 + ((y / 66) % 2 ? 26 : 0) - 20 + random.between(-6, 6);
      const plate: Point[] = [
        [x + 3, y + 10],
        [x + 28, y + random.between(-3, 6)],
        [x + 57, y + 10],
        [x + 58, y + 54],
        [x + 32, y + 65],
        [x + 3, y + 56],
      ];
      const tone = mix(mix('#C48A66', '#A46A4E', random.next()), '#4A2A34', (column / 7) * 0.7);
      bark += fill(cut(random, plate, 3), random.next() < 0.25 ? sheet.cloth(tone, 'ticks', 0.8) : tone);
    }
  out += sheet.lift(sheet.clip('M572 -10Q562 400 560 810H960Q950 300 946 -10Z', bark), 10, 0.35);
  // Resin runs from the wells that the bird keeps open.
  for (const [x, y, l] of [
    [700, 380, 240],
    [742, 396, 330],
    [786, 380, 190],
    [662, 360, 130],
    [820, 356, 110],
    [720, 250, 60],
  ] as const)
    out += fill(taper([x, y], [x + 3, y + l], 8, 4), '#F3E3BC', 0.9) + fill(round(x + 3, y + l, 7, 10), '#F8EBCB');
  out +=
    fill(
      cut(
        random,
        [
          [672, 300],
          [700, 236],
          [760, 226],
          [812, 262],
          [822, 330],
          [786, 384],
          [716, 386],
          [680, 352],
        ],
        5,
      ),
      '#E9C68C',
    ) +
    fill(round(748, 310, 54, 58), '#1E1420') +
    fill('M700 330a54 58 0 0 0 96 0a60 70 0 0 1 -96 0Z', '#5A3A2E');
  out += sheet.lift(bird(sheet, 575, 470, 1.5), 9, 0.4);
  for (let index = 0; index < 9; index += 1) out += needles(sheet, 1090 + (index % 3) * 60, 40 + index * 66, 120);
  for (let index = 0; index < 4; index += 1) out += needles(sheet, 30 + index * 30, 60 + index * 90, 90);
  return sheet.finish(out + dusk(sheet, 620, 400, 900, 0.38, 0.4, '#12283A'));
}

function needles(sheet: Sheet, x: number, y: number, reach: number): string {
  let out = '';
  for (let spike = 0; spike < 17; spike += 1) {
    const angle = (spike / 17) * 6.283 + sheet.random.between(-0.1, 0.1);
    const r = reach * sheet.random.between(0.8, 1.15);
    out += poly(
      [
        [x, y],
        [x + Math.cos(angle - 0.07) * r * 0.6, y + Math.sin(angle - 0.07) * r * 0.6],
        [x + Math.cos(angle) * r, y + Math.sin(angle) * r],
        [x + Math.cos(angle + 0.07) * r * 0.6, y + Math.sin(angle + 0.07) * r * 0.6],
      ],
      mix('#1F5B4A', '#7FB07A', sheet.random.next()),
    );
  }
  return out;
}
