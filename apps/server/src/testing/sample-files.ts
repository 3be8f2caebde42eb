import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import sharp, { type Sharp } from 'sharp';

/** Sample files, generated so that each test has its own. */

/** A picture whose four quarters are red, green, blue and yellow, clockwise from the top left. */
export function quarters(widthPx = 80, heightPx = 40): Sharp {
  const w = widthPx / 2;
  const h = heightPx / 2;
  const rect = (x: number, y: number, color: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${color}"/>`;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">` +
        `${rect(0, 0, '#ff0000')}${rect(w, 0, '#00ff00')}${rect(w, h, '#0000ff')}${rect(0, h, '#ffff00')}</svg>`,
    ),
  ).removeAlpha();
}

/** A picture of noise, which doesn't compress well. The same size gives the same picture. */
export function noise(widthPx: number, heightPx: number): Sharp {
  return sharp({
    create: {
      width: widthPx,
      height: heightPx,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
}

/** An animated GIF with a number of frames, each of a different gray. */
export async function animatedGif(frames: number, sidePx = 24): Promise<Buffer> {
  const pages = await Promise.all(
    Array.from({ length: frames }, (_, index) => {
      // Adjacent frames have to differ, since encoders merge equal ones.
      const grey = (index * 37) % 256;
      return sharp({
        create: { width: sidePx, height: sidePx, channels: 3, background: { r: grey, g: grey, b: grey } },
      })
        .png()
        .toBuffer();
    }),
  );
  return sharp(pages, { join: { animated: true } })
    .gif({ delay: 100 })
    .toBuffer();
}

/** A PDF with a number of pages. */
export function samplePdf(pages = 2, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument(options);
  for (let page = 1; page <= pages; page += 1) {
    if (page > 1) document.addPage();
    document.text(`Page ${page} of the porch papers`);
  }
  document.end();
  return collect(document);
}

/**
 * A PDF assembled from raw objects, numbered from 1, the catalog. Its cross-reference table is correct.
 * @param trailer further entries of the trailer dictionary
 */
export function handmadePdf(objects: (string | Buffer)[], trailer = ''): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  const bytes = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, object] of objects.entries()) {
    offsets.push(bytes());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object as string, 'latin1'), Buffer.from('\nendobj\n'));
  }
  const table = bytes();
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`));
  parts.push(Buffer.from(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** A PDF stream object. */
export function pdfStream(dictionary: string, content: Buffer | string): Buffer {
  const head = `<< ${dictionary} /Length ${content.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content as string, 'latin1'), Buffer.from('\nendstream')]);
}

/** A PDF object stream with these objects, numbered from 100. @param pack compresses the content */
export function packedObjects(objects: string[], dictionary = '/Filter /FlateDecode', pack = deflateSync): Buffer {
  let at = 0;
  const head = objects.map((object, index) => {
    const pair = `${100 + index} ${at}`;
    at += object.length + 1;
    return pair;
  });
  const first = `${head.join(' ')} `;
  const content = Buffer.from(`${first}${objects.join(' ')}`, 'latin1');
  return pdfStream(`/Type /ObjStm /N ${objects.length} /First ${first.length} ${dictionary}`, pack(content));
}

/** A silent MP3 of a length, at 128 kbit/s. @param tag text of an ID3 tag before it */
export function sampleMp3(seconds: number, tag = ''): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x00]);
  const text = Buffer.from(`\0${tag}`, 'latin1');
  const comment = Buffer.concat([Buffer.from('TXXX'), bigEndian(text.length), Buffer.alloc(2), text]);
  const size = [21, 14, 7, 0].map((shift) => (comment.length >> shift) & 0x7f);
  const head = Buffer.from([...Buffer.from('ID3'), 3, 0, 0, ...size]);
  const frames = Array.from({ length: Math.round((seconds * 44_100) / 1152) }, () => frame);
  return Buffer.concat([...(tag ? [head, comment] : []), ...frames]);
}

/** A silent WAV of a length, 8,000 bytes per second. */
export function sampleWav(seconds: number): Buffer {
  const head = Buffer.alloc(44);
  const bytes = seconds * 8000;
  head.write('RIFF');
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.set([1, 0, 1, 0], 20);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.set([1, 0, 8, 0], 32);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return Buffer.concat([head, Buffer.alloc(bytes, 128)]);
}

/** An Ogg Opus file with only its header pages and the last page. */
export function sampleOgg(seconds: number): Buffer {
  const page = (flags: number, samples: number, number: number, content: Buffer) => {
    const head = Buffer.alloc(28);
    head.write('OggS');
    head[5] = flags;
    head.writeBigInt64LE(BigInt(samples), 6);
    head.writeUInt32LE(7, 14);
    head.writeUInt32LE(number, 18);
    head[26] = 1;
    head[27] = content.length;
    return Buffer.concat([head, content]);
  };
  const opusHead = Buffer.concat([Buffer.from('OpusHead'), Buffer.from([1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])]);
  const tags = Buffer.concat([Buffer.from('OpusTags'), Buffer.alloc(8)]);
  return Buffer.concat([page(2, 0, 0, opusHead), page(0, 0, 1, tags), page(4, seconds * 48_000, 2, Buffer.alloc(20))]);
}

/** An MP4 with a duration, one track and no samples. @param handler kind of the track: `soun` or `vide` */
export function sampleM4a(seconds: number, handler = 'soun'): Buffer {
  return sampleMp4(seconds, { handler, brand: 'M4A ', codec: handler === 'soun' ? 'mp4a' : 'avc1' });
}

/** An MP4 film with a duration and no frames. */
export function sampleFilm(seconds: number, { brand = 'isom', codec = 'avc1', mediaBytes = 100 } = {}): Buffer {
  return sampleMp4(seconds, { handler: 'vide', brand, codec, mediaBytes });
}

function sampleMp4(
  seconds: number,
  { handler, brand, codec, mediaBytes = 100 }: { handler: string; brand: string; codec: string; mediaBytes?: number },
): Buffer {
  const box = (type: string, ...content: Buffer[]): Buffer => {
    const bytes = Buffer.concat(content);
    return Buffer.concat([bigEndian(bytes.length + 8), Buffer.from(type), bytes]);
  };
  const mediaHeader = box('mdhd', Buffer.alloc(12), bigEndian(1000), bigEndian(seconds * 1000), Buffer.alloc(4));
  const handled = box('hdlr', Buffer.alloc(8), Buffer.from(handler), Buffer.alloc(13));
  const entry = box(codec, Buffer.alloc(6), Buffer.from([0, 1]), Buffer.alloc(70));
  const description = box('stsd', Buffer.alloc(4), bigEndian(1), entry);
  const tables = ['stts', 'stsc', 'stsz', 'stco'].map((type) => box(type, Buffer.alloc(type === 'stsz' ? 12 : 8)));
  const media = box('mdia', mediaHeader, handled, box('minf', box('stbl', description, ...tables)));
  const trackHeader = box(
    'tkhd',
    Buffer.alloc(12),
    bigEndian(1),
    Buffer.alloc(4),
    bigEndian(seconds * 1000),
    Buffer.alloc(60),
  );
  const movieHeader = box('mvhd', Buffer.alloc(12), bigEndian(1000), bigEndian(seconds * 1000), Buffer.alloc(80));
  return Buffer.concat([
    box('ftyp', Buffer.from(brand), Buffer.alloc(4), Buffer.from(`${brand}mp42`)),
    box('moov', movieHeader, box('trak', trackHeader, media)),
    box('mdat', Buffer.alloc(mediaBytes)),
  ]);
}

function bigEndian(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}

/** An endless stream, in chunks of 8 MB. */
export function endless(): Readable {
  const chunk = Buffer.alloc(8 * 1024 * 1024);
  return Readable.from(
    (function* () {
      for (;;) yield chunk;
    })(),
  );
}

/** A stream that yields the beginning of its content and then fails. */
export function failingStream(content: Buffer, afterBytes: number): Readable {
  return Readable.from(
    (function* () {
      yield content.subarray(0, afterBytes);
      throw new Error('The connection was lost');
    })(),
  );
}

/** Reads a stream to its end. */
export async function collect(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
