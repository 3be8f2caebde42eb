import { audioMediaType, storedSoundSeconds } from '@porchlight/contract/discovery';
import type { SiteSound } from '@porchlight/contract/rendering';
import type { PageHead } from './page.ts';

/** Audio files of the demo podcasts. */
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
 * Duration of the sound at a URL.
 * @param url a path of this site or an absolute URL
 * @returns seconds; undefined for sounds of other sites
 */
export function soundSeconds(url: string): number | undefined {
  return siteSounds.find(({ path }) => path === url)?.seconds ?? storedSoundSeconds(url);
}

/**
 * Origins of other sites whose sounds a page plays, which its Content-Security-Policy must allow.
 * @param origin of this site, without a trailing slash
 */
export function soundOrigins({ about }: PageHead, origin: string): string[] {
  const externalOrigin = about?.name === 'podcast' ? externalSoundOrigin(about.record.link, origin) : null;
  return externalOrigin === null ? [] : [externalOrigin];
}

/**
 * Origin of a sound on another site.
 * @param link a path of this site or an absolute URL
 * @param origin of this site, without a trailing slash
 * @returns null if it is no sound, is on this site, or is not https
 */
export function externalSoundOrigin(link: string, origin: string): string | null {
  if (audioMediaType(link) === null) return null;
  const url = URL.parse(link, origin);
  return url?.protocol === 'https:' && url.origin !== origin ? url.origin : null;
}
