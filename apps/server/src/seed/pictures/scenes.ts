import { type BlockCloths, type BlockName, blockNames, quilt, quiltBlock } from './blocks.ts';
import {
  barn,
  church,
  courthouse,
  hangingLamp,
  litWindow,
  lookout,
  porchHouse,
  schoolhouse,
  skyline,
} from './buildings.ts';
import { box, type Canvas, type Point, patch, polygon, round, stitches } from './canvas.ts';
import { colours, darker, lighter } from './colours.ts';
import {
  acacia,
  broadTree,
  cropRows,
  disc,
  fields,
  heightAt,
  hill,
  pine,
  pineRow,
  ridge,
  river,
  type Sky,
  sky,
  stars,
  under,
} from './land.ts';
import { choir } from './people.ts';
import { ballotBox, basket, books, candle, deed, jar, microphone, oilLamp, radio, truck } from './things.ts';

/** Cloths that go together, ground first. */
export const clothSets: readonly BlockCloths[] = [
  [colours.cotton, colours.indigo, colours.madder, colours.lamp],
  [colours.linen, colours.pine, colours.clay, colours.wheat],
  [colours.mist, colours.indigo, colours.plum, colours.coral],
  [colours.cotton, colours.madder, colours.wine, colours.peach],
  [colours.ink, colours.lamp, colours.coral, colours.periwinkle],
  [colours.linen, colours.indigo, colours.lamp, colours.madder],
  [colours.pine, colours.wheat, colours.mint, colours.cotton],
  [colours.peach, colours.wine, colours.pine, colours.cotton],
];

/** A part of the day that suits the scene, by chance. */
function anySky(canvas: Canvas, ...moods: Sky[]): Sky {
  return canvas.random.pick(moods);
}

/** Sun, moon, or a sun behind clouds. */
function lightOf(mood: Sky): string {
  if (mood === 'rain') return colours.mist;
  return isDark(mood) ? colours.linen : colours.lamp;
}

function twoCloths(canvas: Canvas): BlockCloths[] {
  return canvas.random.shuffle(clothSets).slice(0, 2);
}

const isDark = (mood: Sky) => mood === 'dusk' || mood === 'night';

function porch(canvas: Canvas): string {
  const mood = anySky(canvas, 'dusk', 'dusk', 'night');
  const [far, near] = [ridge(canvas, 500, 22), ridge(canvas, 610, 14, 1)];
  const x = canvas.random.between(180, 400);
  return (
    sky(canvas, mood, 540) +
    stars(canvas, 26, 230) +
    (mood === 'night' ? disc(canvas, x < 290 ? 1050 : 130, 140, 46, colours.linen) : '') +
    hill(canvas, far, darker(colours.plum, 0.35)) +
    pineRow(canvas, far, 9, [80, 150], colours.deepPine) +
    hill(canvas, near, darker(colours.pine, 0.2), 'sprigs', 5) +
    porchHouse(
      canvas,
      x,
      712,
      620,
      canvas.random.pick([colours.mist, colours.linen, '#8C9BD6', colours.peach]),
      canvas.random.pick(blockNames),
      twoCloths(canvas),
    ) +
    broadTree(canvas, x > 290 ? 90 : 1110, 740, 430, darker(colours.pine, 0.1)) +
    patch(
      `M${x + 250} 728Q${x + 210} 770 ${x + 120} 810H${x + 480}Q${x + 400} 770 ${x + 365} 728Z`,
      canvas.cloth(colours.wheat, 'dots', 0.8),
      colours.cotton,
      0,
    )
  );
}

