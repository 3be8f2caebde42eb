import { colors } from '../kit/colors.ts';
import { quiltBlock } from '../kit/quilt.ts';
import { box as corners, path, rect, stitch, stroke } from '../kit/shapes.ts';
import { createSheet } from '../kit/sheet.ts';
import { type Box, type Thing, thing, type Vector } from './geometry.ts';
import { light, type Texture, texture } from './texture.ts';

/** The gathering room: eight walls around a ring of chairs, in meters. */
export const room = {
  /** From the middle to each wall. */
  reach: 6,
  /** Height of the walls, and of the roof's peak. */
  eave: 4,
  peak: 7,
  /** Radius of the roof light. */
  oculus: 1.05,
  /** Window: half its side, and its lower edge. */
  windowHalf: 1.18,
  windowFoot: 1.1,
  /** The wall with the doors; 0 is straight ahead. */
  doorWall: 4,
  /** Half the side of the quilt-patterned rug. */
  rug: 1.9,
  lampRadius: 0.17,
  lamps: Array.from({ length: 8 }, (_, index): Vector => {
    const angle = ((index + 0.5) * Math.PI) / 4;
    return [Math.sin(angle) * 4.1, 2.95, -Math.cos(angle) * 4.1];
  }),
} as const;

/** Everything in the room that is looked up rather than computed. */
export interface Furnishing {
  rug: Texture;
  glass: readonly Texture[];
  things: readonly Thing[];
}

const wood = light('#8A5A36');
const darkWood = light('#6A4228');

function bar(x: number, y: number, z: number, hx: number, hy: number, hz: number, color: Vector): Box {
  return { middle: [x, y, z], half: [hx, hy, hz], color };
}

/** A ladder-back chair with a cushion; it looks along its own -z. */
function chair(cushion: Vector): Box[] {
  const legs = [-0.2, 0.2].flatMap((x) => [
    bar(x, 0.22, -0.19, 0.02, 0.22, 0.02, darkWood),
    bar(x, 0.5, 0.2, 0.02, 0.5, 0.02, darkWood),
  ]);
  const slats = [0.62, 0.76, 0.92].map((y) => bar(0, y, 0.2, 0.2, 0.035, 0.012, wood));
  return [
    ...legs,
    ...slats,
    bar(0, 0.44, 0, 0.23, 0.02, 0.22, wood),
    bar(0, 0.485, -0.005, 0.21, 0.03, 0.2, cushion),
    bar(0, 0.22, -0.19, 0.2, 0.012, 0.012, wood),
  ];
}

/** A long bench under a window. */
const bench = [
  bar(0, 0.42, 0, 1.5, 0.03, 0.2, wood),
  bar(-1.2, 0.2, 0, 0.05, 0.2, 0.17, darkWood),
  bar(1.2, 0.2, 0, 0.05, 0.2, 0.17, darkWood),
  bar(-0.75, 0.48, 0, 0.68, 0.035, 0.18, light('#2E3A87', 0.9)),
  bar(0.75, 0.48, 0, 0.68, 0.035, 0.18, light('#A63A2B', 0.9)),
];

function rugSvg(): string {
  const sheet = createSheet('gathering rug', 900, 900);
  let out =
    rect(0, 0, 900, 900, colors.wine) +
    rect(30, 30, 840, 840, sheet.cloth(colors.indigo, 'dots', 1.4)) +
    rect(108, 108, 684, 684, colors.linen);
  for (let index = 0; index < 8; index += 1) {
    for (const [x, y] of [
      [66 + index * 96, 42],
      [66 + index * 96, 804],
      [42, 66 + index * 96],
      [804, 66 + index * 96],
    ] as const)
      out += quiltBlock(
        sheet,
        'flying-geese',
        x,
        y,
        54,
        [colors.indigo, colors.lamp, colors.coral, colors.cotton, colors.sky],
        false,
      );
  }
  out += quiltBlock(sheet, 'friendship-star', 132, 132, 636, [
    colors.linen,
    colors.indigo,
    colors.madder,
    colors.lamp,
    colors.coral,
  ]);
  return sheet.finish(out + stitch(path(corners(120, 120, 660, 660)), colors.madder, 0.8, 3));
}

function glassSvg(
  name: 'friendship-star' | 'ohio-star',
  cloths: readonly [string, string, string, string, string],
): string {
  const sheet = createSheet(`glass ${name}`, 600, 600);
  const lead = stroke(`${path(corners(0, 0, 600, 600))}M200 0V600M400 0V600M0 200H600M0 400H600`, '#2A1C18', 11);
  return sheet.finish(quiltBlock(sheet, name, 0, 0, 600, cloths, false) + lead);
}

/** Draws the textures and sets the chairs. */
export async function furnish(): Promise<Furnishing> {
  const cushions = ['#A63A2B', '#2E3A87', '#1F5B4A', '#C98A3C', '#54386F', '#4E7FA6'].map((color) => light(color));
  const seats = 14;
  const chairs = Array.from({ length: seats }, (_, index): Thing => {
    const angle = ((index + 0.5) / seats) * Math.PI * 2;
    // A chair stands a little askew, as people leave them.
    const askew = Math.sin(index * 12.9) * 0.09;
    return thing(
      Math.sin(angle) * 3.15,
      -Math.cos(angle) * 3.15,
      angle + Math.PI + askew,
      chair(cushions[index % cushions.length] ?? wood),
      0.5,
      0.62,
    );
  });
  const benches = [0, 1, 2, 3, 5, 6, 7].map((wall) => {
    const angle = (wall * Math.PI) / 4;
    return thing(Math.sin(angle) * 5.68, -Math.cos(angle) * 5.68, angle, bench, 0.3, 1.62);
  });
  return {
    rug: await texture(rugSvg(), 900),
    glass: [
      await texture(glassSvg('friendship-star', ['#F7DFA6', '#2F56B0', '#A63A2B', '#FFD24E', '#D8693C'])),
      await texture(glassSvg('ohio-star', ['#F9E8C0', '#B4452F', '#2F56B0', '#FFD24E', '#5FA088'])),
    ],
    things: [...chairs, ...benches],
  };
}
