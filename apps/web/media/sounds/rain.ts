import { createRandom, type Random } from '../kit/random.ts';
import {
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

/** Rain on the tin roof of a porch: the roof, the eaves that drip, and thunder that is far away and going. */
export function rainOnTheRoof(seconds: number): Wave {
  const random = createRandom('ten o’clock rain');
  const sound = silence(seconds);
  const heavier = wandering(random, 23);
  const falling = highPass(lowPass(lowPass(noise(seconds, random), 4200), 6500), 350);
  mix(
    sound,
    shaped(falling, (second) => 0.16 + 0.12 * heavier(second)),
  );
  const gutter = highPass(lowPass(lowPass(noise(seconds, random), 700), 900), 180);
  mix(
    sound,
    shaped(gutter, (second) => 0.2 + 0.1 * heavier(second + 2)),
  );
  for (const at of moments(seconds, 55, random))
    mix(sound, dropOnTin(random), at, (0.04 + 0.3 * random.next() ** 5) * 0.8);
  for (const at of moments(seconds, 1.6, random)) mix(sound, dropFromTheEaves(random), at, random.between(0.06, 0.16));
  for (const [at, gain] of [
    [9, 0.6],
    [33, 0.4],
  ] as const)
    mix(sound, thunder(random), at, gain);
  return sound;
}

function dropOnTin(random: Random): Wave {
  const hertz = random.between(900, 4200);
  return whistle(random.between(0.006, 0.03), glide(hertz, hertz * 0.9), (share) => Math.exp(-5 * share));
}

/** A drop that falls into water: the bubble's tone rises as it closes. */
function dropFromTheEaves(random: Random): Wave {
  const hertz = random.between(420, 1100);
  return whistle(random.between(0.03, 0.07), glide(hertz, hertz * 1.5), (share) => share ** 0.1 * Math.exp(-4 * share));
}

function thunder(random: Random): Wave {
  const rumble = lowPass(lowPass(lowPass(noise(9, random), 140), 140), 220);
  const rolls = [0.6, 1.9, 3.1, 4.6].map((at) => ({ at, loud: random.between(0.5, 1) }));
  return shaped(
    rumble,
    (second) =>
      3.2 *
      rolls.reduce((sum, { at, loud }) => sum + loud * Math.exp(-(((second - at) / 0.9) ** 2)), 0) *
      Math.min(1, second / 1.5, (9 - second) / 2),
  );
}
