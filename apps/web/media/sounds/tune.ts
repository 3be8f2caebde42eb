import { createRandom, type Random } from '../kit/random.ts';
import { crickets } from './night.ts';
import { echoing, lowPass, mix, noise, recording, silence, type Wave } from './wave.ts';

const beatSeconds = 0.86;

/** Notes by their names, in Hz, twelve equal steps to the octave. */
const hertz = (steps: number) => 440 * 2 ** (steps / 12);
const pitches = {
  G2: hertz(-26),
  C3: hertz(-21),
  D3: hertz(-19),
  E3: hertz(-17),
  G3: hertz(-14),
  A3: hertz(-12),
  B3: hertz(-10),
  C4: hertz(-9),
  D4: hertz(-7),
  E4: hertz(-5),
  G4: hertz(-2),
  A4: hertz(0),
  B4: hertz(2),
  D5: hertz(5),
} as const;
type Note = keyof typeof pitches;

/** A note and its beats, three to a bar. */
type Sung = readonly [Note, number];
/** What three of the four lines begin with. */
const climb: readonly Sung[] = [
  ['D4', 1],
  ['G4', 2],
  ['B4', 0.5],
  ['G4', 0.5],
  ['B4', 2],
  ['A4', 1],
];
/** What the first and the third line end with. */
const fall: readonly Sung[] = [
  ['G4', 2],
  ['E4', 1],
  ['D4', 2],
];

/** 'New Britain', the tune of 'Amazing Grace', in print since 1829. */
const melody: readonly Sung[] = [
  ...climb,
  ...fall,
  ...climb,
  ['D5', 5],
  ['B4', 1],
  ['D5', 2],
  ['B4', 0.5],
  ['G4', 0.5],
  ['B4', 2],
  ['A4', 1],
  ...fall,
  ...climb,
  ['G4', 5],
];

const chords = {
  G: ['G2', 'G3', 'B3'],
  C: ['C3', 'G3', 'C4'],
  D: ['D3', 'A3', 'D4'],
  Em: ['E3', 'G3', 'B3'],
} as const satisfies Record<string, readonly [Note, Note, Note]>;

/** A chord for each bar, one string on each of its beats. */
const bars: readonly (keyof typeof chords)[] = [
  'G',
  'G',
  'G',
  'C',
  'G',
  'G',
  'Em',
  'D',
  'D',
  'G',
  'G',
  'C',
  'G',
  'G',
  'D',
  'G',
  'G',
];

/** A verse on plucked strings, with the crickets behind it. */
export function verseOnStrings(seconds: number): Wave {
  const random = createRandom('a verse on strings');
  const strings = silence(seconds);
  const start = 3;
  let beat = 2;
  for (const [note, beats] of melody) {
    mix(strings, pluck(pitches[note], 3.2, random), start + beat * beatSeconds + random.between(-0.012, 0.012), 0.5);
    beat += beats;
  }
  bars.forEach((name, bar) => {
    for (const [place, note] of chords[name].entries()) {
      const at = start + (bar * 3 + place) * beatSeconds + random.between(-0.012, 0.012);
      mix(strings, pluck(pitches[note], 3.4, random), at, place === 0 ? 0.36 : 0.2);
    }
  });
  for (const [place, note] of (['G2', 'D3', 'G3', 'B3', 'G4'] as const).entries())
    mix(strings, pluck(pitches[note], 5, random), start + (bars.length * 3 + place * 0.12) * beatSeconds, 0.34);
  const sound = echoing(strings, 1.1, 0.28);
  mix(sound, crickets(seconds), 0, 0.4);
  return sound;
}

/** A string that is plucked: a short noise that goes round and round and loses its edge. Karplus and Strong, 1983. */
function pluck(pitch: number, seconds: number, random: Random): Wave {
  const rate = recording.samplesPerSecond;
  const length = rate / pitch - 0.5;
  const whole = Math.floor(length);
  const part = length - whole;
  const string = lowPass(noise((whole + 2) / rate, random), 2600);
  // What a string does not swing around would go round in it as a rumble.
  const middle = string.reduce((sum, sample) => sum + sample, 0) / string.length;
  const wave = silence(seconds);
  for (let index = 0; index < wave.length; index += 1) {
    if (index < string.length) {
      wave[index] = (string[index] ?? 0) - middle;
      continue;
    }
    const near = wave[index - whole] ?? 0;
    const far = wave[index - whole - 1] ?? 0;
    const farther = wave[index - whole - 2] ?? 0;
    // The mean of two neighbors is half a sample late; the rest of the length lies between two samples.
    const at = (near + far) / 2;
    const before = (far + farther) / 2;
    wave[index] = (at * (1 - part) + before * part) * 0.9965;
  }
  const fade = Math.round(0.25 * rate);
  for (let index = wave.length - fade; index < wave.length; index += 1)
    wave[index] = ((wave[index] ?? 0) * (wave.length - index)) / fade;
  return wave;
}