function fieldPatchwork(canvas: Canvas): string {
  const { random } = canvas;
  const mood = anySky(canvas, 'dawn', 'harvest', 'day', 'dusk');
  const [far, middle, near] = [ridge(canvas, 340, 38), ridge(canvas, 430, 34, 1.2), ridge(canvas, 590, 30, 0.9)];
  const names = random.shuffle(blockNames).slice(0, 3);
  return (
    sky(canvas, mood, 420) +
    disc(canvas, random.between(240, 960), 210, 66, isDark(mood) ? colours.glow : colours.lamp) +
    hill(canvas, far, isDark(mood) ? colours.plum : '#7C8CC4') +
    hill(canvas, middle, isDark(mood) ? darker(colours.pine, 0.1) : colours.moss, 'ticks') +
    pineRow(canvas, middle, 12, [50, 90], colours.pine) +
    fields(
      canvas,
      near,
      random.shuffle([colours.moss, colours.wheat, colours.pine, colours.clay, colours.sage, colours.lamp]),
      names,
    ) +
    (random.chance(0.6)
      ? barn(
          canvas,
          random.chance(0.5) ? 130 : 850,
          heightAt(near, 240) + 50,
          210,
          random.pick(blockNames),
          random.pick(clothSets),
        )
      : broadTree(canvas, random.between(150, 1050), 690, 280, colours.pine))
  );
}

function pines(canvas: Canvas): string {
  const { random } = canvas;
  const mood = anySky(canvas, 'dawn', 'dusk', 'day', 'rain', 'night');
  const [far, middle, near] = [ridge(canvas, 440, 40), ridge(canvas, 560, 30), ridge(canvas, 700, 18)];
  return (
    sky(canvas, mood, 470) +
    (mood === 'night' ? stars(canvas, 30) : '') +
    disc(canvas, random.between(250, 950), 200, 58, lightOf(mood)) +
    hill(canvas, far, isDark(mood) ? darker(colours.indigo, 0.2) : '#6F8FA0') +
    pineRow(canvas, far, 16, [90, 140], isDark(mood) ? darker(colours.pine, 0.35) : '#4E8074') +
    hill(canvas, middle, colours.pine, 'ticks') +
    pineRow(canvas, middle, 10, [170, 260], colours.pine) +
    hill(canvas, near, darker(colours.deepPine, 0.1), 'sprigs') +
    pineRow(canvas, near, 5, [320, 500], colours.deepPine)
  );
}

function riverBend(canvas: Canvas): string {
  const mood = anySky(canvas, 'dusk', 'dawn', 'harvest', 'day');
  const [far, near] = [ridge(canvas, 390, 30), ridge(canvas, 440, 12)];
  return (
    sky(canvas, mood, 420) +
    disc(canvas, canvas.random.between(350, 850), 250, 60, colours.glow) +
    hill(canvas, far, isDark(mood) ? colours.plum : '#7E93B8') +
    pineRow(canvas, far, 14, [60, 120], isDark(mood) ? colours.deepPine : colours.pine) +
    hill(canvas, near, colours.moss, 'sprigs', 6) +
    river(canvas, 446, mood) +
    broadTree(canvas, 120, 640, 330, colours.pine) +
    broadTree(canvas, 1085, 700, 420, darker(colours.moss, 0.15)) +
    pine(canvas, 260, 640, 220, colours.deepPine)
  );
}

function orchard(canvas: Canvas): string {
  const mood = anySky(canvas, 'dawn', 'day', 'harvest');
  const far = ridge(canvas, 380, 26);
  const fruit = canvas.random.pick([colours.coral, colours.lamp, colours.madder]);
  let trees = '';
  for (const [row, y, size, count] of [
    [0, 470, 120, 9],
    [1, 570, 200, 6],
    [2, 720, 330, 4],
  ] as const)
    for (let tree = 0; tree < count; tree += 1)
      trees += broadTree(
        canvas,
        ((tree + 0.5 + (row % 2) * 0.25) * 1200) / count,
        y,
        size,
        row === 1 ? colours.moss : colours.pine,
        fruit,
      );
  return (
    sky(canvas, mood, 410) +
    disc(canvas, canvas.random.between(300, 900), 170, 56, colours.lamp) +
    hill(canvas, far, '#7C8CC4') +
    hill(canvas, ridge(canvas, 440, 8), colours.sage, 'stripes', 8) +
    trees
  );
}

