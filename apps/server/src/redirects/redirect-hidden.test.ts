import { beforeEach, describe, expect, test } from 'vitest';
import { serverForEachTest } from '../testing/test-server.ts';
import { publicUrl } from '../testing/test-site.ts';
import { storedRedirections } from './redirections.ts';

const server = serverForEachTest(undefined, undefined, { settings: { PUBLIC_URL: publicUrl } });

beforeEach(async () => {
  await server.post('/api/add-page', { title: 'About us', slug: 'about' });
  await server.post('/api/add-story', { title: 'Rain', subtitle: 'On the porch' });
});

const archive = (redirect_to?: string) => server.post('/api/update-single-page/1', { state: 'archived', redirect_to });
const remove = (redirectTo = '', url = '/api/delete-single-page/1') =>
  server.asStaff({
    method: 'DELETE',
    url: (redirectTo && `${url}?redirect_to=${encodeURIComponent(redirectTo)}`) || url,
  });
const redirects = async () =>
  (await server.asStaff({ url: '/api/get-all-redirect' }))
    .json()
    .redirects.map(({ path, target, code }: Record<string, string>) => [path, target, code]);
const locationOf = async (address: string) => {
  const source = server.resources.publicSource;
  const redirection = await storedRedirections({ ...server, source, missed: server.server.missedAddresses }).find(
    address,
  );
  return redirection && ('location' in redirection ? redirection.location : redirection.status);
};

test('the page of a record that is archived or deleted leads to where an editor chose', async () => {
  expect((await archive('/vote')).statusCode).toBe(200);
  expect(await redirects()).toEqual([['/about', 'page:vote', '301']]);
  expect(await locationOf('/About?x=1')).toBe('/vote?x=1');
  expect((await remove('record:page/1', '/api/delete-single-story/1')).json().error.fields).toEqual({
    redirect_to: 'Visitors can’t see this page. Choose another.',
  });
  expect((await remove(`${publicUrl}/donate`, '/api/delete-single-story/1')).statusCode).toBe(204);
  expect(await locationOf('/story/1')).toBe('/donate');
});

test('a page that is removed permanently says so', async () => {
  await remove('gone');
  expect(await redirects()).toEqual([['/about', '', '410']]);
  expect(await locationOf('/about')).toBe(410);
});

describe('the redirect ends, and can be restored no more, when the page is back', () => {
  test.each([
    ['restored from the trash', () => remove('page:vote'), () => server.post('/api/restore-page/1')],
    [
      'published again',
      () => archive('page:vote'),
      () => server.post('/api/update-single-page/1', { state: 'published' }),
    ],
  ])('%s', async (_, hide, show) => {
    await hide();
    const [{ id }] = (await server.asStaff({ url: '/api/get-all-redirect' })).json().redirects;
    expect((await show()).statusCode).toBe(200);
    expect(await redirects()).toEqual([]);
    expect((await server.post(`/api/restore-redirect/${id}`)).json().error.message).toMatch(/^There is a page at/);
    // The next time, the address is redirected again.
    await archive('page:donate');
    expect(await redirects()).toEqual([['/about', 'page:donate', '301']]);
  });
});

test('without a choice nothing is redirected', async () => {
  await archive('');
  await remove('', '/api/delete-single-story/1');
  expect(await redirects()).toEqual([]);
});

test('a draft has no page that could be redirected', async () => {
  await server.post('/api/add-page', { title: 'Plans', slug: 'plans', state: 'draft' });
  expect((await remove('page:vote', '/api/delete-single-page/2')).statusCode).toBe(204);
  expect(await redirects()).toEqual([]);
});

