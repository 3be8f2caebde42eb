import type { FileWindow } from './file-window.ts';

/** Codecs by the format's tag. @see RFC 2361 */
const codecs: Readonly<Record<number, string>> = { 1: 'pcm', 3: 'pcm', 6: 'alaw', 7: 'ulaw', 85: 'mp3' };
/** The tag says that the first two bytes of the format's GUID have it. */
const extensible = 0xfffe;

/** The sound of a WAV. */
export interface Wav {
  codec: string;
  /** Duration; NaN when the format doesn't tell how many bytes a second has. */
  seconds: number;
}

/** Reads a WAV's codec and duration, also of one whose recorder wrote no sizes; null for a damaged one. */
export function readWav(file: FileWindow): Wav | null {
  let format: Buffer | undefined;
  for (let position = 12; position + 8 <= file.bytes; ) {
    const head = file.at(position, 8);
    const [id, size] = [head.toString('latin1', 0, 4), head.readUInt32LE(4)];
    const content = position + 8;
    if (id === 'fmt ' && size >= 16) format = Buffer.from(file.at(content, Math.min(size, 40)));
    if (id === 'data') {
      if (!format || format.length < 16) return null;
      const given = format.readUInt16LE(0);
      const tag = given === extensible && format.length >= 26 ? format.readUInt16LE(24) : given;
      const bytesPerSecond = format.readUInt32LE(8);
      // Recorders that stream leave the size open, and files above 4 GB have it elsewhere.
      const isOpen = size === 0 || size === 0xffffffff;
      const bytes = Math.min(isOpen ? Number.POSITIVE_INFINITY : size, file.bytes - content);
      return {
        codec: codecs[tag] ?? `format ${tag}`,
        seconds: bytesPerSecond > 0 ? bytes / bytesPerSecond : Number.NaN,
      };
    }
    position = content + size + (size % 2);
  }
  return null;
}