function garden(canvas: Canvas): string {
  const { random } = canvas;
  const mood = anySky(canvas, 'dawn', 'day', 'harvest');
  const far = ridge(canvas, 340, 26);
  return (
    sky(canvas, mood, 380) +
    disc(canvas, random.between(700, 1000), 170, 56, colours.lamp) +
    hill(canvas, far, colours.moss) +
    pineRow(canvas, far, 16, [60, 110], colours.pine) +
    cropRows(
      canvas,
      390,
      random.pick([colours.bark, '#7A4A30', '#8A5A3A']),
      random.pick([colours.moss, colours.pine, '#3F7F55']),
    ) +
    barn(canvas, random.between(90, 260), 440, 240, random.pick(blockNames), random.pick(clothSets))
  );
}

function clothesline(canvas: Canvas): string {
  const { random } = canvas;
  const mood = anySky(canvas, 'day', 'dawn', 'dusk', 'harvest');
  const [far, near] = [ridge(canvas, 480, 24), ridge(canvas, 640, 12)];
  let hung = '';
  const places = [
    [70, 330],
    [430, 355],
    [800, 325],
  ] as const;
  places.forEach(([x, width], index) => {
    const columns = 3;
    const blockPx = (width - 40) / columns - 8;
    const y = 150 + index * 6 + Math.sin(index * 2) * 12;
    const body = quilt(
      canvas,
      { x, y, columns, rows: 4 - (index % 2), blockPx, sashingPx: 10 },
      [random.pick(blockNames)],
      twoCloths(canvas),
      random.pick([colours.cotton, colours.indigo, colours.madder, colours.wheat, colours.pine]),
    );
    const [w, h] = [columns * (blockPx + 10) + 10, (4 - (index % 2)) * (blockPx + 10) + 10];
    const pins = [0.08, 0.5, 0.92]
      .map(
        (share) =>
          `<rect x="${x + w * share - 5}" y="${y - 18}" width="10" height="30" rx="3" fill="${colours.wheat}" stroke="${colours.bark}" stroke-width="2"/>`,
      )
      .join('');
    hung += `<g><path d="${box(x + 10, y + 14, w, h)}" fill="#14162b" fill-opacity=".25"/>${body}${stitches(box(x + 5, y + 5, w - 10, h - 10), colours.cotton, 0.8)}${pins}</g>`;
  });
  const post = (x: number) =>
    patch(
      polygon([
        [x - 12, 90],
        [x + 12, 90],
        [x + 15, 720],
        [x - 15, 720],
      ]),
      canvas.cloth(colours.bark, 'stripes', 0.4),
      undefined,
      5,
    ) + patch(box(x - 46, 118, 92, 16), colours.bark, undefined, 4);
  return (
    sky(canvas, mood, 520) +
    disc(canvas, random.between(200, 1000), 380, 60, colours.lamp) +
    hill(canvas, far, isDark(mood) ? colours.deepPine : colours.moss) +
    pineRow(canvas, far, 13, [90, 170], colours.pine) +
    hill(canvas, near, isDark(mood) ? colours.pine : colours.sage, 'sprigs', 6) +
    post(36) +
    post(1166) +
    `<path d="M36 126Q600 168 1166 126" fill="none" stroke="${colours.ink}" stroke-width="4"/>` +
    hung
  );
}

function quiltCloseUp(canvas: Canvas, block?: BlockName): string {
  const { random } = canvas;
  const mixed = random.shuffle(blockNames).slice(0, 3);
  const names = block ? [block] : mixed;
  const blockPx = random.pick([250, 320, 400]);
  const sets = twoCloths(canvas);
  const grounds = sets.map(([ground]) => ground);
  // Sashing of a ground's own colour would melt the blocks into one another.
  const sashing = [colours.indigo, colours.madder, colours.wheat, colours.pine].filter(
    (tone) => !grounds.includes(tone),
  );
  const columns = Math.ceil(1500 / blockPx);
  const [x, y] = [random.whole(-200, -40), random.whole(-200, -40)];
  const body = quilt(
    canvas,
    { x, y, columns, rows: columns, blockPx, sashingPx: 26 },
    names,
    sets,
    random.pick(sashing),
  );
  let lines = '';
  for (let ring = 1; ring < 14; ring += 1)
    lines += stitches(round(random.between(590, 610), 420, ring * 62), colours.cotton, 0.42);
  return body + lines;
}

