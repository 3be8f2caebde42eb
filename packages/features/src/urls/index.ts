import type { imageWidths } from '@porchlight/contract/limits';
import {
  captionsPath,
  filmsPath,
  imagesPath,
  pdfsPath,
  soundsPath,
  subscribeCall,
} from '@porchlight/contract/public-paths';

export {
  eventUrl,
  hyphenated,
  podcastUrl,
  storyUrl,
  topicKindUrl,
  topicUrl,
  urls,
} from '@porchlight/contract/page-urls';

const backendUrl = import.meta.env.VITE_BACKEND_URL ?? '';

/** Action URL of the subscribe form without JavaScript. */
export const subscribeUrl = `${backendUrl}${subscribeCall.path}`;

/** URL of a stored picture, on the backend's origin. */
export const imageUrl = (name: string) =>
  isUrl(name) ? name : `${backendUrl}${imagesPath}${encodeURIComponent(name)}`;

/** URL of a thumbnail of the given width in pixels; other backends may send the full picture. */
export const thumbnailUrl = (name: string, width: (typeof imageWidths)[number]) => `${imageUrl(name)}?w=${width}`;

/** URL of a record's picture; null if it has none. */
export const pictureUrl = (name: string | null): string | null => (name ? imageUrl(name) : null);

/** URL of a stored PDF. */
export const pdfUrl = (name: string) => (isUrl(name) ? name : `${backendUrl}${pdfsPath}${encodeURIComponent(name)}`);

/** URL of an uploaded sound. */
export const soundUrl = (name: string) => `${backendUrl}${soundsPath}${encodeURIComponent(name)}`;

/** URL of an uploaded film. */
export const filmUrl = (name: string) => (isUrl(name) ? name : `${backendUrl}${filmsPath}${encodeURIComponent(name)}`);

/** URL of a film's poster, 640 pixels wide. */
export const posterUrl = (name: string) => (isUrl(name) ? name : thumbnailUrl(name, 640));

/** URL of a film's captions. */
export const captionsUrl = (name: string) =>
  isUrl(name) ? name : `${backendUrl}${captionsPath}${encodeURIComponent(name)}`;

/** Whether a file name is already a URL, as in previews: a blob URL of a selected file, or a URL with an access key. */
function isUrl(name: string): boolean {
  return /[:/]/.test(name);
}
