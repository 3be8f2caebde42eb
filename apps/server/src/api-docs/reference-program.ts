import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastify from 'fastify';
import type { Encoding } from '../http/preferred-encoding.ts';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** Half a second for 5 MB, once, beside the answers; a quality of 11 takes eight seconds to save a tenth. */
const quality = 9;

/** The program that draws the reference, for browsers. */
export interface ReferenceProgram {
  /** Changes with its bytes: a browser may keep what has this name for ever. */
  fileName: string;
  /** The bytes in a coding, made when somebody first asks for them so. */
  bytes(encoding: Encoding): Promise<Buffer>;
}

let loading: Promise<ReferenceProgram> | undefined;

/** Scalar's program, read when somebody first opens the reference: 5 MB that most servers never need. */
export function referenceProgram(): Promise<ReferenceProgram> {
  loading ??= loadProgram();
  return loading;
}

async function loadProgram(): Promise<ReferenceProgram> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  // The package hands its program out by its own routes alone, and its page can't live within our policy.
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
