import { beforeEach, describe, expect, test } from 'vitest';
import { noise } from '../testing/sample-files.ts';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest('2026-03-07T13:50:00Z');

const quote = (id: string, values: object = {}) => ({
  ...{ id, kind: 'quote', version: 1 },
  values: {
    text: 'Sit down first.',
    cite: 'Odessa Tarver',
    detail: '',
    after: null,
    buttons: [],
    tone: 'plain',
    ...values,
  },
});
const list = (...items: object[]) => ({
  ...{ id: 'list', kind: 'iconList', version: 1 },
  values: { title: 'What we keep', items },
});
const add = (values: object) => server.post('/api/add-page', { title: 'How we began', ...values });
const change = (id: number, values: object) => server.post(`/api/update-single-page/${id}`, values);
const pageAt = async (path: string) => {
  const response = await server.server.inject(`/api/get-page-at?path=${encodeURIComponent(path)}`);
  return response.statusCode === 200 ? response.json().page : response.statusCode;
};

describe('the address of a page', () => {
  test('is that of the site, in lower case and without accents, however it was typed', async () => {
    for (const [slug, path] of Object.entries({
      '': 'how-we-began',
      '/About/How we began/': 'about/how-we-began',
      'https://porchlight.example.org/über uns?x=1#top': 'uber-uns',
      'https://porchlight.example.org/caf%C3%A9%20au%20lait': 'cafe-au-lait',
      '100% ours': '100-ours',
    })) {
      expect((await add({ slug })).json().page.slug).toBe(path);
      expect(await pageAt(path)).toMatchObject({ title: 'How we began' });
    }
  });

  test('can’t be one of the system or of the site, or too long', async () => {
    for (const [slug, message] of Object.entries({
      'api/keys': 'Addresses that begin with /api belong to the system. Choose another.',
      '/dashboard': 'Addresses that begin with /dashboard belong to the system. Choose another.',
      images: 'Addresses that begin with /images belong to the system. Choose another.',
      Search: 'The site already has a page at /search. Choose another address.',
      'a/b/c/d/e/f/g': 'This can have at most 6 parts between slashes.',
      ['x'.repeat(300)]: 'This can have at most 200 characters, and has 300.',
      [`${'y'.repeat(150)}/${'z'.repeat(60)}`]: 'This can have at most 200 characters, and has 211.',
    })) {
      expect((await add({ slug })).json().error.fields).toEqual({ slug: message });
    }
  });

  test('is refused if another page has it, and made from the title past those of the site', async () => {
    await add({ slug: 'about' });
    expect((await add({ slug: '/About' })).json().error.fields).toHaveProperty('slug');
    expect((await add({ title: 'Search' })).json().page.slug).toBe('search-2');
    expect((await add({ title: 'About' })).json().page.slug).toBe('about-2');
  });

  test('tells the published pages above it, from the top', async () => {
    await add({ slug: 'about/history', title: 'History', menu_label: 'Past' });
    await add({ slug: 'about/history/first-winter' });
    await add({ slug: 'about', title: 'About' });
    await add({ slug: 'about/history/first-winter/snow', title: 'Snow', state: 'draft' });
    expect((await pageAt('about/history/first-winter')).pages_above).toEqual([
      { slug: 'about', title: 'About', menu_label: '' },
      { slug: 'about/history', title: 'History', menu_label: 'Past' },
    ]);
    expect(await pageAt('about/history/first-winter/snow')).toBe(404);
  });
});

