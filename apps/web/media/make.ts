import { say } from './kit/write-picture.ts';
import { makeIcons } from './marks/icons.ts';
import { makeLogos } from './marks/logos.ts';
import { makeSocialCard } from './marks/social-card.ts';
import { makePanorama } from './panorama/make-panorama.ts';
import { makePictures, makePortraits } from './pictures/all.ts';
import { makeSounds } from './sounds/all.ts';
import { makeForestVideo } from './videos/forest.ts';
import { makeInterfaithVideo } from './videos/interfaith.ts';

/** What can be made, by the word that asks for it. */
const pieces: Record<string, () => Promise<void>> = {
  icons: makeIcons,
  logos: makeLogos,
  'social-card': makeSocialCard,
  application: async () => void (await import('./forms/pantry-application.ts')),
  pictures: () => makePictures(process.argv[3]),
  portraits: makePortraits,
  panorama: makePanorama,
  sounds: () => makeSounds(process.argv[3]),
  'forest-video': makeForestVideo,
  'interfaith-video': makeInterfaithVideo,
};

/**
 * Draws the media of the static pages into `apps/web/public/`. The results are committed: nobody has to run this to
 * build or to start the site. It needs what `npm install` brings (sharp), and ffmpeg with libx264, libvpx and
 * libmp3lame for videos and sounds (`apt-get install ffmpeg`). See README.md.
 *
 * `node apps/web/media/make.ts` makes everything; `node apps/web/media/make.ts pictures voting`
 * makes the pictures whose names hold "voting".
 */
async function make(): Promise<void> {
  const [wanted] = process.argv.slice(2);
  if (wanted && !pieces[wanted])
    throw new Error(`There is no piece "${wanted}". Choose one of: ${Object.keys(pieces).join(', ')}`);
  for (const [name, makePiece] of Object.entries(pieces)) {
    if (wanted && name !== wanted) continue;
    say(`${name}:`);
    await makePiece();
  }
}

await make();
