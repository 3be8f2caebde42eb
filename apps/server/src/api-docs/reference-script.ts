import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { compressedJson } from '../http/compressed-json.ts';
import type { Encoding } from '../http/preferred-encoding.ts';

/** The browser script that renders the API reference. */
export interface ReferenceScript {
  /** Contains a hash of the content, so that browsers may cache it forever. */
  fileName: string;
  /** The script in a content encoding, compressed at the first request for it. */
  bytes(encoding: Encoding): Promise<Buffer>;
}

let loading: Promise<ReferenceScript> | undefined;

/** Scalar's script, loaded when the reference is first opened: 5 MB that most servers never need. */
export function referenceScript(): Promise<ReferenceScript> {
  loading ??= loadScript();
  return loading;
}

async function loadScript(): Promise<ReferenceScript> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  // The package offers its script only through its own routes, whose page violates our Content-Security-Policy.
  const app = fastify();
  await app.register(scalar, { routePrefix: '/reference', configuration: { url: '/' } });
  const { rawPayload } = await app.inject('/reference/js/scalar.js');
  await app.close();
  const coded = new Map<Encoding, Promise<Buffer>>();
  return {
    fileName: `reference-${createHash('sha256').update(rawPayload).digest('hex').slice(0, 12)}.js`,
    bytes(encoding) {
      if (encoding === 'identity') return Promise.resolve(rawPayload);
      const bytes = coded.get(encoding) ?? compressedJson(rawPayload, encoding, 'forever');
      coded.set(encoding, bytes);
      return bytes;
    },
  };
}
