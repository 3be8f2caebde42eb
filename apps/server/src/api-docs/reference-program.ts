import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastify from 'fastify';
import type { Encoding } from '../http/preferred-encoding.ts';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** Brotli quality. 5 MB take half a second, once, in the thread pool; 11 would take eight seconds to save a tenth. */
const quality = 9;

/** The browser script that renders the API reference. */
export interface ReferenceProgram {
  /** Contains a hash of the content, so that browsers may cache it forever. */
  fileName: string;
  /** The script in a content encoding, compressed at the first request for it. */
  bytes(encoding: Encoding): Promise<Buffer>;
}

let loading: Promise<ReferenceProgram> | undefined;

/** Scalar's script, loaded when the reference is first opened: 5 MB that most servers never need. */
export function referenceProgram(): Promise<ReferenceProgram> {
  loading ??= loadProgram();
  return loading;
}

async function loadProgram(): Promise<ReferenceProgram> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  // The package offers its script only through its own routes, whose page violates our Content-Security-Policy.
  const app = fastify();
  await app.register(scalar, { routePrefix: '/reference', configuration: { url: '/' } });
  const { rawPayload } = await app.inject('/reference/js/scalar.js');
  await app.close();
  const coded = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(rawPayload)]]);
  return {
    fileName: `reference-${createHash('sha256').update(rawPayload).digest('hex').slice(0, 12)}.js`,
    bytes(encoding) {
      const bytes = coded.get(encoding) ?? encode(rawPayload, encoding);
      coded.set(encoding, bytes);
      return bytes;
    },
  };
}

function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(bytes);
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
