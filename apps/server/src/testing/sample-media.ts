/** Sounds and films as programs and phones write them, generated small. */

function bigEndian(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}

function box(type: string, ...content: Buffer[]): Buffer {
  const bytes = Buffer.concat(content);
  return Buffer.concat([bigEndian(bytes.length + 8), Buffer.from(type), bytes]);
}

const words = (...numbers: number[]) => Buffer.concat(numbers.map(bigEndian));

interface Track {
  handler: 'vide' | 'soun';
  codec: string;
  seconds?: number;
  /** Whether the track has QuickTime's second handler, for its data. */
  hasDataHandler?: boolean;
}

function track(id: number, { handler, codec, seconds = 8, hasDataHandler = false }: Track): Buffer {
  const length = handler === 'vide' ? 70 : 20;
  const entry = box(codec, Buffer.alloc(6), Buffer.from([0, 1]), Buffer.alloc(length));
  const tables = ['stts', 'stsc', 'stsz', 'stco'].map((type) => box(type, Buffer.alloc(type === 'stsz' ? 12 : 8)));
  const dataHandler = box('hdlr', words(0), Buffer.from('dhlralis'), Buffer.alloc(13));
  return box(
    'trak',
    box('tkhd', Buffer.alloc(12), words(id, 0, seconds * 1000), Buffer.alloc(60)),
    box(
      'mdia',
      box('mdhd', Buffer.alloc(12), words(1000, seconds * 1000, 0)),
      box('hdlr', words(0), Buffer.from('mhlr'), Buffer.from(handler), Buffer.alloc(13)),
      box('minf', ...(hasDataHandler ? [dataHandler] : []), box('stbl', box('stsd', words(0, 1), entry), ...tables)),
    ),
  );
}

/** An MP4 or QuickTime film with tracks and no samples. */
export function sampleTracks(brand: string, tracks: readonly Track[]): Buffer {
  return Buffer.concat([
    box('ftyp', Buffer.from(brand), words(0), Buffer.from(brand)),
    box('wide'),
    box('mdat', Buffer.alloc(100)),
    box(
      'moov',
      box('mvhd', Buffer.alloc(12), words(1000, (tracks[0]?.seconds ?? 8) * 1000), Buffer.alloc(80)),
      ...tracks.map((each, index) => track(index + 1, each)),
    ),
  ]);
}

/** An MP4 as browsers record it: its length is only in its fragments of one second, and its header says one second. */
export function sampleFragmentedMp4(seconds: number): Buffer {
  const fragment = (second: number) => {
    // Default duration and size of a sample; the time of the first; one sample.
    const trackFragment = box(
      'traf',
      box('tfhd', words(0x02_00_18, 1, 1000, 4)),
      box('tfdt', words(0, second * 1000)),
      box('trun', words(0x01, 1, 88)),
    );
    return Buffer.concat([
      box('moof', box('mfhd', words(0, second + 1)), trackFragment),
      box('mdat', Buffer.from([0, 0, 0, 0])),
    ]);
  };
  return Buffer.concat([
    box('ftyp', Buffer.from('isom'), words(0), Buffer.from('isom')),
    box(
      'moov',
      box('mvhd', Buffer.alloc(12), words(1000, 1000), Buffer.alloc(80)),
      track(1, { handler: 'vide', codec: 'avc1', seconds: 1 }),
      box('mvex', box('trex', words(0, 1, 1, 1000, 4, 0))),
    ),
    ...Array.from({ length: seconds }, (_, second) => fragment(second)),
  ]);
}

const unknownSize = Buffer.from('01ffffffffffffff', 'hex');

function element(id: string, content: Buffer, size?: Buffer): Buffer {
  return Buffer.concat([Buffer.from(id, 'hex'), size ?? Buffer.from([0x80 | content.length]), content]);
}

