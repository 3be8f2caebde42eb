import { mkdir, rm, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { ffmpeg } from '../kit/ffmpeg.ts';
import { mediaFolder, report, say } from '../kit/write-picture.ts';
import { film } from './frames.ts';

/** Bytes that a video may have (the limit is 700 kB). */
const largest = 700_000;

/**
 * Writes a loop as MP4 (H.264 main, no sound, index first) and WebM (VP9), and its poster as AVIF and JPEG.
 * @param name of the files @param draw the frame at a place of the loop @param posterFrame which frame stands still
 */
export async function writeVideo(
  name: string,
  count: number,
  draw: (index: number) => Buffer,
  posterFrame: number,
  quality: { x264: number; vp9: number },
): Promise<void> {
  await mkdir(mediaFolder, { recursive: true });
  const size = `${film.width}x${film.height}`;
  const lossless = `${mediaFolder}${name}.lossless.mkv`;
  function* frames() {
    for (let index = 0; index < count; index += 1) {
      if (index % 48 === 0) say(`           ${name}: frame ${index} of ${count}`);
      yield draw(index);
    }
  }
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', String(film.framesPerSecond), '-i', '-'];
  const color = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
  try {
    await ffmpeg([...raw, '-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', lossless], frames());
    const yuv = [
      '-vf',
      'scale=out_color_matrix=bt709:out_range=tv:flags=lanczos+accurate_rnd,format=yuv420p',
      ...color,
      '-an',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-flags:v',
      '+bitexact',
    ];
    const mp4 = `${mediaFolder}${name}.mp4`;
    await ffmpeg([
      '-i',
      lossless,
      ...yuv,
      '-c:v',
      'libx264',
      '-profile:v',
      'main',
      '-level',
      '3.1',
      '-preset',
      'veryslow',
      '-tune',
      'animation',
      '-crf',
      String(quality.x264),
      '-threads',
      '1',
      '-g',
      '240',
      '-movflags',
      '+faststart',
      mp4,
    ]);
    const webm = `${mediaFolder}${name}.webm`;
    await ffmpeg([
      '-i',
      lossless,
      ...yuv,
      '-c:v',
      'libvpx-vp9',
      '-crf',
      String(quality.vp9),
      '-b:v',
      '0',
      '-deadline',
      'good',
      '-cpu-used',
      '1',
      '-row-mt',
      '0',
      '-threads',
      '1',
      '-g',
      '240',
      webm,
    ]);
    for (const file of [mp4, webm]) {
      await report(file);
      const bytes = (await stat(file)).size;
      if (bytes > largest) throw new Error(`${file} has ${bytes} bytes, more than ${largest}: raise its crf`);
    }
  } finally {
    await rm(lossless, { force: true });
  }
  const poster = sharp(draw(posterFrame), { raw: { width: film.width, height: film.height, channels: 3 } });
  await poster.clone().avif({ quality: 52, effort: 6 }).toFile(`${mediaFolder}${name}-poster.avif`);
  await poster.clone().jpeg({ quality: 56, mozjpeg: true }).toFile(`${mediaFolder}${name}-poster.jpg`);
  await report(`${mediaFolder}${name}-poster.avif`);
  await report(`${mediaFolder}${name}-poster.jpg`);
}
