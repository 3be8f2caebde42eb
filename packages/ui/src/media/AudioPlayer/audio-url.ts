import { audioMediaType } from '@porchlight/contract/discovery';

/**
 * Whether a URL is that of a sound file, by its extension, or a `blob:` URL of a chosen file.
 * @param address a path or a full URL
 */
export function isAudioUrl(address: string): boolean {
  return address.startsWith('blob:') || audioMediaType(address) !== null;
}
