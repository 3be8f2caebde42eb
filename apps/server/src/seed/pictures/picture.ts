import sharp from 'sharp';
import type { BlockName } from './blocks.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { portrait, type Sitter } from './portrait.ts';
import { type SceneName, scenes } from './scenes.ts';

/**
 * A scene as a JPEG of 1200 by 800 pixels; the same name and seed give the same bytes.
 * @param block the quilt block, for scenes that show one large
 */
export function scenePicture(scene: SceneName, seed: string, block?: BlockName): Promise<Buffer> {
  const canvas = createCanvas(`${scene} ${seed}`);
  const draw: (canvas: Canvas, block?: BlockName) => string = scenes[scene];
  return toJpeg(canvas.finish(draw(canvas, block)));
}

/** A portrait as a JPEG of 800 by 800 pixels. */
export function portraitPicture(sitter: Sitter, seed: string): Promise<Buffer> {
  const canvas = createCanvas(seed, 800, 800);
  return toJpeg(canvas.finish(portrait(canvas, sitter)));
}

/** Quality 94: the store encodes it once more. */
function toJpeg(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 94 }).toBuffer();
}