function marketTable(canvas: Canvas): string {
  const { random } = canvas;
  const mood = anySky(canvas, 'dawn', 'day', 'harvest');
  const far = ridge(canvas, 400, 20);
  const awning = random.pick([colours.madder, colours.indigo, colours.pine]);
  let scallops = '';
  for (let index = 0; index < 10; index += 1)
    scallops += patch(
      `M${index * 120} 0H${index * 120 + 120}V120Q${index * 120 + 60} 178 ${index * 120} 120Z`,
      canvas.cloth(index % 2 ? awning : colours.cotton, 'plain'),
      index % 2 ? colours.cotton : awning,
      5,
    );
  const goods = random.shuffle(['greens', 'peaches', 'tomatoes', 'corn', 'eggs', 'yams'] as const).slice(0, 3);
  const cloth = random.pick([colours.madder, colours.indigo, colours.lamp]);
  return (
    sky(canvas, mood, 440) +
    hill(canvas, far, colours.moss) +
    pineRow(canvas, far, 13, [70, 130], colours.pine) +
    hill(canvas, ridge(canvas, 500, 8), colours.sage, 'sprigs') +
    [60, 1120]
      .map((x) => patch(box(x, 100, 22, 560), canvas.cloth(colours.bark, 'stripes', 0.4), undefined, 4))
      .join('') +
    scallops +
    patch(box(-20, 570, 1240, 260), canvas.cloth(cloth, 'checks', 2.2), undefined, -6) +
    stitches('M0 590H1200', colours.cotton, 0.9) +
    goods.map((produce, index) => basket(canvas, 240 + index * 360, 640 + (index % 2) * 40, 280, produce)).join('') +
    [430, 780]
      .map((x, index) =>
        jar(
          canvas,
          x,
          720 + index * 18,
          150,
          [colours.lamp, colours.madder, colours.moss, colours.peach][random.whole(0, 3)] ?? colours.lamp,
        ),
      )
      .join('')
  );
}

function pantryShelf(canvas: Canvas): string {
  const { random } = canvas;
  const wall = random.pick([colours.linen, '#C7D3EE', '#DCE5CF']);
  const contents = [
    colours.lamp,
    colours.madder,
    colours.moss,
    colours.peach,
    colours.wine,
    colours.clay,
    colours.sage,
    colours.wheat,
  ];
  let out = `<rect width="1200" height="800" fill="${canvas.cloth(wall, 'sprigs', 2.2)}"/>`;
  for (const y of [270, 520, 770]) {
    out += patch(box(-10, y, 1220, 24), canvas.cloth(colours.bark, 'stripes', 0.6), undefined, 8);
    const gap = random.whole(1, 4);
    for (let place = 0; place < 8; place += 1) {
      const x = 90 + place * 146;
      if (place === gap) {
        out += basket(canvas, x + 70, y, 220, random.pick(['greens', 'yams', 'eggs', 'tomatoes']));
        place += 1;
      } else out += jar(canvas, x, y, random.between(140, 186), random.pick(contents));
    }
  }
  return out;
}

