import { audioMediaType } from '@porchlight/contract/discovery';

/**
 * Whether an address is that of a sound file: by the ending of its path, or of one that was chosen and not sent yet.
 * @param address a path or a whole address
 */
export function isAudioAddress(address: string): boolean {
  return address.startsWith('blob:') || audioMediaType(address) !== null;
}