describe('the sections of a page', () => {
  test('are kept with their ids, and of a kind or version that is not known as they are', async () => {
    const unknown = { id: 'z', kind: 'choir', version: 3, values: { voices: [1, { high: true }] } };
    const newer = { ...quote('n'), version: 99, values: { verses: 'two' } };
    const sections = [quote('a'), unknown, newer, { ...quote('b'), hidden: true }];
    const { page } = (await add({ sections })).json();
    expect(page.sections).toEqual(sections);
    expect((await change(page.id, { sections: page.sections.toReversed() })).json().page.sections).toEqual(
      sections.toReversed(),
    );
  });

  test('with a mistake are refused with the place of the first', async () => {
    const refusal = async (...sections: object[]) => (await add({ sections })).json().error.fields.sections;
    expect(await refusal(quote('a'), list({ title: 'Voices' }, { title: '', text: 'x' }))).toBe(
      'Section 2 (List of points), point 2, Title: This can’t be empty.',
    );
    expect(await refusal(quote('a'), quote('a'))).toContain('needs an id of its own');
    expect(await refusal(list({ title: 'Go', link: 'javascript:alert(1)' }))).toMatch(/point 1, Link: /);
    expect(await refusal({ kind: 'quote' })).toBe('This has to be a list of sections, as JSON.');
    expect(await refusal(...Array.from({ length: 201 }, (_, index) => quote(`q${index}`)))).toBe(
      'A page can have at most 200 sections.',
    );
  });

  test('lead to records by their addresses, and nowhere while visitors can’t see them', async () => {
    await server.post('/api/add-event', { title: 'Pie supper' });
    await add({ slug: 'recipes', title: 'Recipes' });
    const { page } = (
      await add({
        sections: [list({ title: 'Pies', link: 'record:event/1' }, { title: 'Beans', link: 'record:page/1' })],
      })
    ).json();
    const links = async () => (await pageAt(page.slug)).sections_facts.links;
    expect(await links()).toEqual({ 'record:event/1': '/event/1?slug=Pie-supper', 'record:page/1': '/recipes' });
    await change(1, { slug: 'kitchen/recipes' });
    await server.post('/api/update-single-event/1', { state: 'archived' });
    expect(await links()).toEqual({ 'record:event/1': null, 'record:page/1': '/kitchen/recipes' });
  });

  describe('with a picture', () => {
    let image: string;
    beforeEach(async () => {
      const picture = await noise(80, 80).jpeg().toBuffer();
      ({ image } = (
        await server.post('/api/add-media', { title: 'Jars', alt: 'Jars on a shelf', image: picture })
      ).json().picture);
    });
    const header = (picture: string | null) => ({
      ...{ id: 'h', kind: 'pageHeader', version: 1 },
      values: { title: 'Jars', picture },
    });
    const seen = async () => (await server.server.inject(`/images/${image}`)).statusCode;

    test('show it to visitors exactly while the page is public, with its description', async () => {
      const { page } = (await add({ state: 'draft', sections: [header(image)] })).json();
      expect(await seen()).toBe(404);
      await change(page.id, { state: 'published' });
      expect(await seen()).toBe(200);
      expect((await pageAt(page.slug)).sections_facts.pictures).toEqual({ [image]: { alt: 'Jars on a shelf' } });
      await change(page.id, { sections: [header(null)] });
      expect(await seen()).toBe(404);
    });

    test('lose it when it is deleted from the library, and get it back with it', async () => {
      const { page } = (await add({ sections: [header(image)] })).json();
      const shown = async () => (await pageAt(page.slug)).sections[0].values.picture;
      const id = (await server.asStaff({ url: '/api/get-all-media' })).json().media[0].id;
      await server.asStaff({ method: 'DELETE', url: `/api/delete-single-media/${id}` });
      expect(await shown()).toBeNull();
      await server.post(`/api/restore-media/${id}`);
      expect(await shown()).toBe(image);
    });

    test('that is missing are refused', async () => {
      const missing = `${'0'.repeat(32)}.jpg`;
      expect((await add({ sections: [header(missing)] })).json().error.fields.sections).toBe(
        'A picture or video in ‘Page header’ is missing. Choose another, or remove it.',
      );
    });
  });
});

describe('a page of the site', () => {
  const addSitePage = () => add({ title: 'How we work', slug: 'how-we-work', sections: [quote('a')] });

  test('can be changed and hidden from visitors, but not moved or deleted', async () => {
    const { id } = (await addSitePage()).json().page;
    expect((await change(id, { title: 'With whom', slug: 'how-we-work' })).statusCode).toBe(200);
    expect((await change(id, { slug: 'partners-of-ours' })).json().error.fields).toEqual({
      slug: 'This page is part of the site, so its address can’t change.',
    });
    const refused = await server.asStaff({ method: 'DELETE', url: `/api/delete-single-page/${id}` });
    expect(refused.json().error.message).toBe(
      'This page is part of the site, so it can’t be deleted. Archive it, and visitors don’t see it.',
    );
    expect(await pageAt('how-we-work')).toMatchObject({ title: 'With whom' });
    expect((await change(id, { state: 'archived' })).statusCode).toBe(200);
    expect(await pageAt('how-we-work')).toBe(404);
  });

  test('is a link in sections while visitors can see it', async () => {
    const buttons = [{ text: 'Partners', link: 'page:howWeWork', look: 'usual' }];
    await add({ slug: 'about', sections: [quote('a', { buttons })] });
    const linksOf = async () => (await pageAt('about')).sections_facts.links;
    expect(await linksOf()).toEqual({ 'page:howWeWork': null });
    await addSitePage();
    expect(await linksOf()).toEqual({ 'page:howWeWork': '/how-we-work' });
  });
});

