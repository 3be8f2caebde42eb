import type { FileWindow } from './file-window.ts';

/** A stream of an Ogg file. */
export interface OggStream {
  kind: 'picture' | 'sound' | 'other';
  codec: string;
  /** Serial number, the same in all of its pages. */
  serial: number;
  /** Units of its positions in one second; 0 when unknown. */
  rate: number;
}

interface StreamKind {
  /** Beginning of the stream's first packet. */
  magic: string;
  kind: OggStream['kind'];
  codec: string;
  /** @see OggStream.rate */
  rate?: (packet: Buffer) => number;
}

const streamKinds: readonly StreamKind[] = [
  { magic: 'OpusHead', kind: 'sound', codec: 'opus', rate: () => 48_000 },
  { magic: '\x01vorbis', kind: 'sound', codec: 'vorbis', rate: (packet) => packet.readUInt32LE(12) },
  // Its description begins at byte 17. @see RFC 9639, sections 8.2 and 10.1
  { magic: '\x7fFLAC', kind: 'sound', codec: 'flac', rate: (packet) => packet.readUIntBE(27, 3) >> 4 },
  { magic: 'Speex   ', kind: 'sound', codec: 'speex' },
  { magic: '\x80theora', kind: 'picture', codec: 'theora' },
  { magic: 'OVP80', kind: 'picture', codec: 'vp8' },
  { magic: 'BBCD', kind: 'picture', codec: 'dirac' },
];
/** Maximum number of streams that are looked at. ours */
const maxStreams = 16;
/** Length of the longest page in bytes. @see RFC 3533, section 6 */
const maxPageBytes = 65_307;

/** Lists the streams of an Ogg file by their first pages, which come before all others. @see RFC 3533, section 6 */
export function oggStreams(file: FileWindow): OggStream[] {
  const streams: OggStream[] = [];
  for (let position = 0; streams.length < maxStreams; ) {
    const head = Buffer.from(file.at(position, 27));
    const isFirstPage = head.length === 27 && head.toString('latin1', 0, 4) === 'OggS' && ((head[5] ?? 0) & 2) !== 0;
    if (!isFirstPage) break;
    const segments = head[26] ?? 0;
    const bytes = file.at(position + 27, segments).reduce((sum, size) => sum + size, 0);
    streams.push(streamOf(head.readUInt32LE(14), file.at(position + 27 + segments, bytes)));
    position += 27 + segments + bytes;
  }
  return streams;
}

function streamOf(serial: number, packet: Buffer): OggStream {
  const text = packet.toString('latin1', 0, 16);
  const known = streamKinds.find(({ magic }) => text.startsWith(magic));
  const rate = packet.length < 30 && known?.codec !== 'opus' ? 0 : (known?.rate?.(packet) ?? 0);
  return { kind: known?.kind ?? 'other', codec: known?.codec ?? 'other', serial, rate };
}

/** Position of the end of a file's last page in seconds; NaN when it isn't known. */
export function lastOggSecond(file: FileWindow, streams: readonly OggStream[]): number {
  const start = Math.max(0, file.bytes - 2 * maxPageBytes);
  const tail = file.at(start, file.bytes - start);
  for (let at = tail.lastIndexOf('OggS'); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf('OggS', at - 1)) {
    if (at + 27 > tail.length) continue;
    const stream = streams.find(({ serial, rate }) => rate > 0 && serial === tail.readUInt32LE(at + 14));
    const position = Number(tail.readBigInt64LE(at + 6));
    if (stream && position > 0) return position / stream.rate;
  }
  return Number.NaN;
}
