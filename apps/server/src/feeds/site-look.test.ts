import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { websiteFolder } from '../ops/serve-command.ts';
import { forEachTest } from '../testing/for-each-test.ts';
import { quarters } from '../testing/sample-files.ts';
import { bodyOf, startTestServer } from '../testing/test-server.ts';

const server = forEachTest(() => startTestServer(undefined, undefined, { webDist: websiteFolder }));

const get = (url: string, headers = {}) => server.server.inject({ url, headers });
const save = (values: Record<string, string | Buffer>) =>
  server.asStaff({ method: 'POST', url: '/api/update-single-organization/1', ...bodyOf(values) });
/** The address of a page's icon. */
const iconOf = (html: string) => /<link rel="icon" href="([^"]+)"/.exec(html)?.[1] ?? '';

/** The color in the middle of a picture, or at a point of it given by its share of width and height. */
async function colorAt(picture: Buffer, x = 0.5, y = 0.5): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  return `#${data.subarray(at, at + 3).toString('hex')}`;
}

test('with the demonstration look, a page has no style of a look and the icon of the website', async () => {
  const { body, headers } = await get('/stories');
  expect(body).not.toContain('data-look');
  expect(body).not.toContain('"look"');
  expect(iconOf(body)).toBe('/favicon.svg');
  expect((await get('/favicon.svg')).body).toContain('#2E3A87');
  const green = (await save({ primary_color: '#0b6e4f' })).statusCode;
  expect(green).toBe(200);
  await save({ primary_color: '' });
  const again = await get('/stories');
  expect([again.body, again.headers['content-security-policy']]).toEqual([body, headers['content-security-policy']]);
});

describe('after an administrator has chosen colors, a typeface and a plain pattern', () => {
  const look = { primary_color: '#0b6e4f', accent_color: '#9a3412', pattern: 'plain', text_typeface: 'serif' };

  test('pages have them at once, and the policy allows their style', async () => {
    await get('/stories');
    await save(look);
    for (const url of ['/stories', '/no-such-page']) {
      const { body, headers } = await get(url);
      const css = /<style data-look="">([^<]+)<\/style>/.exec(body)?.[1] ?? '';
      expect(css).toContain('--pl-primary:#0b6e4f');
      const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(css))).toString('base64');
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
      // Only the font of the headings is loaded.
      expect([...body.matchAll(/<link rel="preload"[^>]+as="font"/g)]).toHaveLength(1);
    }
  });

  test('the dashboard has them before its program runs', async () => {
    await save(look);
    const { body } = await get('/dashboard');
    expect(body).toMatch(/<style data-look="" nonce="[^"]+">:root:root\{[^<]*--pl-primary:#0b6e4f/);
  });

  test('manifest, icons and cards have them, at new addresses', async () => {
    const before = iconOf((await get('/')).body);
    await save(look);
    const icon = iconOf((await get('/')).body);
    expect(icon).not.toBe(before);
    expect((await get(icon)).body).toContain('#0b6e4f');
    const manifest = (await get('/site.webmanifest')).json();
    expect(manifest.theme_color).toBe('#0b6e4f');
    for (const { src, sizes } of manifest.icons.slice(1)) {
      const { rawPayload } = await get(src);
      expect(await colorAt(rawPayload, 0.05, 0.5), src).toBe('#0b6e4f');
      expect(`${(await sharp(rawPayload).metadata()).width}`).toBe(sizes.split('x')[0]);
    }
    const ico = (await get('/favicon.ico')).rawPayload;
    expect(await colorAt(ico.subarray(22), 0.05, 0.5)).toBe('#0b6e4f');
    const card = await get((await get('/cards/stories.png')).headers.location ?? '');
    expect(await colorAt(card.rawPayload, 0.9, 0.5)).toBe('#0b6e4f');
  });

  test('an icon that the browser has is not sent again', async () => {
    await save(look);
    const { headers } = await get('/favicon.svg');
    expect((await get('/favicon.svg', { 'if-none-match': headers.etag })).statusCode).toBe(304);
  });
});

test('the icons show the logo, even in a quilt look', async () => {
  await save({ logo: await quarters(200, 200).png().toBuffer() });
  const { rawPayload } = await get('/icon-192.png');
  // Red at the top left, yellow at the bottom left: the quarters of the picture.
  expect(await colorAt(rawPayload, 0.1, 0.1)).toMatch(/^#f[c-f]0[0-3]0[0-3]$/);
  expect(await colorAt((await get('/icon-maskable-512.png')).rawPayload, 0.05, 0.05)).toBe('#ffffff');
});
