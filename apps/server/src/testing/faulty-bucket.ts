import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestBucket, type TestBucket } from './test-bucket.ts';

/** A fault of the simulated S3 store. */
export type BucketFault =
  /** It responds with an S3 error, such as `403 AccessDenied`. */
  | { status: number; code: string }
  /** It accepts requests and never responds. */
  | 'is silent'
  /** It closes the connection after sending this much of a file. */
  | { cutsAfterBytes: number }
  /** It sends this much of a file, and then nothing more. */
  | { stallsAfterBytes: number }
  /** It closes the connection in the middle of an upload. */
  | 'hangs up on uploads';

/** A bucket with faults that a test can switch on. */
export interface FaultyBucket extends TestBucket {
  /** The fault from now on; null for none. `method` limits it to requests with that method. */
  fault: BucketFault | null;
  method: string | null;
  /** Requests since the start. */
  calls: { method: string; path: string }[];
}

/** Starts one: an S3 store in this process, behind a proxy that causes the faults. */
export async function startFaultyBucket(): Promise<FaultyBucket> {
  const bucket = await startTestBucket();
  const upstream = new URL(bucket.address.endpoint);
  const proxy = createServer((request, response) => {
    faulty.calls.push({ method: request.method ?? '', path: request.url ?? '' });
    const isAffected = faulty.method === null || faulty.method === request.method;
    respondWithFault(upstream, request, response, isAffected ? faulty.fault : null);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const faulty: FaultyBucket = {
    ...bucket,
    address: { ...bucket.address, endpoint },
    settings: { ...bucket.settings, AWS_ENDPOINT_URL_S3: endpoint },
    fault: null,
    method: null,
    calls: [],
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      await bucket.stop();
    },
  };
  return faulty;
}

function respondWithFault(
  upstream: URL,
  request: IncomingMessage,
  response: ServerResponse,
  fault: BucketFault | null,
): void {
  if (fault === 'is silent') return;
  if (fault === 'hangs up on uploads') {
    request.once('data', () => request.destroy());
    return;
  }
  if (fault !== null && 'status' in fault) {
    request.resume();
    response.writeHead(fault.status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${fault.code}</Code><Message>Not today.</Message></Error>`);
    return;
  }
  const { method, url: path, headers } = request;
  const passed = ask({ host: upstream.hostname, port: upstream.port, method, path, headers }, (upstreamResponse) => {
    response.writeHead(upstreamResponse.statusCode ?? 500, upstreamResponse.headers);
    let sent = 0;
    const end = fault && ('cutsAfterBytes' in fault ? fault.cutsAfterBytes : fault.stallsAfterBytes);
    upstreamResponse.on('data', (chunk: Buffer) => {
      if (end !== null && sent >= end) return;
      const part = end === null ? chunk : chunk.subarray(0, end - sent);
      sent += part.length;
      response.write(part, () => {
        if (fault && 'cutsAfterBytes' in fault && sent >= fault.cutsAfterBytes) response.destroy();
      });
    });
    upstreamResponse.on('end', () => {
      if (end === null || sent < end) response.end();
    });
  });
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}
