import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ffmpeg } from '../kit/ffmpeg.ts';
import { highPass, recording, type Wave } from './wave.ts';

/** Bytes that a sound may have. */
const largest = 300_000;
/** Seconds in which a sound comes and goes. */
const fadeInSeconds = 1.5;
const fadeOutSeconds = 4;
/** The loudest sample; MP3 may make it a little louder. */
const peak = 0.8;

/** Below this, in Hz, there is nothing that a loudspeaker should work for. */
const lowestHertz = 55;

/** Writes a sound as MP3 of one channel and an even rate, so that every player knows its length and can seek. */
export async function writeSound(file: string, heard: Wave): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const { samplesPerSecond, kilobitsPerSecond } = recording;
  const wave = highPass(highPass(heard, lowestHertz), lowestHertz);
  const loudest = wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const samples = Buffer.alloc(wave.length * 4);
  wave.forEach((sample, index) => {
    const fromEnd = (wave.length - index) / samplesPerSecond;
    const fade = Math.min(1, index / samplesPerSecond / fadeInSeconds, fromEnd / fadeOutSeconds);
    samples.writeFloatLE((sample / loudest) * peak * fade ** 1.5, index * 4);
  });
  await ffmpeg(
    [
      ...['-f', 'f32le', '-ar', String(samplesPerSecond), '-ac', '1', '-i', '-'],
      ...['-c:a', 'libmp3lame', '-b:a', `${kilobitsPerSecond}k`, '-compression_level', '0', '-write_xing', '0'],
      ...['-map_metadata', '-1', '-id3v2_version', '0', '-fflags', '+bitexact', '-flags:a', '+bitexact', file],
    ],
    [samples],
  );
  const bytes = (await stat(file)).size;
  if (bytes > largest) throw new Error(`${file} has ${bytes} bytes, more than ${largest}: make it shorter`);
}
