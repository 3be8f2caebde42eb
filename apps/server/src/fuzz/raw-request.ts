import { connect } from 'node:net';

/** How long to wait for a response to begin before ending the connection, in milliseconds. */
const answerWithinMs = 1500;

/** A response as it arrived on the socket. */
export interface RawResponse {
  /** 0 when the connection ended without a response. */
  status: number;
  /** Keyed by lowercase name. */
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends bytes unchanged on a new connection and reads until the server closes it. Returns the first final response.
 * @param bytes a string is sent as Latin-1, so that it can contain any byte
 */
export async function rawRequest(port: number, bytes: string | Buffer): Promise<RawResponse> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve) => {
    // Ending earlier would cancel the response; without it, the server would keep waiting for an incomplete request.
    const end = setTimeout(() => socket.end(), answerWithinMs);
    socket.on('data', (chunk) => {
      chunks.push(Buffer.from(chunk));
      if (!String(chunk).startsWith('HTTP/1.1 1')) socket.end();
    });
    // A server that refuses early may close while we are still writing; its response has been read by then.
    socket.on('error', () => resolve());
    socket.on('close', () => {
      clearTimeout(end);
      resolve();
    });
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
  // Skips interim responses, such as 100 Continue.
  const received = Buffer.concat(chunks)
    .toString('latin1')
    .replace(/^(HTTP\/1\.1 1\d\d[^\r]*\r\n\r\n)+/, '');
  const [head = '', ...body] = received.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const headers = fields.map((field): [string, string] => {
    const colon = field.indexOf(':');
    return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
  });
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: body.join('\r\n\r\n'),
  };
}
