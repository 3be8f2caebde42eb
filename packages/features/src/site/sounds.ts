import { audioMediaType, storedSoundSeconds } from '@porchlight/contract/discovery';
import type { SiteSound } from '@porchlight/contract/rendering';
import type { PageHead } from './page.ts';

/** The sounds of the demo podcasts. */
export const siteSounds: readonly SiteSound[] = [
  { path: '/media/sounds/porch-rain.mp3', seconds: 58 },
  { path: '/media/sounds/porch-crickets.mp3', seconds: 58 },
  { path: '/media/sounds/porch-verse.mp3', seconds: 56 },
  { path: '/media/sounds/creek-first-light.mp3', seconds: 58 },
  { path: '/media/sounds/up-the-steps-1.mp3', seconds: 58 },
  { path: '/media/sounds/up-the-steps-2.mp3', seconds: 57 },
  { path: '/media/sounds/up-the-steps-3.mp3', seconds: 57 },
  { path: '/media/sounds/up-the-steps-4.mp3', seconds: 58 },
  { path: '/media/sounds/ballot-basics-soil-and-water.mp3', seconds: 57 },
  { path: '/media/sounds/two-porches-1.mp3', seconds: 58 },
  { path: '/media/sounds/kitchen-radio-greens.mp3', seconds: 56 },
  { path: '/media/sounds/field-notes-what-a-tree-is-worth.mp3', seconds: 58 },
];

/**
 * How long the sound is that an address leads to.
 * @param address a path of this site or a whole address
 * @returns seconds; undefined for a sound that stands elsewhere
 */
export function soundSeconds(address: string): number | undefined {
  return siteSounds.find(({ path }) => path === address)?.seconds ?? storedSoundSeconds(address);
}

/**
 * Where the sounds stand that a page plays from other sites: what its policy has to let through.
 * @param origin address of the site without a slash at its end
 */
export function soundOrigins({ about }: PageHead, origin: string): string[] {
  const elsewhere = about?.name === 'podcast' ? otherSoundOrigin(about.record.link, origin) : null;
  return elsewhere === null ? [] : [elsewhere];
}

/**
 * The origin of a sound that stands on another site.
 * @param link a path of this site or a whole address
 * @param origin address of this site without a slash at its end
 * @returns null for what is no sound, stands here, or is not reached over https
 */
export function otherSoundOrigin(link: string, origin: string): string | null {
  if (audioMediaType(link) === null) return null;
  const address = URL.parse(link, origin);
  return address?.protocol === 'https:' && address.origin !== origin ? address.origin : null;
}
