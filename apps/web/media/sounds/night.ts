import { createRandom, type Random } from '../kit/random.ts';
import {
  arch,
  echoing,
  glide,
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

/** A night behind the porch: crickets near and far, a tree full of trills, katydids, and an owl that asks twice. */
export function cricketsAndAnOwl(seconds: number): Wave {
  const sound = crickets(seconds);
  const random = createRandom('katydids');
  for (const at of moments(seconds, 0.32, random)) mix(sound, katydid(random), at, random.between(0.03, 0.09));
  for (const [at, gain] of [
    [14, 0.13],
    [41, 0.08],
  ] as const)
    mix(sound, barredOwl(), at, gain);
  return sound;
}

/** Crickets alone, soft enough to lie under something else. */
export function crickets(seconds: number): Wave {
  const random = createRandom('crickets');
  const sound = silence(seconds);
  mix(sound, lowPass(lowPass(noise(seconds, random), 300), 500), 0, 0.1);
  const near = wandering(random, 19);
  const trills = shaped(
    whistle(
      seconds,
      () => 2900,
      () => 1,
    ),
    (second) => (0.5 + 0.5 * Math.sin(2 * Math.PI * 44 * second)) * (0.012 + 0.014 * near(second)),
  );
  mix(sound, trills);
  for (const { hertz, every, gain } of [
    { hertz: 4550, every: 0.52, gain: 0.16 },
    { hertz: 4880, every: 0.61, gain: 0.07 },
    { hertz: 4320, every: 0.47, gain: 0.045 },
    { hertz: 5100, every: 0.73, gain: 0.03 },
  ]) {
    const resting = wandering(random, 13);
    for (let at = random.next() * every; at < seconds; at += every * random.between(0.97, 1.03))
      if (resting(at) > 0.3) mix(sound, chirp(hertz), at, gain * (0.6 + 0.4 * resting(at)));
  }
  return sound;
}

/** Three strokes of the wing. */
function chirp(hertz: number): Wave {
  const chirps = silence(0.12);
  for (const [stroke, gain] of [0.6, 0.85, 1].entries())
    mix(chirps, whistle(0.022, glide(hertz * 1.01, hertz * 0.985)), stroke * 0.037, gain);
  return chirps;
}

function katydid(random: Random): Wave {
  const call = silence(0.6);
  const strokes = random.next() < 0.3 ? 2 : 3;
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    const rasp = whistle(
      0.09,
      () => 5600,
      (share) => arch(share) * (0.5 + 0.5 * Math.sin(share * 90)),
    );
    mix(call, rasp, stroke * 0.17);
  }
  return call;
}

/** 'Who cooks for you, who cooks for you-all.' From across the field. */
function barredOwl(): Wave {
  const call = silence(6);
  for (const [at, length, from, to] of [
    [0, 0.2, 330, 350],
    [0.32, 0.18, 340, 360],
    [0.62, 0.2, 335, 355],
    [0.95, 0.42, 370, 320],
    [1.75, 0.2, 330, 350],
    [2.07, 0.18, 340, 360],
    [2.37, 0.2, 335, 355],
    [2.7, 0.36, 375, 350],
    [3.06, 0.6, 345, 245],
  ] as const) {
    mix(call, whistle(length, glide(from, to)), at);
    mix(call, whistle(length, glide(from * 2, to * 2)), at, 0.12);
  }
  return echoing(call, 1.6, 0.55);
}
