/**
 * Whether an address is that of a sound file, by the ending of its path.
 * @param address a path or a whole address
 */
export function isAudioAddress(address: string): boolean {
  return /\.(mp3|m4a|m4b|aac|oga|ogg|opus|wav|flac|weba)$/i.test(address.replace(/[?#].*$/, ''));
}
