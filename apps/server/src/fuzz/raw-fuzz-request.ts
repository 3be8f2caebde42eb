import type { Random } from './random.ts';

const host = 'Host: porchlight.example.org';
const lines = [
  ...['GET / HTTP/1.1', 'GET /story/1 HTTP/1.1', 'GET /api/get-all-story HTTP/1.1', 'POST /api/login HTTP/1.1'],
  ...[
    'HEAD / HTTP/1.1',
    'GET http://porchlight.example.org/vote HTTP/1.1',
    'GET http://[ HTTP/1.1',
    'OPTIONS * HTTP/1.1',
  ],
  ...['PROPFIND / HTTP/1.1', 'LOCK /api/login HTTP/1.1', 'CONNECT a:1 HTTP/1.1', 'BREW / HTTP/1.1', 'get / HTTP/1.1'],
  ...[
    'GET / HTTP/1.0',
    'GET / HTTP/2.0',
    'GET / HTTP/9.9',
    'GET /',
    'GET  / HTTP/1.1',
    'PRI * HTTP/2.0',
    '\x16\x03\x01\x02',
  ],
  ...['GET /\xe4\xff HTTP/1.1', 'GET /\0 HTTP/1.1', 'GET \\ HTTP/1.1', 'GET story HTTP/1.1', 'GET // HTTP/1.1', ''],
  ...['GET ?q=a HTTP/1.1', 'GET #a HTTP/1.1', 'GET /%0a HTTP/1.1', `GET /${'a'.repeat(20_000)} HTTP/1.1`],
];
const fields = [
  ...['Host: evil.example', 'Host:', 'Host: a b', `X-Long: ${'a'.repeat(20_000)}`, `Cookie: ${'a=b; '.repeat(4000)}`],
  ...['no colon', ': no name', 'A B: c', ' folded', 'X-Nul: a\0b', 'X-High: \xff\xfe', 'X: \x7f', 'Expect: nonsense'],
  ...['Content-Length: 5', 'Content-Length: -1', 'Content-Length: 1e9', 'Content-Length: 5\r\nContent-Length: 6'],
  ...['Transfer-Encoding: chunked', 'Transfer-Encoding: nonsense', 'Transfer-Encoding: chunked\r\nContent-Length: 3'],
  ...['Upgrade: websocket\r\nConnection: Upgrade', 'Upgrade: h2c', 'Accept: text/html', 'Range: bytes=0-'],
  ...['Content-Type: application/json', 'Content-Type: multipart/form-data; boundary=a', 'Expect: 100-continue'],
];
const bodies = ['', '', '5\r\nhello\r\n0\r\n\r\n', 'ffffffffffff\r\n', 'zz\r\n', '{"a":1}', '--a\r\n\r\n', '\0\0\0'];

/** Generates raw request bytes, in Latin-1, as no HTTP client would send them: odd request lines, headers, bodies. */
export function rawFuzzRequest({ pick, chance, integer, shuffle }: Random): string {
  const extraHeaders = Array.from({ length: integer(0, 2) }, () => pick(fields));
  const head = [...(chance(0.9) ? [host] : []), ...(chance(0.8) ? ['Connection: close'] : []), ...extraHeaders];
  const ending = chance(0.95) ? '\r\n\r\n' : pick(['', '\r\n', '\n\n', '\r\r']);
  return `${pick(lines)}\r\n${shuffle(head).join('\r\n')}${ending}${pick(bodies)}`;
}
