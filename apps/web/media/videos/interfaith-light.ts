import { rgb } from '../kit/colors.ts';
import { film, type Layer } from './frames.ts';
import { floorTop, pool, rose } from './interfaith-scene.ts';

/** Reads a turned square; u and v from -1 to 1. */
function readTurned(glass: Layer, u: number, v: number, cos: number, sin: number, out: Float32Array): void {
  const [x, y] = [
    ((u * cos + v * sin + 1) / 2) * glass.width - 0.5,
    ((-u * sin + v * cos + 1) / 2) * glass.height - 0.5,
  ];
  const [x0, y0] = [
    Math.max(0, Math.min(glass.width - 2, Math.floor(x))),
    Math.max(0, Math.min(glass.height - 2, Math.floor(y))),
  ];
  const [fx, fy] = [Math.max(0, Math.min(1, x - x0)), Math.max(0, Math.min(1, y - y0))];
  const a = (y0 * glass.width + x0) * 4;
  const down = glass.width * 4;
  for (let channel = 0; channel < 4; channel += 1) {
    const at = a + channel;
    out[channel] =
      ((glass.data[at] as number) * (1 - fx) + (glass.data[at + 4] as number) * fx) * (1 - fy) +
      ((glass.data[at + down] as number) * (1 - fx) + (glass.data[at + down + 4] as number) * fx) * fy;
  }
}

/** The round window with its glass turned. @param turn in radians @param breath brightness, about 1 */
export function paintWindow(frame: Float32Array, glass: Layer, turn: number, breath: number): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const read = new Float32Array(4);
  const r = rose.radius;
  for (let y = Math.floor(rose.y - r - 1); y <= rose.y + r + 1; y += 1)
    for (let x = Math.floor(rose.x - r - 1); x <= rose.x + r + 1; x += 1) {
      const [u, v] = [(x - rose.x) / r, (y - rose.y) / r];
      const edge = Math.max(0, Math.min(1, (1 - Math.hypot(u, v)) * r + 0.5));
      if (edge === 0) continue;
      readTurned(glass, u, v, cos, sin, read);
      const at = (y * film.width + x) * 3;
      // Brighter above, where the evening sky is.
      const shine = breath * (1.04 - 0.2 * v);
      for (let channel = 0; channel < 3; channel += 1)
        frame[at + channel] =
          (frame[at + channel] as number) * (1 - edge) + Math.min(1, (read[channel] as number) * shine) * edge;
    }
}

/** The window's light on the floor: the same glass, soft, mirrored and lying flat. */
export function paintPool(frame: Float32Array, glass: Layer, turn: number, strength: number): void {
  const [cos, sin] = [Math.cos(-turn), Math.sin(-turn)];
  const read = new Float32Array(4);
  for (
    let y = Math.max(floorTop + 4, Math.floor(pool.y - pool.tall * 1.1));
    y < Math.min(film.height, pool.y + pool.tall * 1.3);
    y += 1
  ) {
    const nearness = 0.86 + ((y - floorTop) / (film.height - floorTop)) * 0.3;
    for (let x = Math.floor(pool.x - pool.wide * 1.2); x < pool.x + pool.wide * 1.2; x += 1) {
      const [u, v] = [(x - pool.x) / (pool.wide * nearness), (pool.y - y) / pool.tall];
      const edge = Math.max(0, Math.min(1, (1 - Math.hypot(u, v)) * 9));
      if (edge === 0) continue;
      readTurned(glass, u, v, cos, sin, read);
      const at = (y * film.width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const under = frame[at + channel] as number;
        frame[at + channel] = under + (read[channel] as number) * strength * edge * (1 - under);
      }
    }
  }
}

/** A flame of a candle: a leaf of light that leans and stretches. */
export function paintFlame(frame: Float32Array, x: number, y: number, height: number, lean: number): void {
  const [outer, inner] = [rgb('#F7A93A'), rgb('#FFF4CF')];
  for (let row = Math.floor(y - height - 2); row <= y + 3; row += 1) {
    const up = (y - row) / height;
    if (up < -0.15 || up > 1.02) continue;
    const half = 5.2 * Math.max(0, Math.sin(Math.min(1, (up + 0.15) / 1.15) ** 0.7 * Math.PI)) ** 0.9;
    const middle = x + lean * Math.max(0, up) ** 1.6;
    for (let column = Math.floor(middle - half - 2); column <= middle + half + 2; column += 1) {
      const cover = Math.max(0, Math.min(1, half - Math.abs(column - middle) + 0.5));
      if (cover === 0) continue;
      const core = Math.max(
        0,
        Math.min(1, 1.15 - Math.abs(column - middle) / (half + 0.01) - Math.max(0, up - 0.45) * 1.2),
      );
      const at = (row * film.width + column) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const color = ((outer[channel] as number) * (1 - core) + (inner[channel] as number) * core) / 255;
        frame[at + channel] = (frame[at + channel] as number) * (1 - cover) + color * cover;
      }
    }
  }
}
