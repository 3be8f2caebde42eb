import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/preferred-encoding.ts';
import { type ChosenScheme, documentText, type PageDocument } from './document.ts';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** Brotli quality for the first request: fast. */
const firstQuality = 5;
/** Brotli quality for later requests: a tenth smaller. */
const cachedQuality = 11;
/** Larger texts are not compressed slowly, which would take seconds; only sitemaps and calendars are. In bytes. */
const improvedMaxBytes = 512 * 1024;

/** A document in one color scheme, with its bytes in each content encoding, computed on first use. */
export class EncodedPage {
  /** Called when its size has grown. */
  onGrowth: () => void = () => undefined;
  readonly etag: string;
  readonly #text: Buffer;
  readonly #bytes = new Map<Encoding, Buffer>();
  #improving = false;

  constructor(document: PageDocument, scheme: ChosenScheme) {
    this.#text = Buffer.from(documentText(document, scheme));
    this.#bytes.set('identity', this.#text);
    // Weak, since all content encodings share it.
    this.etag = `W/"${createHash('sha256').update(document.policy).update(this.#text).digest('base64url').slice(0, 22)}"`;
  }

  /** Size of all encodings in memory, in bytes, for the cache's limit. */
  get size(): number {
    let size = 0;
    for (const bytes of this.#bytes.values()) size += bytes.length;
    return size;
  }

  /** The bytes in a content encoding, if computed already, so that a cached response needs no promise. */
  getEncoded(encoding: Encoding): Buffer | undefined {
    const bytes = this.#bytes.get(encoding);
    if (bytes && encoding === 'br' && !this.#improving && this.#text.length <= improvedMaxBytes) this.#improve();
    return bytes;
  }

  /** Computes the bytes in a content encoding. */
  async encode(encoding: Encoding): Promise<Buffer> {
    const existing = this.#bytes.get(encoding);
    if (existing) return existing;
    const bytes =
      encoding === 'br' ? await brotli(this.#text, options(firstQuality, this.#text)) : await gzipAsync(this.#text);
    this.#store(encoding, bytes);
    return bytes;
  }

  #store(encoding: Encoding, bytes: Buffer): void {
    this.#bytes.set(encoding, bytes);
    this.onGrowth();
  }

  /** Compresses again at a slow quality, in the thread pool, once a page was requested a second time. */
  #improve(): void {
    this.#improving = true;
    brotli(this.#text, options(cachedQuality, this.#text)).then(
      (bytes) => this.#store('br', bytes),
      // Keeps the fast compression.
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