/** A WebM as browsers record it in slices: neither the film nor its clusters of one second know their size. */
export function sampleLiveWebm(seconds: number): Buffer {
  const number = (value: number) => bigEndian(value);
  const video = element('e0', Buffer.concat([element('b0', number(320)), element('ba', number(180))]));
  const entry = Buffer.concat([
    element('d7', number(1)),
    element('73c5', number(1)),
    element('83', number(1)),
    element('86', Buffer.from('V_VP8')),
    video,
  ]);
  const cluster = (second: number) => {
    const block = element('a3', Buffer.from([0x81, 0, 0, 0x80, 1, 2, 3, 4]));
    return element('1f43b675', Buffer.concat([element('e7', number(second * 1000)), block]), unknownSize);
  };
  const head = Buffer.concat([
    element('1549a966', element('2ad7b1', number(1_000_000))),
    element('1654ae6b', element('ae', entry)),
  ]);
  const clusters = Array.from({ length: seconds + 1 }, (_, second) => cluster(second));
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    element('18538067', Buffer.concat([head, ...clusters]), unknownSize),
  ]);
}

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value >>> 0;
});

function oggPage(flags: number, position: number, number: number, packets: Buffer[]): Buffer {
  const head = Buffer.alloc(27 + packets.length);
  head.write('OggS');
  head[5] = flags;
  head.writeBigInt64LE(BigInt(position), 6);
  head.writeUInt32LE(7, 14);
  head.writeUInt32LE(number, 18);
  head[26] = packets.length;
  head.set(
    packets.map(({ length }) => length),
    27,
  );
  const page = Buffer.concat([head, ...packets]);
  const sum = page.reduce((crc, byte) => ((crc << 8) ^ (crcTable[((crc >>> 24) ^ byte) & 255] ?? 0)) >>> 0, 0);
  page.writeUInt32LE(sum, 22);
  return page;
}

/** A silent Ogg Opus file with one page for each second. */
export function sampleOpus(seconds: number): Buffer {
  const head = Buffer.concat([Buffer.from('OpusHead'), Buffer.from([1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])]);
  const tags = Buffer.concat([Buffer.from('OpusTags'), Buffer.alloc(8)]);
  const silence = Array.from({ length: 50 }, () => Buffer.from([0xf8, 0xff, 0xfe]));
  const pages = Array.from({ length: seconds }, (_, second) =>
    oggPage(second + 1 === seconds ? 4 : 0, (second + 1) * 48_000, second + 2, silence),
  );
  return Buffer.concat([oggPage(2, 0, 0, [head]), oggPage(0, 0, 1, [tags]), ...pages]);
}

/** An Ogg file whose first packet begins like this, with one page after it. @param position of its end */
export function sampleOggOf(firstPacket: Buffer, position: number): Buffer {
  return Buffer.concat([oggPage(2, 0, 0, [firstPacket]), oggPage(4, position, 1, [Buffer.alloc(20)])]);
}

/** First packet of FLAC in Ogg, with 48,000 samples a second and no number of them. */
export function flacInOgg(): Buffer {
  const packet = Buffer.alloc(51);
  packet.write('\x7fFLAC', 'latin1');
  packet.writeUIntBE(48_000 << 4, 27, 3);
  return packet;
}

/** An MP3 of changing bitrates, as encoders write it that leave out the table of its frames. */
export function sampleVariableMp3(seconds: number): Buffer {
  const frame = (kind: number, length: number) => {
    const bytes = Buffer.alloc(length);
    bytes.set([0xff, 0xfb, kind, 0]);
    return bytes;
  };
  // 32 and 320 kbit/s, with far more of the first behind a few of the second.
  const frames = Math.round((seconds * 44_100) / 1152);
  return Buffer.concat(Array.from({ length: frames }, (_, at) => (at < 20 ? frame(0xe0, 1044) : frame(0x10, 104))));
}

/** A WAV with a format of this tag. */
export function sampleWavOf(tag: number, seconds: number, given = seconds * 8000): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF');
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(tag, 20);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.write('data', 36);
  head.writeUInt32LE(given, 40);
  return Buffer.concat([head, Buffer.alloc(seconds * 8000)]);
}
