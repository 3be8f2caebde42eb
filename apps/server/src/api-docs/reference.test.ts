import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { serverForAllTests } from '../testing/test-server.ts';

const server = serverForAllTests();

const get = (url: string, headers = {}) => server.server.inject({ url, headers });

/** URL of the script of the page. */
async function programPath(): Promise<string> {
  return /src="(\/api\/docs\/[^"]+)"/.exec((await get('/api/docs')).body)?.[1] ?? '';
}

describe('the page that shows the API', () => {
  test('has its own policy: scripts only by this response’s nonce, nothing from other sites', async () => {
    const page = await get('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = String(page.headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).toBe(
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src-elem 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; report-uri /policy-reports; report-to policy`,
    );
    expect(page.body.match(/<(script|style)\b/g)?.length).toBe(
      page.body.match(new RegExp(`<(script|style) nonce="${nonce?.replace(/[+/]/g, '\\$&')}"`, 'g'))?.length,
    );
    expect(page.body).not.toMatch(/https?:\/\//);
    expect((await get('/api/docs')).headers['content-security-policy']).not.toBe(policy);
  });

  test('has the usual headers, and is not indexed', async () => {
    const { headers, body } = await get('/api/docs');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex' });
    expect(headers).toHaveProperty('permissions-policy');
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  test('has one URL: the one with a slash redirects to it', async () => {
    const { statusCode, headers } = await get('/api/docs/');
    expect([statusCode, headers.location]).toEqual([308, '/api/docs']);
  });

  test('responds to HEAD, and refuses every other method', async () => {
    const head = await server.server.inject({ method: 'HEAD', url: '/api/docs' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const sent = await server.server.inject({ method: 'POST', url: '/api/docs' });
    expect([sent.statusCode, sent.headers.allow, sent.json().error.code]).toEqual([
      ...[405, 'GET, HEAD', 'method_not_allowed'],
    ]);
  });

  test('has the color scheme that a visitor has chosen', async () => {
    expect((await get('/api/docs', { cookie: 'scheme=dark' })).body).toContain('<html lang="en" data-scheme="dark">');
  });

  test('links to the document if there is no JavaScript', async () => {
    expect((await get('/api/docs')).body).toMatch(/<noscript>.*<a href="\/api\/openapi\.json">/);
  });
});

describe('the script that renders it', () => {
  test('comes from this server, compressed, and is cached forever', async () => {
    const path = await programPath();
    const [plain, brotli, gzip] = await Promise.all([
      ...[get(path), get(path, { 'accept-encoding': 'gzip, br' }), get(path, { 'accept-encoding': 'gzip' })],
    ]);
    expect(plain?.headers).toMatchObject({
      ...{ 'content-type': 'text/javascript; charset=utf-8', vary: 'accept-encoding' },
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotli?.headers['content-encoding']).toBe('br');
    expect(brotli?.rawPayload.length).toBeLessThan(1_300_000);
    expect(brotliDecompressSync(brotli?.rawPayload ?? '').equals(plain?.rawPayload ?? Buffer.of())).toBe(true);
    expect(gzip?.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip?.rawPayload ?? '').equals(plain?.rawPayload ?? Buffer.of())).toBe(true);
  });

  test('is the only file beside the page: other URLs are unknown calls', async () => {
    for (const path of [
      '/api/docs/scalar.js',
      '/api/docs/reference-000000000000.js',
      '/api/docs/a/b',
      '/api/nothing',
    ]) {
      const response = await get(path);
      expect([response.statusCode, response.json().error.code], path).toEqual([404, 'not_found']);
    }
  });
});

describe('the document', () => {
  test('is compressed, and returns 304 to a browser that has it', async () => {
    const brotliResponse = await get('/api/openapi.json', { 'accept-encoding': 'br' });
    const plain = await get('/api/openapi.json', { 'accept-encoding': 'identity' });
    expect(brotliResponse.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
    // Relative to its own length, which grows with every entity.
    expect(brotliResponse.rawPayload.length).toBeLessThan(plain.rawPayload.length / 12);
    const revalidated = await get('/api/openapi.json', { 'if-none-match': brotliResponse.headers.etag });
    expect([revalidated.statusCode, revalidated.body]).toEqual([304, '']);
  });
});
