import { colors, rgb, skies } from '../kit/colors.ts';
import { heightAt, hill, ridge } from '../kit/land.ts';
import { createRandom } from '../kit/random.ts';
import { fill, poly, rect, stroke } from '../kit/shapes.ts';
import { createSheet, type Sheet } from '../kit/sheet.ts';
import { stars, stripSky } from '../kit/skies.ts';
import { longleaf, pine, pines } from '../kit/trees.ts';
import { writeVideo } from './encode.ts';
import { addGlow, bytes, emptyFrame, film, frameCount, type Layer, layer, over, tilingNoise } from './frames.ts';

/** Spare width on each side of a layer, in pixels of the film, so that it can sway. */
const spare = 60;
const wide = film.width + spare * 2;

function strip(seed: string, draw: (sheet: Sheet) => string): Promise<Layer> {
  const sheet = createSheet(seed, wide, film.height);
  return layer(sheet.finish(draw(sheet)), wide);
}

/** Layers from far to near, and how far each sways with the eye. */
async function stage(): Promise<{ layer: Layer; sway: number }[]> {
  const sky = await strip(
    'forest sky',
    (sheet) =>
      stripSky(sheet, skies.dusk, 400, 9, 36) +
      stars(sheet, 34, 190, '#F4E7C8', [1.2, 3.6]) +
      sheet.glow(700, 350, 420, '#F2A65A', 0.5, 0.5),
  );
  const hills = await strip('forest hills', (sheet) => {
    const top = ridge(sheet, 338, 18, 1.2);
    return hill(sheet, top, { color: '#5A4482', other: '#6A4C86', echoes: 2, strip: 80 });
  });
  const far = await strip('forest far', (sheet) => {
    const top = ridge(sheet, 384, 10, 1);
    return (
      pines(sheet, top, 34, [56, 118], '#473C78', 1, 0.1) +
      hill(sheet, top, { color: '#43396F', other: '#3A3368', echoes: 1 })
    );
  });
  const middle = await strip('forest middle', (sheet) => {
    const top = ridge(sheet, 420, 10, 1.1);
    return (
      pines(sheet, top, 19, [120, 220], '#2C3A60', 1, 0.12) +
      hill(sheet, top, { color: '#2A3A56', other: '#24324F', echoes: 2 })
    );
  });
  const near = await strip('forest near', (sheet) => {
    const top = ridge(sheet, 462, 8, 0.9);
    const trees = [60, 190, 430, 812, 940, 1040]
      .map((x, index) =>
        pine(sheet, x, heightAt(top, x) + 10, [300, 240, 200, 220, 330, 270][index] ?? 240, '#1C3B48', 1, 0.14),
      )
      .join('');
    return (
      sheet.lift(trees, 3, 0.25) +
      hill(sheet, top, { color: '#1F4443', other: '#193A3C', print: 'sprigs', echoes: 3, thread: '#7FC9AE' })
    );
  });
  const front = await strip('forest front', (sheet) => {
    let out =
      longleaf(sheet, 96, 600, 640, { bark: '#3A2A3A', needles: '#16323A', light: 1, lean: 16 }) +
      longleaf(sheet, 1010, 600, 700, { bark: '#33263A', needles: '#132B34', light: -1, lean: -22 });
    // A ranger's lantern on its post.
    out +=
      rect(706, 330, 13, 230, '#3A2530') +
      rect(706, 330, 6, 230, '#6A4438') +
      rect(700, 338, 74, 9, '#3A2530') +
      stroke('M712 372L738 344', '#3A2530', 5);
    const ground = ridge(sheet, 512, 6, 1);
    out += hill(sheet, ground, { color: '#12262E', other: '#0F2029', echoes: 1, thread: '#4E8A7A' });
    for (let blade = 0; blade < 90; blade += 1) {
      const [x, h] = [sheet.random.between(0, wide), sheet.random.between(16, 52)];
      out += fill(
        `M${x.toFixed(1)} 548q${(sheet.random.between(-6, 6)).toFixed(1)} ${(-h * 0.6).toFixed(1)} ${sheet.random.between(-16, 16).toFixed(1)} ${(-h).toFixed(1)}q2 ${(h * 0.5).toFixed(1)} ${sheet.random.between(0, 8).toFixed(1)} ${h.toFixed(1)}Z`,
        sheet.random.pick(['#0F1F2A', '#13292F', '#18323A']),
      );
    }
    return out;
  });
  return [
    { layer: sky, sway: 2 },
    { layer: hills, sway: 5 },
    { layer: far, sway: 10 },
    { layer: middle, sway: 18 },
    { layer: near, sway: 30 },
    { layer: front, sway: 50 },
  ];
}

const turnOf = (index: number) => (index / frameCount) * Math.PI * 2;

