import { siteSounds } from '../../../../packages/features/src/site/sounds.ts';
import { mediaFolder, report } from '../kit/write-picture.ts';
import { creekAtFirstLight } from './creek.ts';
import { cricketsAndAnOwl } from './night.ts';
import { rainOnTheRoof } from './rain.ts';
import { verseOnStrings } from './tune.ts';
import type { Wave } from './wave.ts';
import { writeSound } from './write-sound.ts';

/** What is heard in each file, by its name. */
const sounds: Record<string, (seconds: number) => Wave> = {
  'porch-rain': rainOnTheRoof,
  'porch-crickets': cricketsAndAnOwl,
  'porch-verse': verseOnStrings,
  'creek-first-light': creekAtFirstLight,
};

/** Writes the sounds of the demo podcasts, each as long as the site says it is. @param part of the names of those wanted */
export async function makeSounds(part = ''): Promise<void> {
  for (const { path, seconds } of siteSounds) {
    const name = path.replace(/^.*\/|\.mp3$/g, '');
    const make = sounds[name];
    if (!make) throw new Error(`Nothing makes the sound ${path}`);
    if (!name.includes(part)) continue;
    const file = `${mediaFolder}sounds/${name}.mp3`;
    await writeSound(file, make(seconds));
    await report(file);
  }
}