test('a page that still has a prompt of the first start is not published, unless the section is hidden', async () => {
  const sections = [quote('a'), quote('b', { text: '[[Say in one sentence whom you serve]]' })];
  const { id } = (await add({ sections, state: 'draft' })).json().page;
  expect((await change(id, { state: 'published' })).json().error.fields).toEqual({
    sections:
      'Section 2 (Quote) still says ‘[[Say in one sentence whom you serve]]’. Write your own words, or hide the section.',
  });
  const hidden = sections.map((section, index) => (index === 1 ? { ...section, hidden: true } : section));
  expect((await change(id, { sections: hidden, state: 'published' })).statusCode).toBe(200);
});

test('a draft of changes replaces the sections of a page when it is published, at the same address', async () => {
  const { page } = (await add({ slug: 'about', sections: [quote('a')] })).json();
  const draft = (await add({ replaces: page.id, state: 'draft', sections: [quote('b'), quote('a')] })).json().page;
  expect((await pageAt('about')).sections).toHaveLength(1);
  await change(draft.id, { state: 'published' });
  expect((await pageAt('about')).sections.map(({ id }: { id: string }) => id)).toEqual(['b', 'a']);
});

test('an address that a published page no longer has redirects to it, until another page has it', async () => {
  const redirects = async () =>
    (await server.asStaff({ url: '/api/get-all-redirect' }))
      .json()
      .redirects.map((redirect: Record<string, unknown>) => [redirect.path, redirect.target]);
  const { page } = (await add({ slug: 'about' })).json();
  await change(page.id, { slug: 'who/about' });
  expect(await redirects()).toEqual([['/about', 'record:page/1']]);
  await change(page.id, { slug: 'about' });
  expect(await redirects()).toEqual([['/who/about', 'record:page/1']]);
  const draft = (await add({ slug: 'plans', state: 'draft' })).json().page;
  await change(draft.id, { slug: 'plan' });
  expect(await redirects()).toHaveLength(1);
  const refused = await server.post('/api/add-redirect', { path: '/About', target: 'page:donate', code: '301' });
  expect(refused.json().error.fields.path).toContain('There is a page at this address.');
});

test('a page is found by the words of its sections while it is public, at its address', async () => {
  const search = async (words: string) =>
    (await server.server.inject(`/api/search?q=${words}`))
      .json()
      .results.map((result: { kind: string; slug: string }) => [result.kind, result.slug]);
  const { page } = (
    await add({ slug: 'about/first', title: 'Beginnings', sections: [quote('a', { text: 'The lamplighter came.' })] })
  ).json();
  expect(await search('lamplighter')).toEqual([['page', '/about/first']]);
  expect(await search('beginnings')).toEqual([['page', '/about/first']]);
  await change(page.id, {
    sections: [{ ...quote('a', { text: 'The lamplighter came.' }), hidden: true }, quote('b', { text: 'Okra.' })],
  });
  expect(await search('lamplighter')).toEqual([]);
  expect(await search('okra')).toEqual([['page', '/about/first']]);
  await change(page.id, { state: 'archived' });
  expect(await search('okra')).toEqual([]);
});

test('a page is found by the facts in its texts, also after the settings have changed', async () => {
  const found = async (words: string) =>
    (await server.server.inject(`/api/search?q=${encodeURIComponent(words)}`)).json().results;
  const { page } = (
    await add({
      title: 'Visit {porch}',
      slug: 'visit',
      sections: [quote('a', { text: 'Come to {town}[, {porch hours}].' })],
    })
  ).json();
  await server.post('/api/update-single-organization/1', {
    city: 'Cedar Hollow',
    places: [{ key: 'third', name: 'The Veranda' }],
  });
  expect(await found('ruby')).toEqual([]);
  const [result] = await found('veranda cedar hollow');
  expect(result).toMatchObject({ kind: 'page', slug: '/visit' });
  expect(result.snippet.map(({ text }: { text: string }) => text).join('')).toContain('Come to Cedar Hollow.');
  await change(page.id, { title: 'Visit us' });
  expect(await found('veranda')).toEqual([]);
  expect(await found('cedar')).toHaveLength(1);
});
