import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/preferred-encoding.ts';
import { type ChosenScheme, documentText, type PageDocument } from './document.ts';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** Quick enough for the first visitor. */
const firstQuality = 5;
/** For the visitors after that: a tenth smaller. */
const keptQuality = 11;
/** Above this the slow compression takes seconds of a processor, in bytes: only a sitemap or a calendar is as long. */
const improvedMaxBytes = 512 * 1024;

/** One document in one scheme: its bytes in each coding, made when first asked for. */
export class EncodedPage {
  /** Called when more bytes are held. */
  onGrowth: () => void = () => undefined;
  readonly etag: string;
  readonly #text: Buffer;
  readonly #bytes = new Map<Encoding, Buffer>();
  #improving = false;

  constructor(document: PageDocument, scheme: ChosenScheme) {
    this.#text = Buffer.from(documentText(document, scheme));
    this.#bytes.set('identity', this.#text);
    // Weak: the codings share it.
    this.etag = `W/"${createHash('sha256').update(document.policy).update(this.#text).digest('base64url').slice(0, 22)}"`;
  }

  /** Bytes held, for the cache's bound. */
  get size(): number {
    let size = 0;
    for (const bytes of this.#bytes.values()) size += bytes.length;
    return size;
  }

  /** The bytes in a coding if they are there, so that a cached answer needs no promise. */
  ready(encoding: Encoding): Buffer | undefined {
    const bytes = this.#bytes.get(encoding);
    if (bytes && encoding === 'br' && !this.#improving && this.#text.length <= improvedMaxBytes) this.#improve();
    return bytes;
  }

  /** Makes the bytes in a coding. */
  async encode(encoding: Encoding): Promise<Buffer> {
    const known = this.#bytes.get(encoding);
    if (known) return known;
    const bytes =
      encoding === 'br' ? await brotli(this.#text, options(firstQuality, this.#text)) : await gzipAsync(this.#text);
    this.#hold(encoding, bytes);
    return bytes;
  }

  #hold(encoding: Encoding, bytes: Buffer): void {
    this.#bytes.set(encoding, bytes);
    this.onGrowth();
  }

  /** A page that was asked for twice is worth the slow compression; it goes on beside the answers. */
  #improve(): void {
    this.#improving = true;
    brotli(this.#text, options(keptQuality, this.#text)).then(
      (bytes) => this.#hold('br', bytes),
      // The quick one stays.
      () => undefined,
    );
  }
}

function options(quality: number, text: Buffer) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  };
}
