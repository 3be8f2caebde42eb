import { raster } from '../kit/write-picture.ts';
import type { Vector } from './geometry.ts';

/** Colors from 0 to 1 in linear light, read anywhere on a square of 1 by 1. */
export type Texture = (u: number, v: number) => Vector;

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** A color as linear light. */
export function light(color: string, strength = 1): Vector {
  const at = (from: number) => (linear[Number.parseInt(color.slice(from, from + 2), 16)] ?? 0) * strength;
  return [at(1), at(3), at(5)];
}

/** Linear light as the 0 to 255 of a picture; what is too bright is rolled off, not cut. */
export function display(value: number): number {
  const soft = value < 0.7 ? value : 0.7 + 0.3 * (1 - Math.exp(-(value - 0.7) / 0.3));
  const share = soft <= 0.0031308 ? soft * 12.92 : 1.055 * soft ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(255, share * 255));
}

/** A drawn square to read colors from. @param size in pixels */
export async function texture(svg: string, size = 768): Promise<Texture> {
  const { data } = await (await raster(svg, size)).resize(size, size).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number, channel: number) => linear[data[(y * size + x) * 3 + channel] ?? 0] ?? 0;
  return (u, v) => {
    const x = Math.max(0, Math.min(size - 1.001, u * size - 0.5));
    const y = Math.max(0, Math.min(size - 1.001, v * size - 0.5));
    const [x0, y0] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - x0, y - y0];
    const channel = (c: number) =>
      (at(x0, y0, c) * (1 - fx) + at(x0 + 1, y0, c) * fx) * (1 - fy) +
      (at(x0, y0 + 1, c) * (1 - fx) + at(x0 + 1, y0 + 1, c) * fx) * fy;
    return [channel(0), channel(1), channel(2)];
  };
}
