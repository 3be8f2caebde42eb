import type { Random } from '../kit/random.ts';

/** What every sound has in common. 24 kHz keeps all that these sounds have in them, and MP3 takes half the bytes. */
export const recording = { samplesPerSecond: 24_000, kilobitsPerSecond: 40 } as const;

const rate = recording.samplesPerSecond;

/** A sound, one number for each sample, -1 to 1. */
export type Wave = Float32Array;

/** Silence. @param seconds how long it is */
export function silence(seconds: number): Wave {
  return new Float32Array(Math.round(seconds * rate));
}

/** Lays one sound over another. @param at where it begins, in seconds; what lies outside is left out */
export function mix(ground: Wave, sound: Wave, at = 0, gain = 1): void {
  const start = Math.round(at * rate);
  for (let index = Math.max(0, -start); index < sound.length && start + index < ground.length; index += 1)
    ground[start + index] = (ground[start + index] ?? 0) + (sound[index] ?? 0) * gain;
}

/** Noise in which all pitches are alike loud. */
export function noise(seconds: number, random: Random): Wave {
  return silence(seconds).map(() => random.next() * 2 - 1);
}

/** Keeps what is below a pitch, in Hz. */
export function lowPass(wave: Wave, hertz: number): Wave {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / rate);
  let kept = 0;
  return wave.map((sample) => {
    kept += (sample - kept) * share;
    return kept;
  });
}

/** Keeps what is above a pitch, in Hz. */
export function highPass(wave: Wave, hertz: number): Wave {
  const low = lowPass(wave, hertz);
  return wave.map((sample, index) => sample - (low[index] ?? 0));
}

/** Makes a sound louder and softer with time. @param loudness of a moment in seconds */
export function shaped(wave: Wave, loudness: (second: number) => number): Wave {
  return wave.map((sample, index) => sample * loudness(index / rate));
}

/**
 * A whistle whose pitch may glide.
 * @param pitch in Hz, for a share of its time from 0 to 1
 * @param loudness for the same share
 */
export function whistle(
  seconds: number,
  pitch: (share: number) => number,
  loudness: (share: number) => number = arch,
): Wave {
  let phase = 0;
  const wave = silence(seconds);
  return wave.map((_, index) => {
    const share = index / wave.length;
    phase += (2 * Math.PI * pitch(share)) / rate;
    return Math.sin(phase) * loudness(share);
  });
}

/** From nothing to full and back. */
export function arch(share: number): number {
  return Math.sin(Math.PI * share);
}

/** A pitch that glides evenly from one to another. */
export function glide(from: number, to: number): (share: number) => number {
  return (share) => from * (to / from) ** share;
}

/** A number that wanders slowly between 0 and 1, the same each time. @param seconds of one turn */
export function wandering(random: Random, seconds: number): (second: number) => number {
  const turns = [1, 0.62, 0.37].map((part) => ({ each: seconds * part, start: random.next() * 2 * Math.PI }));
  return (second) =>
    turns.reduce((sum, { each, start }) => sum + 0.5 + 0.5 * Math.sin((2 * Math.PI * second) / each + start), 0) /
    turns.length;
}

/** A room or a wood around a sound: it comes back many times, duller and softer. Schroeder's reverberator. */
export function echoing(wave: Wave, seconds: number, share: number): Wave {
  const wet = silence(wave.length / rate);
  for (const delaySeconds of [0.0297, 0.0371, 0.0411, 0.0437]) {
    const delay = Math.round(delaySeconds * rate);
    const back = 10 ** ((-3 * delaySeconds) / seconds);
    const line = new Float32Array(delay);
    let dull = 0;
    for (let index = 0; index < wave.length; index += 1) {
      const out = line[index % delay] ?? 0;
      dull += (out - dull) * 0.6;
      line[index % delay] = (wave[index] ?? 0) + dull * back;
      wet[index] = (wet[index] ?? 0) + out / 4;
    }
  }
  return wave.map((sample, index) => sample * (1 - share) + (wet[index] ?? 0) * share);
}

/** Moments in seconds at which something happens by chance. @param perSecond how often, on average */
export function moments(seconds: number, perSecond: number, random: Random): number[] {
  const found: number[] = [];
  for (let at = 0; ; ) {
    at += -Math.log(1 - random.next()) / perSecond;
    if (at >= seconds) return found;
    found.push(at);
  }
}
