import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { mediaFolder, report } from '../kit/write-picture.ts';
import type { Vector } from './geometry.ts';
import { type Furnishing, furnish } from './room.ts';
import { shade } from './shade.ts';
import { display } from './texture.ts';

/** Where the viewer sits: inside the ring, a little behind the middle. */
const eye: Vector = [0.25, 1.42, 0.75];
/** Places in a pixel, and with each a place on the roof light: the same in every pixel, so that nothing is noisy. */
const samples = [
  [0.125, 0.375, -0.6, -0.35],
  [0.375, 0.875, 0.4, -0.7],
  [0.625, 0.125, 0.65, 0.4],
  [0.875, 0.625, -0.4, 0.65],
] as const;

/** Light for each pixel, by the direction that a camera gives for a place on the picture. */
function render(
  furnishing: Furnishing,
  width: number,
  height: number,
  camera: (x: number, y: number) => Vector,
): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let [r, g, b] = [0, 0, 0];
      for (const [dx, dy, u, v] of samples) {
        const [sr, sg, sb] = shade(furnishing, eye, camera(x + dx, y + dy), [u, v]);
        r += display(sr);
        g += display(sg);
        b += display(sb);
      }
      const at = (y * width + x) * 3;
      pixels[at] = r / samples.length;
      pixels[at + 1] = g / samples.length;
      pixels[at + 2] = b / samples.length;
    }
  }
  return pixels;
}

/** Equirectangular: longitude across, latitude down; the middle looks straight ahead (-z). */
export function equirectangular(width: number, height: number): (x: number, y: number) => Vector {
  return (x, y) => {
    const longitude = (x / width - 0.5) * Math.PI * 2;
    const latitude = (0.5 - y / height) * Math.PI;
    return [Math.sin(longitude) * Math.cos(latitude), Math.sin(latitude), -Math.cos(longitude) * Math.cos(latitude)];
  };
}

/** An ordinary lens. @param turn to the right, in radians @param tilt upwards @param view angle across, in radians */
function lens(
  width: number,
  height: number,
  turn: number,
  tilt: number,
  view: number,
): (x: number, y: number) => Vector {
  const reach = width / 2 / Math.tan(view / 2);
  return (x, y) => {
    const [px, py] = [x - width / 2, height / 2 - y];
    const length = Math.hypot(px, py, reach);
    const up = (py * Math.cos(tilt) + reach * Math.sin(tilt)) / length;
    const ahead = (reach * Math.cos(tilt) - py * Math.sin(tilt)) / length;
    const side = px / length;
    return [side * Math.cos(turn) + ahead * Math.sin(turn), up, side * Math.sin(turn) - ahead * Math.cos(turn)];
  };
}

/** Writes the panorama, and a flat still that stands in before it loads. */
export async function makePanorama(): Promise<void> {
  await mkdir(mediaFolder, { recursive: true });
  const furnishing = await furnish();
  const [width, height] = [3072, 1536];
  const whole = sharp(render(furnishing, width, height, equirectangular(width, height)), {
    raw: { width, height, channels: 3 },
  });
  const file = `${mediaFolder}interfaith-panorama.jpg`;
  await whole.jpeg({ quality: 74, mozjpeg: true }).toFile(file);
  await report(file);
  const [w, h] = [1024, 576];
  const still = sharp(render(furnishing, w, h, lens(w, h, 0.35, -0.02, 1.5)), {
    raw: { width: w, height: h, channels: 3 },
  });
  const stillFile = `${mediaFolder}interfaith-panorama-still.webp`;
  await still.clone().webp({ quality: 72, effort: 6 }).toFile(stillFile);
  await report(stillFile);
  const stillAvif = `${mediaFolder}interfaith-panorama-still.avif`;
  await still.clone().avif({ quality: 52, effort: 6 }).toFile(stillAvif);
  await report(stillAvif);
}
