import { type PictureWidths, wide, writePicture } from '../kit/write-picture.ts';
import { portrait } from '../portraits/portrait.ts';
import { sitters } from '../portraits/sitters.ts';
import { creek } from './creek.ts';
import { fireTower } from './fire-tower.ts';
import { foodPantry } from './food-pantry.ts';
import { forestService } from './forest-service.ts';
import { heritagePorch } from './heritage-porch.ts';
import { heroPicture, heroPortrait } from './hero.ts';
import { interfaithHall } from './interfaith-hall.ts';
import { interfaithTable } from './interfaith-table.ts';
import { interfaithWindows } from './interfaith-windows.ts';
import { measuring } from './measuring.ts';
import { nairobi } from './nairobi.ts';
import { nursery } from './nursery.ts';
import { planting } from './planting.ts';
import { prescribedBurn } from './prescribed-burn.ts';
import { democracyCenter } from './reading-room.ts';
import { votingLine } from './voting-line.ts';
import { woodpecker } from './woodpecker.ts';

/** Every still picture of the static pages: its file, without width and ending, and what draws it. */
const pictures: readonly (readonly [name: string, draw: () => string, widths?: PictureWidths])[] = [
  ['hero', () => heroPicture()],
  ['hero-upright', heroPortrait, { avif: [480, 960], webp: [480] }],
  ['democracy-center', democracyCenter],
  ['food-pantry', foodPantry],
  ['porch', heritagePorch],
  ['interfaith-hall', interfaithHall],
  ['interfaith-table', interfaithTable],
  ['interfaith-windows', interfaithWindows],
  ['kenya', nairobi],
  ['forest-service', forestService],
  ['forest-nursery', nursery],
  ['forest-planting', planting],
  ['forest-burn', prescribedBurn],
  ['forest-tower', fireTower],
  ['forest-measuring', measuring],
  ['forest-woodpecker', woodpecker],
  ['forest-creek', creek],
  ['voting', votingLine],
];

/** Writes the pictures whose names hold the given text; without one, all of them. */
export async function makePictures(only = ''): Promise<void> {
  for (const [name, draw, widths] of pictures)
    if (name.includes(only)) await writePicture(name, draw(), widths ?? wide);
}

/** Writes the portraits of the staff spotlight. */
export async function makePortraits(): Promise<void> {
  for (const index of sitters.keys())
    await writePicture(`portraits/nairobi-${index + 1}`, portrait(index), { avif: [240, 480, 720], webp: [480] });
}
