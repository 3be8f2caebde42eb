import { colors, skins } from '../kit/colors.ts';
import { clapboard, litWindow } from '../kit/house.ts';
import { hill, ridge } from '../kit/land.ts';
import { letters } from '../kit/lettering.ts';
import { inShade, type Person, person } from '../kit/people.ts';
import { poses } from '../kit/poses.ts';
import { quiltBlock } from '../kit/quilt.ts';
import { box, patch, path, poly, rect, stitch, stroke } from '../kit/shapes.ts';
import { createSheet, n, type Sheet } from '../kit/sheet.ts';
import { disc, raySky } from '../kit/skies.ts';
import { oak, pines } from '../kit/trees.ts';

/** Voters in line at sunrise outside a small-town hall. */
export function votingLine(): string {
  const sheet = createSheet('polls open at seven');
  let out = raySky(
    sheet,
    ['#FFF3D2', '#FBDB9B', '#F4B67C', '#E58F7C', '#B9708E', '#7C5C96', '#4A4684'],
    168,
    520,
    8,
    1350,
  );
  out += disc(sheet, 168, 506, 58, '#FFF6DE', 0.6);
  const far = ridge(sheet, 552, 12, 1);
  out +=
    pines(sheet, far, 20, [36, 96], '#7A5A80', -1, 0.1) +
    hill(sheet, far, { color: '#7C5F7A', other: '#8C6A7E', echoes: 1 });
  out += oak(sheet, 420, 640, 330, '#5A6A5E', -1);
  const ground = ridge(sheet, 634, 4, 0.6);
  out += hill(sheet, ground, { color: '#6E7A4E', other: '#5E6C48', print: 'ticks', echoes: 1 });
  out += sheet.lift(townHall(sheet), 7, 0.35);
  out +=
    poly(
      [
        [-10, 690],
        [1210, 664],
        [1210, 810],
        [-10, 810],
      ],
      '#B39A80',
    ) +
    poly(
      [
        [-10, 690],
        [1210, 664],
        [1210, 674],
        [-10, 702],
      ],
      '#D9C3A2',
    );
  for (let x = -60; x < 1260; x += 118)
    out += stroke(`M${x} ${n(700 - (x / 1200) * 26)}L${x - 40} 810`, '#8C745E', 2.5, 0.7);
  const queue: Omit<Person, 'y' | 'x'>[] = [
    {
      height: 262,
      skin: skins[3],
      top: '#3E6FA0',
      bottom: colors.ink,
      hair: 'brim',
      hairColor: '#6A4634',
      pose: poses.waiting,
    },
    {
      height: 252,
      skin: skins[1],
      top: colors.madder,
      bottom: colors.madder,
      skirt: true,
      hair: 'bun',
      hairColor: '#B9B3B8',
      pose: poses.standing,
    },
    { height: 268, skin: skins[0], top: '#D9A441', bottom: '#3A3A5A', hair: 'short', pose: poses.reading },
    {
      height: 246,
      skin: skins[4],
      top: '#5A8A72',
      bottom: colors.plum,
      skirt: true,
      hair: 'afro',
      pose: poses.waiting,
    },
    { height: 258, skin: skins[2], top: '#8A5A96', bottom: colors.ink, hair: 'locs', pose: poses.standing },
    { height: 160, skin: skins[2], top: '#F0A15E', bottom: '#3E6FA0', hair: 'afro', pose: poses.standing },
    {
      height: 254,
      skin: skins[1],
      top: '#C4697C',
      bottom: '#C4697C',
      skirt: true,
      hair: 'wrap',
      hairColor: '#F2B33D',
      pose: poses.waiting,
    },
    {
      height: 266,
      skin: skins[3],
      top: '#2B7A66',
      bottom: colors.ink,
      hair: 'brim',
      hairColor: '#D9C3A2',
      pose: poses.walking,
    },
  ];
  const xs = [812, 722, 640, 556, 470, 414, 334, 214];
  let people = '';
  queue.forEach((who, index) => {
    const [x, y] = [xs[index] ?? 0, 728 + (index % 3) * 9];
    const long = who.height * 0.95;
    out += poly(
      [
        [x - 14, y],
        [x + 18, y],
        [x + 18 + long, y + long * 0.22],
        [x - 24 + long, y + long * 0.26],
      ],
      '#3A2A48',
      0.34,
    );
    const dark = inShade({ ...who, x, y, facing: 1 }, '#2A2148', 0.5);
    // The sun is behind them: a rim of light on the side it comes from.
    people += `<g transform="translate(-3 -1)">${person(sheet, inShade({ ...who, x, y, facing: 1 }, '#FFD79A', 0.86))}</g>${person(sheet, dark)}`;
  });
  out += sheet.lift(people, 3, 0.2) + votingSign(sheet, 1086, 760);
  return sheet.finish(out + sheet.glow(168, 506, 760, '#FFDFA6', 0.42));
}

