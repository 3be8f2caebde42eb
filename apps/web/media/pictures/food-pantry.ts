import { colors, darker, lighter, mix, skins } from '../kit/colors.ts';
import { letters } from '../kit/lettering.ts';
import { person } from '../kit/people.ts';
import { poses } from '../kit/poses.ts';
import { blockCloths, quiltBlock } from '../kit/quilt.ts';
import { box, cut, fill, patch, path, poly, rect, round, stitch } from '../kit/shapes.ts';
import { createSheet, n, type Sheet } from '../kit/sheet.ts';

/** The food pantry on a Thursday: crates of greens and peaches, jars, two volunteers and a neighbor. */
export function foodPantry(): string {
  const sheet = createSheet('pantry thursday');
  const { random } = sheet;
  let out = rect(0, 0, 1200, 800, '#E9CFA0');
  for (let y = 0; y < 560; y += 34)
    for (let x = -60 + ((y / 34) % 2) * 70; x < 1200; x += 140)
      out += rect(x, y, 139, 33, mix('#EAD2A6', '#DDBB86', random.next()));
  out += shelves(sheet, 70, 96, 480) + shelves(sheet, 650, 96, 480);
  // The pantry's own block hangs between the shelves.
  out += sheet.lift(
    rect(520, 50, 160, 160, colors.madder) + quiltBlock(sheet, 'basket', 530, 60, 140, blockCloths.indigo),
    6,
  );
  out += sheet.glow(600, 60, 640, '#FFF0C4', 0.5, 0.6);
  const folk = [
    person(sheet, {
      x: 300,
      y: 742,
      height: 470,
      facing: 1,
      pose: poses.reaching,
      skin: skins[1],
      top: colors.indigo,
      topPrint: 'checks',
      bottom: colors.ink,
      hair: 'short',
      apron: '#F3E3C3',
    }),
    person(sheet, {
      x: 640,
      y: 742,
      height: 450,
      facing: 1,
      pose: poses.carrying,
      skin: skins[4],
      top: '#2B7A66',
      bottom: colors.ink,
      hair: 'wrap',
      hairColor: colors.madder,
      apron: '#F2B33D',
    }),
    person(sheet, {
      x: 1010,
      y: 742,
      height: 455,
      facing: -1,
      pose: poses.carrying,
      skin: skins[2],
      top: '#A94F63',
      topPrint: 'sprigs',
      bottom: '#A94F63',
      skirt: true,
      hair: 'bun',
      hairColor: '#B9B3B8',
    }),
  ];
  out += folk.map((one) => sheet.lift(one, 6, 0.35)).join('');
  out += groceryBag(sheet, 735, 470, 96) + groceryBag(sheet, 935, 480, 86);
  out += counter(sheet);
  return sheet.finish(
    out +
      `<rect width="1200" height="800" fill="${sheet.fade([
        [0, '#7A3A20', 0.12],
        [0.4, '#7A3A20', 0],
        [1, '#3A1A2A', 0.25],
      ])}"/>`,
  );
}

function shelves(sheet: Sheet, x: number, y: number, width: number): string {
  const { random } = sheet;
  let out = '';
  for (let row = 0; row < 3; row += 1) {
    const foot = y + 104 + row * 118;
    for (let at = x + 12; at < x + width - 40; ) {
      const w = random.between(34, 52);
      const h = random.between(54, 82);
      const color = random.pick(['#C9683F', '#D9A441', '#8DA45A', '#A63A2B', '#E3C27A', '#7B4A73', '#C4697C']);
      if (random.next() < 0.24)
        out +=
          rect(at, foot - h * 1.06, w, h * 1.06, color) +
          rect(at, foot - h * 0.8, w, h * 0.42, colors.cotton) +
          rect(at + w * 0.25, foot - h * 0.7, w * 0.5, 5, darker(color, 0.1)) +
          rect(at + w * 0.25, foot - h * 0.57, w * 0.5, 4, darker(color, 0.1), 0.6);
      else
        out +=
          rect(at, foot - h, w, h, '#F4EBDD', 0.75) +
          rect(at + 3, foot - h * 0.78, w - 6, h * 0.75, color, 0.95) +
          rect(at + 3, foot - h * 0.78, w * 0.22, h * 0.75, lighter(color, 0.4), 0.5) +
          rect(at + 2, foot - h - 9, w - 4, 12, random.pick([colors.indigo, '#8A8FA8', colors.madder]));
      at += w + random.between(5, 12);
    }
    out += rect(x - 8, foot, width + 16, 15, '#B07A48') + rect(x - 8, foot + 11, width + 16, 6, '#7A4F2E');
  }
  return sheet.lift(out, 4, 0.28);
}