describe('a target that leads nowhere is refused, and the page stays', () => {
  test.each([
    ['record:page/1', 'Visitors can’t see this page. Choose another.'],
    ['record:event/9', 'Visitors can’t see this page. Choose another.'],
    ['/about', 'This leads back to itself: /about → /about.'],
    ['page:none', 'There is no such page. Choose another.'],
    ['mailto:ruby@example.org', 'This can’t lead to an email address. Choose something else.'],
    [
      'javascript:alert(1)',
      'A link can’t start with ‘javascript:’. Use a website, an email address or a telephone number.',
    ],
  ])('%s', async (target, message) => {
    for (const response of [await archive(target), await remove(target)])
      expect([response.statusCode, response.json().error.fields]).toEqual([400, { redirect_to: message }]);
    expect((await server.server.inject('/api/get-page-at?path=about')).statusCode).toBe(200);
    expect(await redirects()).toEqual([]);
  });

  test('because it leads back to the page by another redirect', async () => {
    await server.post('/api/add-redirect', { path: '/who/*', target: '/about?x=1', code: '301' });
    expect((await archive('page:vote')).json().error.fields).toEqual({
      redirect_to: '/who/* leads here: /who/* → /about → /vote. Change that redirect first.',
    });
  });
});

test('who comes by an earlier address is sent on, however often pages are replaced', async () => {
  await server.post('/api/add-redirect', { path: '/who', target: '/about', code: '301' });
  await server.post('/api/add-redirect', { path: '/us', target: 'record:page/1', code: '301' });
  await server.post('/api/add-page', { title: 'We', slug: 'we' });
  await archive('record:page/2');
  expect(await Promise.all(['/who', '/us', '/about'].map(locationOf))).toEqual(['/we', '/we', '/we']);
  await remove('page:vote', '/api/delete-single-page/2');
  expect(await Promise.all(['/who', '/us', '/about', '/we'].map(locationOf))).toEqual(Array(4).fill('/vote'));
  await server.post('/api/restore-page/2');
  await server.post('/api/update-single-page/1', { state: 'published' });
  expect(await Promise.all(['/who', '/us'].map(locationOf))).toEqual(['/about', '/about']);
});

test('a page with a new address that is archived at once leads from the old address to the chosen page', async () => {
  await server.post('/api/update-single-page/1', { state: 'archived', slug: 'who', redirect_to: 'page:vote' });
  expect(await redirects()).toEqual([['/about', 'page:vote', '301']]);
});

describe('the page of a topic', () => {
  beforeEach(async () => {
    for (const name of ['Rain', 'Water']) await server.post('/api/add-topic', { name });
  });

  test('that is hidden leads to where an editor chose, until it is shown again', async () => {
    await server.post('/api/update-single-topic/1', { state: 'archived', redirect_to: 'record:topic/2' });
    expect(await locationOf('/topic/rain')).toBe('/topic/water');
    await server.post('/api/update-single-topic/1', { state: 'published' });
    expect(await redirects()).toEqual([]);
    await remove('page:vote', '/api/delete-single-topic/1');
    expect(await locationOf('/topic/rain')).toBe('/vote');
    await server.post('/api/restore-topic/1');
    expect(await redirects()).toEqual([]);
  });

  test('that was merged into one that is hidden later leads to where that one leads', async () => {
    await server.post('/api/merge-topic/1', { into: 2 });
    expect(await locationOf('/topic/rain')).toBe('/topic/water');
    await server.post('/api/update-single-topic/2', { state: 'archived', redirect_to: 'page:vote' });
    expect(await Promise.all(['/topic/rain', '/topic/water'].map(locationOf))).toEqual(['/vote', '/vote']);
    await server.post('/api/restore-topic/1');
    expect(await redirects()).toEqual([['/topic/water', 'page:vote', '301']]);
  });
});

test('a page of the site that is archived leads to where an editor chose, but the landing page stays', async () => {
  await server.post('/api/add-page', { title: 'Donate', slug: 'donate' });
  await server.post('/api/add-page', { title: 'Home', slug: 'home' });
  await server.post('/api/update-single-page/2', { state: 'archived', redirect_to: '/vote' });
  expect(await locationOf('/donate')).toBe('/vote');
  const { error } = (
    await server.post('/api/update-single-page/3', { state: 'archived', redirect_to: '/vote' })
  ).json();
  expect(error.fields).toEqual({
    redirect_to: 'There is a page at this address. Only addresses without a page can be redirected.',
  });
  expect((await remove('/vote', '/api/delete-single-page/2')).statusCode).toBe(400);
});
