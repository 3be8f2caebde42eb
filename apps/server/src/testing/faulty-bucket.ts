import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestBucket, type TestBucket } from './test-bucket.ts';

/** What is wrong with the store. */
export type BucketFault =
  /** It answers with an error of S3's, `403 AccessDenied`. */
  | { answers: number; code: string }
  /** It takes requests and says nothing. */
  | 'is silent'
  /** It ends the connection when this much of a file is sent. */
  | { cutsAfterBytes: number }
  /** It sends this much of a file, and then nothing. */
  | { stallsAfterBytes: number }
  /** It ends the connection in the middle of what it is sent. */
  | 'hangs up on uploads';

/** A bucket that can be told to misbehave. */
export interface FaultyBucket extends TestBucket {
  /** What is wrong from now on; null for nothing. A method limits it to calls of that kind. */
  fault: BucketFault | null;
  method: string | null;
  /** Calls that were made since. */
  calls: { method: string; path: string }[];
}

/** Starts one: a store in this process behind a proxy. */
export async function startFaultyBucket(): Promise<FaultyBucket> {
  const bucket = await startTestBucket();
  const behind = new URL(bucket.address.endpoint);
  const proxy = createServer((request, response) => {
    faulty.calls.push({ method: request.method ?? '', path: request.url ?? '' });
    const isMeant = faulty.method === null || faulty.method === request.method;
    answer(behind, request, response, isMeant ? faulty.fault : null);
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

function answer(behind: URL, request: IncomingMessage, response: ServerResponse, fault: BucketFault | null): void {
  if (fault === 'is silent') return;
  if (fault === 'hangs up on uploads') {
    request.once('data', () => request.destroy());
    return;
  }
  if (fault !== null && 'answers' in fault) {
    request.resume();
    response.writeHead(fault.answers, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${fault.code}</Code><Message>Not today.</Message></Error>`);
    return;
  }
  const { method, url: path, headers } = request;
  const passed = ask({ host: behind.hostname, port: behind.port, method, path, headers }, (found) => {
    response.writeHead(found.statusCode ?? 500, found.headers);
    let sent = 0;
    const end = fault && ('cutsAfterBytes' in fault ? fault.cutsAfterBytes : fault.stallsAfterBytes);
    found.on('data', (chunk: Buffer) => {
      if (end !== null && sent >= end) return;
      const part = end === null ? chunk : chunk.subarray(0, end - sent);
      sent += part.length;
      response.write(part, () => {
        if (fault && 'cutsAfterBytes' in fault && sent >= fault.cutsAfterBytes) response.destroy();
      });
    });
    found.on('end', () => {
      if (end === null || sent < end) response.end();
    });
  });
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}