function townHall(sheet: Sheet): string {
  const [x, w, eave, foot] = [700, 470, 372, 668];
  let out = clapboard(sheet, x, eave, w, foot - eave, '#E6DACB', 21);
  out += rect(x + w - 80, eave, 80, foot - eave, '#5A4A78', 0.22);
  out +=
    poly(
      [
        [x - 34, eave + 10],
        [x + w / 2, 218],
        [x + w + 34, eave + 10],
      ],
      '#6E3B4C',
    ) +
    poly(
      [
        [x - 4, eave + 4],
        [x + w / 2, 246],
        [x + w + 4, eave + 4],
      ],
      '#DCCDBB',
    ) +
    stitch(`M${x - 14} ${eave - 4}L${x + w / 2} 232L${x + w + 14} ${eave - 4}`, '#F0B8A0', 0.7);
  out +=
    quiltBlock(sheet, 'north-star', x + w / 2 - 42, 276, 84, [
      '#F4E7CF',
      colors.indigo,
      colors.madder,
      colors.lamp,
      '#7C95D6',
    ]) + stroke(path(box(x + w / 2 - 42, 276, 84, 84)), '#6E3B4C', 6);
  out +=
    litWindow(sheet, x + 44, 444, 74, 118, { frame: '#FBF7EF', glow: 0.3 }) +
    litWindow(sheet, x + w - 122, 444, 74, 118, { frame: '#FBF7EF', glow: 0.3 });
  out +=
    rect(x + 176, 438, 118, 230, '#FBF7EF') +
    rect(
      x + 186,
      448,
      98,
      220,
      sheet.fade([
        [0, '#FFE9B4'],
        [1, '#EDAE58'],
      ]),
    ) +
    poly(
      [
        [x + 186, 448],
        [x + 216, 462],
        [x + 216, 668],
        [x + 186, 668],
      ],
      '#7A2F2A',
    ) +
    poly(
      [
        [x + 284, 448],
        [x + 256, 462],
        [x + 256, 668],
        [x + 284, 668],
      ],
      '#8C3B32',
    );
  out +=
    poly(
      [
        [x + 150, 438],
        [x + 235, 404],
        [x + 320, 438],
      ],
      '#6E3B4C',
    ) + sheet.glow(x + 235, 560, 190, '#FFD080', 0.5);
  return (
    out +
    rect(x + 160, 664, 150, 14, '#C9B6A0') +
    letters({
      text: 'TOWN HALL',
      x: x + 235,
      y: 398,
      size: 24,
      color: '#4A2C3A',
      face: 'sourceSans',
      tracking: 90,
      anchor: 'middle',
    })
  );
}

function votingSign(sheet: Sheet, x: number, y: number): string {
  const board = patch(sheet, box(x - 82, y - 196, 164, 130), colors.indigo, '#AEB8FF', 2);
  return sheet.lift(
    stroke(`M${x - 58} ${y - 70}L${x - 70} ${y}M${x + 58} ${y - 70}L${x + 70} ${y}`, '#4A3040', 11) +
      board +
      letters({
        text: 'VOTE',
        x,
        y: y - 128,
        size: 54,
        color: colors.cotton,
        face: 'sourceSans',
        tracking: 40,
        anchor: 'middle',
      }) +
      letters({
        text: 'HERE',
        x,
        y: y - 86,
        size: 34,
        color: colors.lamp,
        face: 'sourceSans',
        tracking: 120,
        anchor: 'middle',
      }),
    5,
    0.4,
  );
}
