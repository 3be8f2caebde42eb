import { connect } from 'node:net';

/** How long the line is kept open for an answer to begin, in milliseconds. */
const answerWithinMs = 1500;

/** An answer as it came over the line. */
export interface RawAnswer {
  /** 0 where the connection ended without an answer. */
  status: number;
  /** By their names in lower case. */
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends bytes as they are, and nothing after them, and reads until the server closes. What is answered first counts.
 * @param bytes text is sent as Latin-1, so that any byte can be written
 */
export async function rawRequest(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve) => {
    // Who ends before the answer begins gets none; what never was a whole request waits for the end of it.
    const end = setTimeout(() => socket.end(), answerWithinMs);
    socket.on('data', (chunk) => {
      chunks.push(Buffer.from(chunk));
      if (!String(chunk).startsWith('HTTP/1.1 1')) socket.end();
    });
    // A server that refuses early may close while we are still writing: what it said has been read.
    socket.on('error', () => resolve());
    socket.on('close', () => {
      clearTimeout(end);
      resolve();
    });
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
  // What only says 'go on' is no answer yet.
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