function groceryBag(sheet: Sheet, x: number, y: number, size: number): string {
  const leaf = (dx: number, dy: number, color: string) =>
    fill(
      `M${n(x + dx * size)} ${n(y - size * 0.45)}q${n(-size * 0.3)} ${n(-size * dy)} ${n(size * 0.06)} ${n(-size * dy * 1.3)}q${n(size * 0.32)} ${n(size * dy * 0.3)} ${n(size * 0.05)} ${n(size * dy * 1.3)}Z`,
      color,
    );
  const top =
    leaf(-0.25, 0.5, '#4E8A4C') +
    leaf(0.02, 0.62, '#6FA257') +
    leaf(0.25, 0.42, '#3F7A4C') +
    fill(
      `M${n(x - size * 0.08)} ${n(y - size * 0.4)}l${n(size * 0.36)} ${n(-size * 0.56)}q${n(size * 0.16)} ${n(-size * 0.06)} ${n(size * 0.14)} ${n(size * 0.1)}l${n(-size * 0.3)} ${n(size * 0.5)}Z`,
      '#D69A52',
    );
  const bag =
    poly(
      [
        [x - size * 0.42, y - size * 0.45],
        [x + size * 0.42, y - size * 0.45],
        [x + size * 0.38, y + size * 0.5],
        [x - size * 0.38, y + size * 0.5],
      ],
      '#C99A62',
    ) +
    poly(
      [
        [x + size * 0.16, y - size * 0.45],
        [x + size * 0.42, y - size * 0.45],
        [x + size * 0.38, y + size * 0.5],
        [x + size * 0.16, y + size * 0.5],
      ],
      '#AC7F4B',
    );
  return sheet.lift(
    top + bag + stitch(`M${n(x - size * 0.4)} ${n(y - size * 0.36)}H${n(x + size * 0.4)}`, colors.cotton, 0.7),
    4,
    0.35,
  );
}

function counter(sheet: Sheet): string {
  const { random } = sheet;
  const produce: [string, string, number][] = [
    ['#C8372D', '#8FBF62', 15],
    ['#F0A15E', '#D9724A', 16],
    ['#3F7A4C', '#5E9A55', 24],
    ['#E9B949', '#F4D06A', 19],
    ['#7B3F68', '#8D5080', 17],
    ['#D2692E', '#E58A42', 27],
  ];
  let out = rect(0, 640, 1200, 170, '#8E5A38');
  for (let x = 0; x < 1200; x += 100) out += rect(x, 652, 98, 150, mix('#9A6440', '#7C4C30', random.next()));
  out += rect(-10, 628, 1220, 24, '#C58F58') + rect(-10, 646, 1220, 7, '#6E452C');
  produce.forEach(([color, second, r], index) => {
    const [x, y, w] = [26 + index * 196, 560, 172];
    let pile = '';
    for (let row = 2; row >= 0; row -= 1)
      for (let at = x + 16 + row * 12; at < x + w - 8 - row * 10; at += r * 1.55) {
        const [cx, cy] = [at + random.between(-2, 2), y + 6 - row * r * 0.95 + random.between(-2, 2)];
        const tone = mix(color, second, random.between(0, 0.8));
        pile +=
          index === 2
            ? fill(
                cut(
                  random,
                  [
                    [cx - r, cy + 4],
                    [cx - r * 0.6, cy - r],
                    [cx, cy - r * 1.3],
                    [cx + r * 0.7, cy - r * 0.9],
                    [cx + r, cy + 5],
                  ],
                  4,
                ),
                tone,
              ) +
              stitch(
                path(
                  [
                    [cx, cy],
                    [cx, cy - r],
                  ],
                  true,
                ),
                lighter(tone, 0.5),
                0.6,
                1.4,
              )
            : fill(round(cx, cy, r, r * 0.95), tone) +
              fill(round(cx - r * 0.3, cy - r * 0.3, r * 0.34), lighter(tone, 0.45), 0.55);
      }
    let crate = '';
    for (let slat = 0; slat < 3; slat += 1)
      crate +=
        rect(x, y + 8 + slat * 23, w, 19, slat % 2 ? '#D9B077' : '#E2BE88') +
        rect(x, y + 24 + slat * 23, w, 3, '#8A6238');
    crate += rect(x, y + 4, 13, 70, '#B98950') + rect(x + w - 13, y + 4, 13, 70, '#B98950');
    out += sheet.lift(pile, 3, 0.3) + sheet.lift(crate, 4, 0.35);
  });
  const sign = letters({
    text: 'Take what you need',
    x: 600,
    y: 738,
    size: 46,
    color: colors.cotton,
    anchor: 'middle',
  });
  return out + sheet.lift(patch(sheet, box(356, 682, 488, 84), colors.pine, '#A9CDB5', 2), 4) + sign;
}
