import { colors, skins } from '../kit/colors.ts';
import { lantern } from '../kit/furniture.ts';
import { hill, ridge } from '../kit/land.ts';
import { dusk } from '../kit/light.ts';
import { type Person, person } from '../kit/people.ts';
import { poses } from '../kit/poses.ts';
import { blockCloths, quiltBlock } from '../kit/quilt.ts';
import { fill, path, poly, rect, round, stitch, stroke } from '../kit/shapes.ts';
import { createSheet, type Point, type Sheet } from '../kit/sheet.ts';
import { stripSky } from '../kit/skies.ts';
import { oak, pines } from '../kit/trees.ts';

/** A table laid for everyone under the oak, lanterns in its branches. */
export function interfaithTable(): string {
  const sheet = createSheet('long table');
  let out = stripSky(sheet, ['#3A3374', '#6A4680', '#B0647A', '#E39A6C', '#F7CF90'], 470, 8, 40);
  const far = ridge(sheet, 436, 12, 1);
  out +=
    pines(sheet, far, 24, [44, 110], '#4A3B6A', -1, 0.08) +
    hill(sheet, far, { color: '#5A5A70', other: '#4C5468', echoes: 1 });
  const lawn = ridge(sheet, 480, 6, 0.8);
  out += hill(sheet, lawn, { color: '#4B7350', other: '#3E6449', print: 'sprigs', echoes: 4, strip: 160 });
  out += sheet.lift(oak(sheet, 600, 560, 690, '#3E6B4A', 1), 8, 0.3);
  for (const [x, y, s] of [
    [290, 190, 62],
    [430, 250, 54],
    [760, 240, 56],
    [900, 186, 64],
    [600, 262, 50],
  ] as const)
    out += lantern(sheet, x, y, s, { chain: 46, glow: 0.8 });
  const around: Person[] = [
    {
      x: 196,
      y: 720,
      height: 390,
      facing: 1,
      skin: skins[1],
      top: colors.indigo,
      topPrint: 'ticks',
      bottom: colors.ink,
      hair: 'short',
    },
    {
      x: 330,
      y: 690,
      height: 372,
      facing: 1,
      skin: skins[4],
      top: '#E3C27A',
      bottom: '#E3C27A',
      skirt: true,
      hair: 'wrap',
      hairColor: '#7FA8B8',
    },
    {
      x: 470,
      y: 680,
      height: 380,
      facing: 1,
      skin: skins[2],
      top: colors.madder,
      topPrint: 'diamonds',
      bottom: colors.plum,
      hair: 'afro',
    },
    {
      x: 720,
      y: 680,
      height: 372,
      facing: -1,
      skin: skins[5],
      top: '#3F8A78',
      bottom: colors.ink,
      hair: 'bun',
      hairColor: '#6A4634',
    },
    {
      x: 866,
      y: 690,
      height: 384,
      facing: -1,
      skin: skins[0],
      top: '#F0E3CC',
      topPrint: 'stripes',
      bottom: '#5A4634',
      hair: 'brim',
      hairColor: '#C9A27A',
    },
    {
      x: 1000,
      y: 720,
      height: 380,
      facing: -1,
      skin: skins[3],
      top: colors.plum,
      topPrint: 'dots',
      bottom: colors.plum,
      skirt: true,
      hair: 'locs',
    },
  ];
  out += around
    .slice(1, 5)
    .map((who) => sheet.lift(person(sheet, { ...who, y: who.y - 30, pose: poses.sitting }), 5, 0.3))
    .join('');
  out += tableCloth(sheet);
  for (const who of [around[0], around[5]] as Person[])
    out += sheet.lift(stool(who.x, 740) + person(sheet, { ...who, y: 740, height: 440, pose: poses.sitting }), 6, 0.35);
  out += sheet.glow(600, 470, 620, '#F2B062', 0.4, 0.6);
  return sheet.finish(out + dusk(sheet, 600, 430, 900, 0.5, 0.35, '#1A1435'));
}

function stool(x: number, y: number): string {
  return (
    rect(x - 36, y - 122, 84, 14, '#8E6240') +
    stroke(`M${x - 26} ${y - 110}L${x - 34} ${y}M${x + 38} ${y - 110}L${x + 44} ${y}`, '#6A4630', 10)
  );
}

function tableCloth(sheet: Sheet): string {
  const [left, right, top, foot] = [236, 964, 556, 690];
  let cloth = rect(left, top, right - left, foot - top, colors.linen);
  for (let index = 0; index < 7; index += 1)
    cloth += quiltBlock(
      sheet,
      'friendship-star',
      left + 6 + index * 104,
      top + 26,
      92,
      index % 2 ? blockCloths.indigo : blockCloths.madder,
    );
  const drape = path([
    [left, top],
    [right, top],
    [right + 8, foot],
    ...Array.from(
      { length: 15 },
      (_, index): Point => [right - (index * (right - left)) / 14, foot + (index % 2 ? 5 : -3)],
    ),
    [left - 8, foot],
  ]);
  let out = sheet.lift(sheet.clip(drape, cloth) + stitch(`M${left} ${foot - 10}H${right}`, colors.madder, 0.8), 7, 0.4);
  out += poly(
    [
      [left + 26, top - 30],
      [right - 26, top - 30],
      [right + 4, top + 4],
      [left - 4, top + 4],
    ],
    '#FFF4DC',
  );
  const bowl = (x: number, w: number, color: string, food: string) =>
    fill(`M${x - w} ${top - 26}h${w * 2}q${-w * 0.2} ${w * 0.75} ${-w} ${w * 0.75}t${-w} ${-w * 0.75}Z`, color) +
    fill(round(x, top - 27, w, w * 0.28), food);
  const bread =
    fill(`M400 ${top - 8}q4 -30 46 -30t46 30Z`, '#C98B4C') +
    stroke(`M424 ${top - 24}l8 10M446 ${top - 28}l6 12M466 ${top - 24}l6 10`, '#F0C98A', 4);
  out += sheet.lift(
    bowl(332, 34, colors.indigo, '#6FA257') +
      bread +
      bowl(600, 44, colors.madder, '#F0B35A') +
      bowl(740, 30, '#2B7A66', '#D2592E') +
      fill(round(846, top - 14, 40, 10), '#F4E7CF') +
      fill(round(834, top - 24, 13), '#F0A15E') +
      fill(round(856, top - 24, 13), '#E9B949') +
      fill(round(846, top - 38, 12), '#C8372D'),
    3,
    0.3,
  );
  for (const x of [530, 672])
    out +=
      rect(x - 5, top - 62, 10, 46, '#FFF6E0') +
      sheet.glow(x, top - 74, 90, '#FFD27A', 0.8) +
      fill(`M${x} ${top - 90}q9 16 0 26q-9 -10 0 -26Z`, '#FFD45E');
  return out;
}
