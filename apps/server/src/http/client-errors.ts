import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@porchlight/contract/errors';
import { failureTitle, httpErrorFor } from './errors.ts';
import { plainResponsePage } from './response-page.ts';

const statusByCode: Record<string, [line: string, code: ErrorCode, text?: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'timeout'],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'bad_request',
    'The browser sent too much data with its request. Deleting this site’s cookies may help.',
  ],
};

/** An error of Node's HTTP parser, with the bytes that were read last. */
type ClientError = Error & { code?: string; rawPacket?: unknown };

/**
 * Creates the `clientErrorHandler`, which responds when the parser gets no valid request: a timeout, headers that are
 * too long, noise. Responds with JSON if it was a call of the API, otherwise with a page.
 * @param headers headers of every response
 * @param onResponse called for each response, for the log
 */
export function createClientErrorHandler(
  headers: Readonly<Record<string, string>>,
  onResponse: (line: { reqId: string; status: number }) => void,
) {
  return (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [line, code, text] = statusByCode[error.code ?? ''] ?? ['400 Bad Request', 'bad_request'];
    const failure = httpErrorFor(code);
    const start = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1', 0, 40) : '';
    const isCall = /^[A-Z]+ \/api\//.test(start);
    const { html, policy } = plainResponsePage({ title: failureTitle(failure), text: text ?? failure.message });
    const body = isCall ? JSON.stringify(failure.body) : html;
    const reqId = randomUUID();
    onResponse({ reqId, status: Number.parseInt(line, 10) });
    const allHeaders = {
      ...headers,
      'x-request-id': reqId,
      ...(!isCall && { 'content-security-policy': policy }),
      'content-type': `${isCall ? 'application/json' : 'text/html'}; charset=utf-8`,
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const head = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${line}\r\n${head.join('')}\r\n${body}`);
  };
}
