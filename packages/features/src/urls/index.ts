import type { imageWidths } from '@porchlight/contract/limits';
import {
  captionsPath,
  filmsPath,
  imagesPath,
  pdfsPath,
  soundsPath,
  subscribeCall,
} from '@porchlight/contract/public-addresses';

export { eventUrl, hyphenated, podcastUrl, storyUrl, urls } from '@porchlight/contract/page-urls';

const backend = import.meta.env.VITE_BACKEND_URL ?? '';

/** Where the subscribe form goes without a script. */
export const subscribeUrl = `${backend}${subscribeCall.path}`;

/** Address of a stored picture; a backend elsewhere serves its own. */
export const imageUrl = (name: string) =>
  isAddress(name) ? name : `${backend}${imagesPath}${encodeURIComponent(name)}`;

/** Address of a small copy of a stored picture, so many pixels wide; a backend elsewhere may send the whole one. */
export const thumbnailUrl = (name: string, width: (typeof imageWidths)[number]) => `${imageUrl(name)}?w=${width}`;

/** Address of a record's picture; null where it has none. */
export const pictureUrl = (name: string | null): string | null => (name ? imageUrl(name) : null);

/** Address of a stored PDF. */
export const pdfUrl = (name: string) => (isAddress(name) ? name : `${backend}${pdfsPath}${encodeURIComponent(name)}`);

/** Address of an uploaded sound. */
export const soundUrl = (name: string) => `${backend}${soundsPath}${encodeURIComponent(name)}`;

/** Address of an uploaded film. */
export const filmUrl = (name: string) => (isAddress(name) ? name : `${backend}${filmsPath}${encodeURIComponent(name)}`);

/** Address of the picture before a film, no larger than it has to be. */
export const posterUrl = (name: string) => (isAddress(name) ? name : thumbnailUrl(name, 640));

/** Address of a film's captions. */
export const captionsUrl = (name: string) =>
  isAddress(name) ? name : `${backend}${captionsPath}${encodeURIComponent(name)}`;

/** Whether a file's name is an address already, as in a preview: of one that was chosen and not sent yet, or with its key. */
function isAddress(name: string): boolean {
  return /[:/]/.test(name);
}
