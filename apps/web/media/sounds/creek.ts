import { createRandom, type Random } from '../kit/random.ts';
import {
  arch,
  echoing,
  glide,
  highPass,
  lowPass,
  mix,
  moments,
  noise,
  shaped,
  silence,
  type Wave,
  wandering,
  whistle,
} from './wave.ts';

/** A creek at first light: water over stones, a cardinal, a chickadee, a thrush, and a woodpecker at its tree. */
export function creekAtFirstLight(seconds: number): Wave {
  const random = createRandom('the creek at first light');
  const sound = silence(seconds);
  const flow = wandering(random, 17);
  const water = highPass(lowPass(lowPass(noise(seconds, random), 1500), 2200), 250);
  mix(
    sound,
    shaped(water, (second) => 0.1 + 0.06 * flow(second)),
  );
  for (const at of moments(seconds, 90, random)) mix(sound, bubble(random), at, 0.02 + 0.1 * random.next() ** 4);
  const birds = silence(seconds);
  for (const at of [3, 19.5, 37]) mix(birds, cardinal(), at, 0.2);
  for (const at of [9.5, 12.5, 30, 46]) mix(birds, chickadee(), at, 0.13);
  for (const [index, at] of [15.5, 23.5, 27, 41.5, 49].entries()) mix(birds, thrush(index), at, 0.17);
  for (const at of [6.8, 34.5]) mix(birds, woodpecker(random), at, 0.5);
  mix(sound, echoing(birds, 1.4, 0.45));
  return sound;
}

function bubble(random: Random): Wave {
  const hertz = 260 + 1500 * random.next() ** 2;
  return whistle(
    random.between(0.012, 0.05),
    glide(hertz, hertz * random.between(1.1, 1.5)),
    (share) => Math.min(1, share * 12) * Math.exp(-4 * share),
  );
}

function cardinal(): Wave {
  const song = silence(3);
  for (let note = 0; note < 3; note += 1) mix(song, whistle(0.42, glide(4300, 1900)), note * 0.52);
  for (let note = 0; note < 6; note += 1) mix(song, whistle(0.12, glide(2100, 2900)), 1.62 + note * 0.17, 0.8);
  return song;
}

/** Four notes, high and low by turns. */
function chickadee(): Wave {
  const song = silence(1.6);
  for (const [at, hertz, length] of [
    [0, 6300, 0.2],
    [0.24, 4500, 0.28],
    [0.6, 5600, 0.2],
    [0.84, 3800, 0.34],
  ] as const)
    mix(song, whistle(length, glide(hertz * 1.02, hertz)), at);
  return song;
}

/** A flute of three notes, then a trill that is two notes at once; each phrase begins elsewhere. */
function thrush(phrase: number): Wave {
  const song = silence(1.6);
  const ground = [2200, 2620, 1960][phrase % 3] ?? 2200;
  for (const [at, step] of [
    [0, 1],
    [0.2, 1.335],
    [0.42, 1.19],
  ] as const)
    mix(
      song,
      whistle(0.19, () => ground * step),
      at,
    );
  for (const [step, gain] of [
    [1.78, 0.5],
    [2.4, 0.3],
  ] as const)
    mix(
      song,
      whistle(0.5, (share) => ground * step * (1 + 0.03 * Math.sin(share * 90)), arch),
      0.64,
      gain,
    );
  return song;
}

function woodpecker(random: Random): Wave {
  const drum = silence(1.4);
  for (let knock = 0; knock < 15; knock += 1) {
    const wood = whistle(0.03, glide(820, 640), (share) => Math.exp(-9 * share));
    mix(wood, lowPass(noise(0.006, random), 3000), 0, 0.7);
    mix(drum, wood, knock * 0.062, 1 - knock * 0.04);
  }
  return drum;
}