function singing(canvas: Canvas): string {
  const { random } = canvas;
  const robe = random.pick([colours.indigo, colours.wine, colours.pine, colours.plum]);
  const wall = random.pick([colours.wheat, colours.linen, colours.peach]);
  let windows = '';
  [200, 600, 1000].forEach((x, index) => {
    const path = `M${x - 110} 420V150Q${x - 108} 20 ${x} 10Q${x + 108} 20 ${x + 110} 150V420Z`;
    const clip = canvas.define(`pane ${index}`, (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
    windows +=
      canvas.halo(x, 220, 260, colours.glow, 0.6) +
      patch(path, colours.lamp, undefined, 6) +
      `<g clip-path="${clip}">${quiltBlock(canvas, random.pick(['ohio star', 'friendship star', 'north star'] as const), x - 120, 10, 240, random.pick(clothSets))}${quiltBlock(canvas, 'nine patch', x - 120, 250, 240, random.pick(clothSets))}</g>` +
      `<path d="${path}" fill="none" stroke="${colours.cotton}" stroke-width="12"/>`;
  });
  return `<rect width="1200" height="800" fill="${canvas.cloth(wall, 'stripes', 2.4)}"/>${windows}${choir(canvas, 420, robe, random.pick([colours.lamp, colours.cotton, colours.coral]), 6)}`;
}

function lampInWindow(canvas: Canvas): string {
  const { random } = canvas;
  const wall = random.pick([colours.wine, '#7A4632', darker(colours.pine, 0.1), darker(colours.indigo, 0.25)]);
  const far = ridge(canvas, 470, 24);
  const curtain = (side: 1 | -1) => {
    const x = (offset: number) => (side < 0 ? 250 + offset : 950 - offset);
    return patch(
      `M${x(-60)} 60H${x(200)}Q${x(190)} 300 ${x(40)} 400Q${x(100)} 520 ${x(70)} 640H${x(-60)}Z`,
      canvas.cloth(random.pick([colours.madder, colours.linen, colours.indigo]), 'sprigs', 1.7),
      colours.cotton,
      7,
    );
  };
  return (
    `<rect width="1200" height="800" fill="${canvas.cloth(wall, 'stripes', 2.6)}"/>` +
    patch(box(230, 70, 740, 570), colours.cotton, undefined, 6) +
    `<svg x="260" y="100" width="680" height="510" viewBox="200 60 800 600" preserveAspectRatio="xMidYMid slice">${sky(canvas, 'dusk', 520)}${stars(canvas, 22, 260)}${hill(canvas, far, colours.deepPine)}${pineRow(canvas, far, 12, [90, 170], colours.deepPine)}</svg>` +
    `<path d="M600 100V610M260 355H940" stroke="${colours.cotton}" stroke-width="18"/>` +
    curtain(-1) +
    curtain(1) +
    patch(box(150, 640, 900, 44), canvas.cloth(colours.linen, 'stripes', 0.8), undefined, 7) +
    oilLamp(canvas, random.between(520, 680), 648, 330) +
    jar(canvas, 350, 648, 130, random.pick([colours.lamp, colours.peach, colours.moss])) +
    patch(box(790, 600, 150, 26), colours.indigo, colours.periwinkle, 3) +
    patch(box(804, 574, 130, 26), colours.madder, colours.coral, 3) +
    patch(box(-10, 684, 1220, 130), canvas.cloth(darker(wall, 0.35), 'ticks', 1.2), undefined, 0)
  );
}

function nairobi(canvas: Canvas): string {
  const { random } = canvas;
  const mood = anySky(canvas, 'dawn', 'dusk', 'harvest');
  const hills: Point[] = [
    [-20, 470],
    [90, 420],
    [170, 330],
    [240, 390],
    [330, 290],
    [420, 380],
    [520, 310],
    [620, 400],
    [760, 360],
    [900, 420],
    [1060, 390],
    [1220, 430],
  ];
  const near = ridge(canvas, 640, 14);
  let border = '';
  for (let x = 0; x < 1200; x += 80)
    border += quiltBlock(
      canvas,
      'flying geese',
      x,
      730,
      80,
      x % 160
        ? [colours.ink, colours.lamp, colours.madder, colours.mint]
        : [colours.madder, colours.cotton, colours.lamp, colours.pine],
    );
  return (
    sky(canvas, mood, 500) +
    disc(canvas, random.between(180, 420), 220, 74, colours.glow) +
    patch(under(canvas, hills), canvas.cloth(isDark(mood) ? colours.plum : '#8A86B8', 'ticks', 1.2), undefined, -4) +
    stitches(
      polygon(
        hills.map(([x, y]): Point => [x, y + 16]),
        true,
      ),
      colours.cotton,
      0.6,
    ) +
    hill(canvas, ridge(canvas, 500, 10), isDark(mood) ? darker(colours.pine, 0.1) : colours.moss, 'sprigs') +
    skyline(canvas, 560, random.between(500, 600), isDark(mood)) +
    hill(canvas, near, random.pick([colours.wheat, colours.clay, '#C8A45C']), 'ticks', 3) +
    acacia(canvas, 210, 690, 330, colours.pine) +
    acacia(canvas, random.between(440, 500), 660, 170, colours.moss) +
    border
  );
}

function readingRoom(canvas: Canvas): string {
  const { random } = canvas;
  const wall = random.pick([darker(colours.indigo, 0.2), darker(colours.pine, 0.15), colours.wine]);
  return (
    `<rect width="1200" height="800" fill="${canvas.cloth(wall, 'dots', 1.8)}"/>` +
    [190, 400, 610].map((y) => books(canvas, 40, 740, y, 165)).join('') +
    quilt(
      canvas,
      { x: 820, y: 60, columns: 3, rows: 3, blockPx: 98, sashingPx: 8 },
      [random.pick(blockNames)],
      twoCloths(canvas),
      colours.cotton,
    ) +
    patch(box(700, 630, 520, 34), canvas.cloth(colours.bark, 'stripes', 0.8), undefined, 7) +
    patch(box(760, 664, 40, 150), colours.bark, undefined, 4) +
    patch(box(1120, 664, 40, 150), colours.bark, undefined, 4) +
    patch('M790 628Q880 566 960 622Q1040 566 1130 628Z', colours.cotton, undefined, 4) +
    stitches('M830 612Q880 588 930 612M990 612Q1040 588 1090 612', colours.slate, 0.9) +
    oilLamp(canvas, 860, 636, 210)
  );
}

function ballots(canvas: Canvas): string {
  const { random } = canvas;
  const ground = random.pick([colours.indigo, colours.madder, colours.pine]);
  const set: BlockCloths = [lighter(ground, 0.1), darker(ground, 0.18), lighter(ground, 0.28), darker(ground, 0.3)];
  const front = ground === colours.madder ? colours.indigo : colours.madder;
  return (
    quilt(
      canvas,
      { x: -40, y: -60, columns: 5, rows: 4, blockPx: 240, sashingPx: 16 },
      ['north star', 'friendship star'],
      [set],
      darker(ground, 0.08),
    ) +
    canvas.halo(600, 360, 520, colours.glow, 0.45) +
    patch(box(-20, 640, 1240, 180), canvas.cloth(colours.bark, 'stripes', 1.4), undefined, -5) +
    ballotBox(canvas, random.between(520, 680), 700, 400, front)
  );
}

function countySeat(canvas: Canvas): string {
  const mood = anySky(canvas, 'dawn', 'day', 'dusk', 'harvest');
  const far = ridge(canvas, 520, 18);
  return (
    sky(canvas, mood, 540) +
    (isDark(mood) ? stars(canvas, 18, 220) : disc(canvas, 220, 190, 60, colours.lamp)) +
    hill(canvas, far, isDark(mood) ? colours.deepPine : colours.moss) +
    pineRow(canvas, far, 14, [70, 130], colours.pine) +
    hill(canvas, ridge(canvas, 650, 8), colours.sage, 'sprigs', 4) +
    courthouse(canvas, 600, 690, 430) +
    broadTree(canvas, 170, 720, 330, colours.pine) +
    broadTree(canvas, 1040, 725, 350, colours.moss) +
    patch('M520 706Q480 760 400 810H800Q720 760 680 706Z', canvas.cloth(colours.linen, 'checks', 1), undefined, 0)
  );
}

function chapel(canvas: Canvas): string {
  const { random } = canvas;
  const mood = anySky(canvas, 'dawn', 'dusk', 'day', 'harvest');
  const near = ridge(canvas, 620, 16);
  const x = random.between(420, 780);
  return (
    sky(canvas, mood, 560) +
    disc(canvas, x > 600 ? 220 : 980, 200, 60, isDark(mood) ? colours.linen : colours.lamp) +
    hill(canvas, ridge(canvas, 500, 26), isDark(mood) ? colours.plum : '#7C8CC4') +
    fields(canvas, near, random.shuffle([colours.moss, colours.sage, colours.wheat, colours.pine]), [
      'nine patch',
      'churn dash',
    ]) +
    church(canvas, x, 690, 400) +
    broadTree(canvas, x > 600 ? 200 : 1000, 720, 330, colours.pine)
  );
}

function school(canvas: Canvas): string {
  const mood = anySky(canvas, 'dawn', 'day', 'harvest');
  const far = ridge(canvas, 470, 20);
  return (
    sky(canvas, mood, 500) +
    disc(canvas, 980, 160, 54, colours.lamp) +
    hill(canvas, far, colours.moss) +
    pineRow(canvas, far, 13, [110, 190], colours.pine) +
    hill(canvas, ridge(canvas, 620, 8), '#C98D5A', 'dots', 3) +
    schoolhouse(canvas, 230, 650, 740) +
    broadTree(canvas, 90, 740, 360, colours.moss)
  );
}

function forestCrew(canvas: Canvas): string {
  const { random } = canvas;
  const mood = anySky(canvas, 'dawn', 'harvest', 'dusk', 'rain');
  const [far, near] = [ridge(canvas, 470, 36), ridge(canvas, 660, 16)];
  let saplings = '';
  for (let index = 0; index < 9; index += 1)
    saplings += pine(canvas, 70 + index * 135, 760 + (index % 2) * 20, 96, '#3F8A66');
  return (
    sky(canvas, mood, 490) +
    disc(canvas, random.between(180, 420), 200, 58, colours.glow) +
    hill(canvas, far, '#5F7F86') +
    pineRow(canvas, far, 18, [80, 150], isDark(mood) ? colours.deepPine : '#4E8074') +
    lookout(canvas, random.between(700, 900), 670, 470) +
    hill(canvas, near, random.pick([colours.clay, colours.wheat, colours.moss]), 'ticks', 4) +
    saplings
  );
}

function studio(canvas: Canvas): string {
  const { random } = canvas;
  const ground = random.pick([colours.indigo, colours.wine, colours.pine, colours.plum, darker(colours.clay, 0.2)]);
  const accent = random.pick([colours.lamp, colours.coral, colours.mint, colours.periwinkle]);
  let wave = '';
  for (let bar = 0; bar < 30; bar += 1) {
    const x = 20 + bar * 40;
    const h = 40 + Math.abs(Math.sin(bar * 0.7 + random.between(0, 1)) * 250) * (1 - Math.abs(bar - 14.5) / 24);
    const tone = bar % 3 ? lighter(ground, 0.22) : accent;
    wave += `<path d="${polygon([
      [x, 400],
      [x + 17, 400 - h],
      [x + 34, 400],
      [x + 17, 400 + h],
    ])}" fill="${canvas.cloth(tone, bar % 2 ? 'dots' : 'plain', 0.7)}"/>`;
  }
  const set: BlockCloths = [darker(ground, 0.12), darker(ground, 0.25), lighter(ground, 0.05), darker(ground, 0.05)];
  const base = quilt(
    canvas,
    { x: -30, y: -40, columns: 6, rows: 5, blockPx: 200, sashingPx: 10 },
    [random.pick(blockNames)],
    [set],
    darker(ground, 0.2),
  );
  return `${base}${wave}${canvas.halo(600, 360, 420, accent, 0.5)}${random.chance(0.6) ? microphone(canvas, 600, 330, 330, accent) : patch(box(-10, 640, 1220, 170), canvas.cloth(colours.bark, 'stripes', 1.2), undefined, -5) + radio(canvas, 600, 650, 540)}`;
}

function sharedLight(canvas: Canvas): string {
  const { random } = canvas;
  const ground = random.pick([colours.ink, darker(colours.plum, 0.3), darker(colours.indigo, 0.35)]);
  const set: BlockCloths = [lighter(ground, 0.05), lighter(ground, 0.14), lighter(ground, 0.2), colours.plum];
  const tones = random.shuffle([
    colours.cotton,
    colours.coral,
    colours.periwinkle,
    colours.lamp,
    colours.mint,
    colours.peach,
    colours.madder,
    colours.wheat,
  ]);
  return (
    quilt(
      canvas,
      { x: -30, y: -50, columns: 5, rows: 4, blockPx: 250, sashingPx: 8 },
      ['friendship star'],
      [set],
      ground,
    ) +
    patch(
      box(-20, 600, 1240, 220),
      canvas.cloth(random.pick([colours.madder, colours.indigo, colours.linen]), 'checks', 2.4),
      undefined,
      -5,
    ) +
    tones
      .map((tone, index) =>
        index === 3
          ? oilLamp(canvas, 170 + index * 124, 690, 280)
          : candle(canvas, 170 + index * 124, 660 + (index % 3) * 30, random.between(130, 260), tone),
      )
      .join('')
  );
}

function landPapers(canvas: Canvas): string {
  const { random } = canvas;
  const cloth = random.pick([colours.madder, colours.indigo, colours.pine, colours.lamp]);
  return `<rect width="1200" height="800" fill="${canvas.cloth(cloth, 'checks', 3)}"/>${stitches('M0 40H1200M0 760H1200', colours.cotton, 0.8)}${canvas.halo(980, 120, 520, colours.glow, 0.5)}<g transform="rotate(${random.between(-6, 4).toFixed(1)} 560 400)">${deed(canvas, 170, 140, 740)}</g>${oilLamp(canvas, 1050, 470, 340)}`;
}

function delivery(canvas: Canvas): string {
  const { random } = canvas;
  const mood = anySky(canvas, 'dawn', 'day', 'harvest');
  const near = ridge(canvas, 560, 10);
  const paint = random.pick([colours.madder, colours.indigo, colours.pine]);
  return (
    sky(canvas, mood, 480) +
    disc(canvas, 960, 170, 58, colours.lamp) +
    hill(canvas, ridge(canvas, 420, 30), '#7C8CC4') +
    fields(canvas, near, [colours.moss, colours.wheat, colours.sage, colours.pine], ['nine patch', 'churn dash']) +
    patch(box(-10, 680, 1220, 130), canvas.cloth(colours.slate, 'ticks', 1.3), undefined, 0) +
    stitches('M0 742H1200', colours.lamp, 1) +
    truck(canvas, 300, 710, 560, paint) +
    quiltBlock(canvas, 'basket', 415, 490, 150, [colours.cotton, paint, colours.lamp, colours.moss]) +
    broadTree(canvas, 120, 690, 340, colours.pine) +
    pine(canvas, 1080, 690, 340, colours.deepPine)
  );
}

function walkHome(canvas: Canvas): string {
  const { random } = canvas;
  const set = random.pick(clothSets);
  const far = ridge(canvas, 430, 22);
  return (
    sky(canvas, 'dusk', 470) +
    stars(canvas, 24, 200) +
    hill(canvas, far, darker(colours.plum, 0.3)) +
    pineRow(canvas, far, 13, [70, 150], colours.deepPine) +
    hill(canvas, ridge(canvas, 500, 10), darker(colours.pine, 0.15), 'sprigs', 6) +
    barn(
      canvas,
      random.between(120, 220),
      560,
      240,
      random.pick<BlockName>(['log cabin', 'ohio star', 'bear’s paw', 'north star']),
      set,
    ) +
    patch(
      'M760 500Q720 610 420 810H860Q830 640 790 500Z',
      canvas.cloth(colours.wheat, 'dots', 0.9),
      colours.cotton,
      0,
    ) +
    [
      [560, 690, 1.25],
      [690, 580, 0.8],
      [745, 525, 0.5],
    ]
      .map(
        ([x = 0, y = 0, s = 1]) =>
          patch(box(x - 5 * s, y - 190 * s, 10 * s, 190 * s), colours.walnut, undefined, 2) +
          hangingLamp(canvas, x + 14 * s, y - 200 * s, 70 * s),
      )
      .join('') +
    litWindow(canvas, 900, 430, 34, 44) +
    pine(canvas, 1050, 700, 430, colours.deepPine)
  );
}

/** Everything the seed can draw, by name, 1200 by 800 pixels. A close-up of a quilt can be asked for one block. */
export const scenes = {
  ballots,
  chapel,
  clothesline,
  countySeat,
  delivery,
  fieldPatchwork,
  forestCrew,
  garden,
  lampInWindow,
  landPapers,
  marketTable,
  nairobi,
  orchard,
  pantryShelf,
  pines,
  porch,
  quiltCloseUp,
  readingRoom,
  riverBend,
  school,
  sharedLight,
  singing,
  studio,
  walkHome,
} satisfies Record<string, (canvas: Canvas, block?: BlockName) => string>;

/** Name of a scene. */
export type SceneName = keyof typeof scenes;