/** Mist: two drifts of noise that fade into each other, so that the loop has no seam. */
function mist(seed: string, middle: number, depth: number, thickness: number, color: string) {
  const random = createRandom(seed);
  const noise = tilingNoise(random.next, 64);
  const [r, g, b] = rgb(color).map((value) => value / 255) as [number, number, number];
  const cloud = (x: number, y: number) =>
    noise(x / 150, y / 34) * 0.55 + noise(x / 62 + 17, y / 17 + 5) * 0.3 + noise(x / 27 + 31, y / 9) * 0.15;
  return (frame: Float32Array, index: number) => {
    const share = index / frameCount;
    const weight = 0.5 - 0.5 * Math.cos(share * Math.PI * 2);
    const spread = Math.sqrt(weight ** 2 + (1 - weight) ** 2);
    for (let y = Math.max(0, middle - depth); y < Math.min(film.height, middle + depth); y += 1) {
      const band = Math.cos((((y - middle) / depth) * Math.PI) / 2) ** 2;
      for (let x = 0; x < film.width; x += 1) {
        const first = cloud(x - share * 130, y) - 0.5;
        const second = cloud(x - (share - 0.5) * 130 + 900 - (share < 0.5 ? 130 : 0), y + 300) - 0.5;
        const cover =
          Math.max(0, Math.min(1, 0.42 + ((first * weight + second * (1 - weight)) / spread) * 2)) * band * thickness;
        const at = (y * film.width + x) * 3;
        frame[at] = (frame[at] as number) * (1 - cover) + r * cover;
        frame[at + 1] = (frame[at + 1] as number) * (1 - cover) + g * cover;
        frame[at + 2] = (frame[at + 2] as number) * (1 - cover) + b * cover;
      }
    }
  };
}

interface Firefly {
  x: number;
  y: number;
  wide: number;
  tall: number;
  turns: readonly [number, number];
  phase: number;
  blinks: number;
  size: number;
}

function swarm(count: number): Firefly[] {
  const random = createRandom('fireflies');
  return Array.from({ length: count }, () => ({
    x: random.between(40, film.width - 40),
    y: random.between(330, 500),
    wide: random.between(14, 50),
    tall: random.between(8, 26),
    turns: [random.pick([1, 1, 2]), random.pick([1, 2])] as const,
    phase: random.between(0, 6.28),
    blinks: random.pick([2, 3, 3, 4]),
    size: random.between(0.7, 1.35),
  }));
}

/** The lantern hangs from its post and swings a little. */
async function lanternLayer(): Promise<Layer> {
  const sheet = createSheet('lantern', 60, 90);
  const metal = colors.night;
  const body =
    stroke('M30 0V18', metal, 2.5) +
    poly(
      [
        [12, 32],
        [48, 32],
        [43, 70],
        [17, 70],
      ],
      '#FFEBB8',
    ) +
    poly(
      [
        [20, 36],
        [40, 36],
        [37, 66],
        [23, 66],
      ],
      '#FFF8E2',
    ) +
    poly(
      [
        [8, 33],
        [30, 12],
        [52, 33],
      ],
      metal,
    ) +
    rect(14, 69, 32, 8, metal) +
    stroke('M12 32L17 70M48 32L43 70M30 32V70', metal, 2.4);
  return layer(sheet.finish(body), 60);
}

/** A pine forest at dusk: mist drifts, fireflies blink, a lantern swings. */
export async function makeForestVideo(): Promise<void> {
  const layers = await stage();
  const lantern = await lanternLayer();
  const mists = [
    mist('mist far', 372, 60, 0.6, '#BC94AC'),
    mist('mist middle', 424, 56, 0.55, '#9A90BA'),
    mist('mist near', 486, 46, 0.42, '#86A6AE'),
  ];
  const flies = swarm(24);
  const lamp = rgb('#F0903A');
  const draw = (index: number): Buffer => {
    const turn = turnOf(index);
    const eye = Math.sin(turn);
    const frame = emptyFrame();
    const lampSway = 50 * eye;
    const swing = Math.sin(turn * 4) * 2.6 + Math.sin(turn * 2 + 1) * 1.4;
    const [lampX, lampY] = [766 - spare + lampSway + swing, 391];
    const flicker = 1 + 0.05 * Math.sin(turn * 9) + 0.035 * Math.sin(turn * 17 + 2) + 0.03 * Math.sin(turn * 5 + 1);
    layers.forEach(({ layer: one, sway }, depth) => {
      over(frame, one, -spare + sway * eye, 0);
      if (depth === 2) mists[0]?.(frame, index);
      if (depth === 3) mists[1]?.(frame, index);
      if (depth === 4) {
        addGlow(frame, lampX, lampY + 20, 400, lamp, 0.36 * flicker, 0.8);
        mists[2]?.(frame, index);
      }
    });
    addGlow(frame, lampX, lampY + 110, 250, lamp, 0.3 * flicker, 0.34);
    over(frame, lantern, lampX - 30, 344);
    addGlow(frame, lampX, lampY + 4, 190, lamp, 0.62 * flicker);
    addGlow(frame, lampX, lampY + 4, 62, rgb('#FFE9B0'), 0.85 * flicker);
    for (const fly of flies) {
      const blink = Math.max(0, Math.sin(turn * fly.blinks + fly.phase * 3)) ** 1.6;
      if (blink < 0.02) continue;
      const x = fly.x + Math.sin(turn * fly.turns[0] + fly.phase) * fly.wide + eye * 34;
      const y = fly.y + Math.sin(turn * fly.turns[1] + fly.phase * 2) * fly.tall;
      addGlow(frame, x, y, 22 * fly.size, rgb('#E9C84A'), 0.6 * blink);
      addGlow(frame, x, y, 5.5 * fly.size, rgb('#FFF6C8'), blink);
    }
    return bytes(frame);
  };
  await writeVideo('forest', frameCount, draw, 60, { x264: 25, vp9: 38 });
}
