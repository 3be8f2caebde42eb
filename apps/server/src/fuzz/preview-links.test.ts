// @module-tag slow
import { fileReference } from '@porchlight/contract/fields';
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import { beforeEach, expect, test } from 'vitest';
import { forAllTests } from '../testing/for-each-test.ts';
import { quarters, sampleFilm, sampleMp3 } from '../testing/sample-files.ts';
import { startFullSite } from './full-site.ts';

const site = forAllTests(startFullSite);
beforeEach(() => site.setNow('2026-03-14T16:00:00Z'));

/** A draft with a link, and how it is opened. */
async function sharedDraft(title: string, state = 'draft') {
  const { id } = await site.resources.services.story.create({ title, content: `${title} text`, state: 'draft' });
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string) => {
    const record = { resource: 'story', record: id };
    if (method === 'POST') return site.asStaff({ method, url: path, payload: record });
    return site.asStaff({ method, url: `${path}?resource=story&record=${id}` });
  };
  const created = await call('POST', '/api/add-preview-link');
  if (state !== 'draft') await site.resources.services.story.update(id, { state });
  const { url = '', expires_at = '' } = created.json().preview_link ?? {};
  return { id, url, expiresAt: expires_at, path: url.replace(/^https?:\/\/[^/]+/, ''), call };
}

const get = (url: string) => site.server.inject({ url });

test('a person with the link of a draft can see it without an account; nothing caches or indexes it', async () => {
  const { path, id, expiresAt } = await sharedDraft('Okra in spring');
  expect(path).toMatch(new RegExp(`^/story/${id}\\?preview=[\\w-]{32}$`));
  const page = await get(path);
  expect([page.statusCode, page.body.includes('Okra in spring text')]).toEqual([200, true]);
  expect(page.body).toContain('This page is not public yet');
  expect(page.body).toContain('<meta name="robots" content="noindex">');
  expect(page.body).not.toContain('rel="canonical"');
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(expiresAt).toBe('2026-03-21T16:00:00Z');
  // The page's own URL, another record's and the API stay closed.
  const otherDraft = await sharedDraft('Another draft');
  for (const shut of [`/story/${id}`, `/api/get-single-story/${id}`, path.replace(`/${id}?`, `/${otherDraft.id}?`)])
    expect((await get(shut)).statusCode, shut).toBe(404);
  expect((await get('/stories')).body).not.toContain('Okra in spring');
});

test('a draft’s preview link opens no other page as a preview, and logs none', async () => {
  const { path, id } = await sharedDraft('Beans in May');
  const publicStory = await site.resources.services.story.create({ title: 'Corn', content: 'Corn text' });
  const opened = () =>
    site.db.read.selectFrom('security_log').select('subject').where('kind', '=', 'preview_opened').execute();
  const before = await opened();
  for (const [other, status] of [
    [`/story/${publicStory.id}`, 200],
    [`/story/${id}0`, 404],
    ['/stories', 200],
  ] as const) {
    const page = await get(path.replace(`/story/${id}`, other));
    expect([other, page.statusCode]).toEqual([other, status]);
    expect(page.body).not.toContain('This page is not public yet');
  }
  expect(await opened()).toEqual(before);
});

test.each(['story', 'podcast'] as const)('the files of a draft open for everyone with its link: a %s', async (name) => {
  const { files, resources } = site;
  const [cover, responses] = await Promise.all(
    [20, 40].map(async (width) => (await files.save('image', await quarters(width).png().toBuffer())).name),
  );
  const film = await files.save('film', sampleFilm(2));
  const sound = await files.save('sound', sampleMp3(2));
  const content = [
    { type: 'picture', attrs: { name: responses, alt: 'A porch', caption: '' } },
    { type: 'film', attrs: { name: film.name, title: 'Rain', wordless: true } },
  ];
  const values = {
    title: 'Rain',
    state: 'draft',
    content_document: JSON.stringify({ version: 1, type: 'doc', content }),
  };
  const draft = await resources.services[name].create(
    name === 'story' ? values : { ...sampleValues(name), state: 'draft' },
    {
      files: name === 'story' ? { image: String(cover) } : { link: fileReference('sound', sound.name) },
    },
  );
  const payload = { resource: name, record: draft.id };
  const created = await site.asStaff({ method: 'POST', url: '/api/add-preview-link', payload });
  const { body } = await get(created.json().preview_link.url.replace(/^https?:\/\/[^/]+/, ''));
  const urls = [...body.matchAll(/"(\/(?:images|films|sounds)\/[^"?\s]+)\?([^"\s]*)/g)].map(
    ([, path = '', query = '']) => [path, query.replaceAll('&amp;', '&')],
  );
  const paths =
    name === 'story' ? [`/images/${cover}`, `/images/${responses}`, `/films/${film.name}`] : [`/sounds/${sound.name}`];
  expect(urls.map(([path]) => path)).toEqual(expect.arrayContaining(paths));
  for (const [path, query] of urls) {
    expect((await get(`${path}?${query}`)).statusCode, path).toBe(200);
    expect((await get(String(path))).statusCode, path).toBe(404);
  }
});

test('a link that was deleted, replaced or is seven days old leads to a page that says so', async () => {
  const { path, call } = await sharedDraft('Okra in summer');
  const secondUrl = (await call('POST', '/api/add-preview-link')).json().preview_link.url;
  const expired = await get(path);
  expect([expired.statusCode, expired.body.includes('This preview has ended')]).toEqual([404, true]);
  const newer = secondUrl.replace(/^https?:\/\/[^/]+/, '');
  expect((await get(newer)).statusCode).toBe(200);
  expect((await call('DELETE', '/api/delete-preview-link')).json()).toEqual({ preview_link: null });
  expect((await get(newer)).statusCode).toBe(404);
  const { path: old } = await sharedDraft('Okra in fall');
  site.setNow('2026-03-21T16:00:00Z');
  expect((await get(old)).statusCode).toBe(404);
});

test('once the record is published the link redirects to its page, and no new link can be created', async () => {
  const { path, call } = await sharedDraft('Okra for all', 'published');
  expect((await get(path)).body).toContain('Okra for all text');
  expect((await call('POST', '/api/add-preview-link')).json().error.code).toBe('conflict');
});

test('the security log has who created and deleted a link, and where it was opened, at intervals, without the link', async () => {
  const { path, id, call } = await sharedDraft('Okra in confidence');
  for (let times = 0; times < 3; times += 1) await site.server.inject({ url: path, remoteAddress: '203.0.113.7' });
  await site.server.inject({ url: `/story/${id}?preview=${'x'.repeat(32)}`, remoteAddress: '203.0.113.8' });
  await call('DELETE', '/api/delete-preview-link');
  await call('DELETE', '/api/delete-preview-link');
  const rows = await site.db.read
    .selectFrom('security_log')
    .selectAll()
    .where('subject', '=', `story ${id}`)
    .orderBy('id')
    .execute();
  expect(rows.map(({ kind, username, address }) => [kind, username, address])).toEqual([
    ['preview_link_made', 'admin', '127.0.0.1'],
    ['preview_opened', '', '203.0.113.7'],
    ['preview_link_ended', 'admin', '127.0.0.1'],
  ]);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`confidence|${path.slice(-32)}`));
});

test('a link of a deleted record and an invented link open nothing', async () => {
  const { path, id } = await sharedDraft('Okra gone');
  await site.resources.services.story.remove(id);
  for (const shut of [path, `/story/${id}?preview=`, `/story/${id}?preview=%00`, '/stories/x?preview=1'])
    expect((await get(shut)).statusCode, shut).toBe(404);
});
