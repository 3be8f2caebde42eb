import type { BlockName } from './blocks.ts';
import type { Canvas } from './canvas.ts';
import { marketTable, pantryShelf } from './food-scenes.ts';
import { ballots, lampInWindow, landPapers, readingRoom, sharedLight, singing, studio } from './indoor-scenes.ts';
import { fieldPatchwork, forestCrew, garden, orchard, pines, riverBend } from './land-scenes.ts';
import { clothesline, quiltCloseUp } from './quilt-scenes.ts';
import { chapel, countySeat, delivery, nairobi, porch, school, walkHome } from './road-scenes.ts';

/** Everything the seed can draw, by name, 1200 by 800 pixels. A close-up of a quilt can be asked for one block. */
export const scenes = {
  ballots,
  chapel,
  clothesline,
  countySeat,
  delivery,
  fieldPatchwork,
  forestCrew,
  garden,
  lampInWindow,
  landPapers,
  marketTable,
  nairobi,
  orchard,
  pantryShelf,
  pines,
  porch,
  quiltCloseUp,
  readingRoom,
  riverBend,
  school,
  sharedLight,
  singing,
  studio,
  walkHome,
} satisfies Record<string, (canvas: Canvas, block?: BlockName) => string>;

/** Name of a scene. */
export type SceneName = keyof typeof scenes;
