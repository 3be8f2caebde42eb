import sharp from 'sharp';

/** Size and pace of every video; frames first to last make a loop. */
export const film = { width: 960, height: 540, framesPerSecond: 24, seconds: 10 } as const;
/** Frames of one loop. */
export const frameCount = film.framesPerSecond * film.seconds;

/** Red, green, blue and cover of a layer, each 0 to 1, the colors already multiplied by the cover. */
export interface Layer {
  width: number;
  height: number;
  data: Float32Array;
}

/** Draws an SVG as a layer. @param width in pixels */
export async function layer(svg: string, width: number): Promise<Layer> {
  const own = Number(/ width="(\d+)"/.exec(svg)?.[1]);
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * (width / own), unlimited: true })
    .resize({ width })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const out = new Float32Array(data.length);
  for (let at = 0; at < data.length; at += 4) {
    const cover = (data[at + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel += 1) out[at + channel] = ((data[at + channel] ?? 0) / 255) * cover;
    out[at + 3] = cover;
  }
  return { width: info.width, height: info.height, data: out };
}

/** A frame in the making: red, green and blue from 0 to 1. */
export function emptyFrame(): Float32Array {
  return new Float32Array(film.width * film.height * 3);
}

/** Lays a layer over a frame, moved by a part of a pixel if need be. @param x, y its top left corner on the frame */
export function over(frame: Float32Array, { width, height, data }: Layer, x: number, y = 0): void {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - x0, y - y0];
  // A layer that stands left of a whole pixel is read between two of its own.
  const weights = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy] as const;
  for (let row = 0; row < film.height; row += 1) {
    const sy = row - y0;
    if (sy < 0 || sy >= height) continue;
    for (let column = 0; column < film.width; column += 1) {
      const sx = column - x0;
      if (sx < 0 || sx >= width) continue;
      const a = (sy * width + sx) * 4;
      const left = sx > 0 ? 4 : 0;
      const b = a - left;
      const c = sy > 0 ? a - width * 4 : a;
      const d = c - left;
      const cover =
        (data[a + 3] as number) * weights[0] +
        (data[b + 3] as number) * weights[1] +
        (data[c + 3] as number) * weights[2] +
        (data[d + 3] as number) * weights[3];
      if (cover === 0) continue;
      const at = (row * film.width + column) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const color =
          (data[a + channel] as number) * weights[0] +
          (data[b + channel] as number) * weights[1] +
          (data[c + channel] as number) * weights[2] +
          (data[d + channel] as number) * weights[3];
        frame[at + channel] = (frame[at + channel] as number) * (1 - cover) + color;
      }
    }
  }
}

/** Adds a round light to a frame (screen). @param squash height over width */
export function addGlow(
  frame: Float32Array,
  x: number,
  y: number,
  radius: number,
  color: readonly [number, number, number],
  strength: number,
  squash = 1,
): void {
  const top = Math.max(0, Math.floor(y - radius * squash));
  const bottom = Math.min(film.height - 1, Math.ceil(y + radius * squash));
  const left = Math.max(0, Math.floor(x - radius));
  const right = Math.min(film.width - 1, Math.ceil(x + radius));
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const distance = Math.hypot(column - x, (row - y) / squash) / radius;
      if (distance >= 1) continue;
      const share = strength * (1 - distance) ** 2.2;
      const at = (row * film.width + column) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const under = frame[at + channel] as number;
        frame[at + channel] = under + share * ((color[channel] as number) / 255) * (1 - under);
      }
    }
  }
}

/** A frame as bytes, with a fixed pattern of half steps so that soft light has no bands. */
export function bytes(frame: Float32Array): Buffer {
  const out = Buffer.allocUnsafe(frame.length);
  for (let at = 0; at < frame.length; at += 1) {
    const pixel = Math.floor(at / 3);
    const [x, y] = [pixel % film.width, Math.floor(pixel / film.width)];
    const step = (bayer[(y & 3) * 4 + (x & 3)] as number) / 16 - 0.5;
    out[at] = Math.max(0, Math.min(255, Math.round((frame[at] as number) * 255 + step * 0.9)));
  }
  return out;
}

const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** Smooth noise that repeats after `size` cells both ways. */
export function tilingNoise(next: () => number, size: number): (x: number, y: number) => number {
  const grid = Float32Array.from({ length: size * size }, next);
  const at = (x: number, y: number) =>
    grid[(((y % size) + size) % size) * size + (((x % size) + size) % size)] as number;
  const ease = (share: number) => share * share * (3 - 2 * share);
  return (x, y) => {
    const [x0, y0] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [ease(x - x0), ease(y - y0)];
    return (
      (at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx) * (1 - fy) +
      (at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx) * fy
    );
  };
}
