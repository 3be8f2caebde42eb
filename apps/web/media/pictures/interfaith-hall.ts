import { skies } from '../kit/colors.ts';
import { hill, ridge } from '../kit/land.ts';
import { dusk, fireflies } from '../kit/light.ts';
import { fill, rect, smooth, stitch, stroke } from '../kit/shapes.ts';
import { createSheet, n, type Point, type Sheet } from '../kit/sheet.ts';
import { stars, stripSky } from '../kit/skies.ts';
import { pines } from '../kit/trees.ts';
import { hall } from './eight-sided-hall.ts';

/** The planned interfaith center at dusk: an eight-sided hall by a pond. */
export function interfaithHall(): string {
  const sheet = createSheet('eight sides');
  let out = stripSky(sheet, skies.dusk, 520, 9, 50) + stars(sheet, 34, 240, '#F4E7C8', [1.6, 5]);
  const far = ridge(sheet, 470, 16, 1);
  out += pines(sheet, far, 26, [70, 150], '#2C3358', 1, 0.06);
  out += hill(sheet, far, { color: '#2A3A56', other: '#24324F', echoes: 1 });
  const near = ridge(sheet, 520, 6, 1);
  out += pines(sheet, near, 5, [200, 290], '#1A3444', 1, 0.08);
  out += hill(sheet, near, { color: '#24483F', other: '#1C3B3A', print: 'sprigs', echoes: 2 });
  const building = hall(sheet);
  out += sheet.glow(600, 470, 560, '#E8964A', 0.4, 0.6) + sheet.lift(building, 6, 0.4);
  // The pond gives the hall back, dimmer and broken by ripples.
  const shore = smooth(
    [
      [150, 640],
      [330, 606],
      [620, 598],
      [900, 604],
      [1080, 646],
      [1010, 740],
      [760, 812],
      [420, 812],
      [190, 730],
    ],
    true,
  );
  let water = rect(
    0,
    560,
    1200,
    260,
    sheet.fade([
      [0, '#5A4A78'],
      [0.5, '#33336A'],
      [1, '#1B2148'],
    ]),
  );
  water +=
    `<g opacity=".62" transform="translate(0 1176) scale(1 -1)">${building}</g>` +
    rect(0, 560, 1200, 260, '#1B2148', 0.3);
  for (let row = 0; row < 12; row += 1)
    water += stroke(
      `M${n(sheet.random.between(170, 700))} ${n(620 + row * 15)}h${n(sheet.random.between(60, 260))}`,
      row % 2 ? '#1B2148' : '#E7B77C',
      2.4,
      0.4,
    );
  out +=
    fill(
      smooth(
        [
          [136, 642],
          [326, 600],
          [620, 591],
          [908, 598],
          [1096, 648],
          [1024, 752],
          [760, 824],
          [420, 824],
          [176, 738],
        ],
        true,
      ),
      '#B08A62',
    ) +
    sheet.clip(shore, water) +
    stitch(shore, '#F4E7C8', 0.4);
  out += fireflies(sheet, 16, [60, 500], [1160, 700]);
  for (const [x, y, h] of [
    [120, 690, 110],
    [170, 720, 90],
    [1080, 700, 120],
    [1040, 740, 90],
    [1130, 730, 100],
  ] as const)
    out += reeds(sheet, x, y, h);
  return sheet.finish(out + dusk(sheet, 600, 470, 900, 0.55, 0.35));
}

function reeds(sheet: Sheet, x: number, y: number, height: number): string {
  let out = '';
  for (let blade = -3; blade <= 3; blade += 1) {
    const tip: Point = [x + blade * 12 + sheet.random.between(-6, 6), y - height * sheet.random.between(0.7, 1.1)];
    out += stroke(
      `M${x + blade * 4} ${y}Q${n(x + blade * 5)} ${n(y - height * 0.5)} ${n(tip[0])} ${n(tip[1])}`,
      '#14302F',
      4,
    );
    if (blade % 2 === 0) out += stroke(`M${n(tip[0])} ${n(tip[1])}v-18`, '#6A4634', 8);
  }
  return out;
}
