import { audioMediaType } from '@porchlight/contract/discovery';

/**
 * Whether an address is that of a sound file, by the ending of its path.
 * @param address a path or a whole address
 */
export function isAudioAddress(address: string): boolean {
  return audioMediaType(address) !== null;
}
