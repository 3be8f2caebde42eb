import type { RecordSource } from '@porchlight/contract/rendering';
import { describe, expect, test } from 'vitest';
import { createRecordClient, listQuery, pageAtQuery, prefetchPageQuery, singleQuery } from '../api/index.ts';
import { headMarkup } from './head-markup.ts';
import { hydrateRecords, type PageState, pageState, pageStatus } from './page-state.ts';

/** Records are as far as the tests need them. */
const listOf = (records: object[], totalCount: number | null) => async () => ({
  records: records as never[],
  totalCount,
});
const source: RecordSource = {
  search: () => Promise.reject(new Error('Nothing is searched here.')),
  facets: async () => ({ topics: [], years: [], days: null, texts: {} }),
  formKey: async () => ({ standing: 'open', token: '', delete_on: '' }),
  registrationKey: () => Promise.reject(new Error('not used')),
  pageAt: () => Promise.reject(new Error('No page is read here.')),
  list: listOf([{ id: 1, title: '</script><script>alert(1)</script>' }], 1),
  single: async () => {
    throw Object.assign(new Error('secret path'), { status: 404 });
  },
};

async function renderedState(now: string) {
  const client = createRecordClient(source, { server: true });
  await client.prefetchQuery(listQuery('article'));
  await client.prefetchQuery(singleQuery('article', '9'));
  return { client, text: pageState(client, new Date(now), 'https://porchlight.example.org') };
}

describe('the state of a rendered page', () => {
  test('can’t end the script element that contains it', async () => {
    const { text } = await renderedState('2026-03-14T15:00:00Z');
    expect(text).not.toContain('<');
    expect(JSON.stringify(JSON.parse(text))).toContain('</script>');
  });

  test('contains only the status of an error', async () => {
    const { text } = await renderedState('2026-03-14T15:00:00Z');
    expect(text).toContain('404');
    expect(text).not.toContain('secret');
  });

  test('counts as fresh in the browser, however old the page is', async () => {
    const { text } = await renderedState('2020-01-01T00:00:00Z');
    const state: PageState = JSON.parse(text);
    const client = createRecordClient(source);
    hydrateRecords(client, state);
    const query = client.getQueryCache().find({ queryKey: listQuery('article').queryKey });
    expect(query?.isStaleByTime(30_000)).toBe(false);
    expect(query?.state.data).toMatchObject({ totalCount: 1 });
  });

  test('restores an error, so that the query is not sent again', async () => {
    const { text } = await renderedState('2026-03-14T15:00:00Z');
    const requestedIds: string[] = [];
    const client = createRecordClient({ ...source, single: async (_, id) => requestedIds.push(id) as never });
    hydrateRecords(client, JSON.parse(text));
    await prefetchPageQuery(client, singleQuery('article', '9'));
    expect(client.getQueryState(singleQuery('article', '9').queryKey)).toMatchObject({
      status: 'error',
      error: { status: 404 },
    });
    expect(requestedIds).toEqual([]);
  });

  test('contains only the records that are shown, and nothing that only staff can read', async () => {
    const records = [1, 2, 3].map((id) => ({ id, version: 7, updated_at: '2026-01-01T00:00:00Z' }));
    const client = createRecordClient({ ...source, list: listOf(records, null) }, { server: true });
    await prefetchPageQuery(client, listQuery('article', {}, { dehydrate: (all) => all.slice(0, 2) }));
    const state: PageState = JSON.parse(
      pageState(client, new Date('2026-03-14T15:00:00Z'), 'https://porchlight.example.org'),
    );
    expect(state.records[0]?.[1]).toEqual({ records: [{ id: 1 }, { id: 2 }], totalCount: 3 });
  });
});

test('sections and formatted texts keep the versions that they are read by', async () => {
  const document = { version: 1, type: 'doc', content: [] };
  const record = { id: 3, version: 7, content_document: document, sections: [{ id: 'a', version: 1, values: {} }] };
  const client = createRecordClient({ ...source, single: async () => record as never }, { server: true });
  await prefetchPageQuery(client, singleQuery('story', '3'));
  const state: PageState = JSON.parse(pageState(client, new Date(), 'https://porchlight.example.org'));
  expect(state.records[0]?.[1]).toEqual({ id: 3, content_document: document, sections: record.sections });
});

test('sections keep only what visitors see and somebody has filled in', async () => {
  const text = { version: 1, type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '' }] }] };
  const items = [{ title: 'Pies', link: '', count: 0 }, { title: '' }];
  const values = { title: '', text, picture: null, isDense: false, buttons: [], items };
  const shown = { id: 'a', kind: 'cards', version: 1, values };
  const hidden = { ...shown, id: 'b', hidden: true };
  const record = { id: 3, sections: [shown, hidden] };
  const client = createRecordClient({ ...source, pageAt: async () => record as never }, { server: true });
  await prefetchPageQuery(client, pageAtQuery('pies'));
  const state: PageState = JSON.parse(pageState(client, new Date(), 'https://porchlight.example.org'));
  const kept = { text, isDense: false, items: [{ title: 'Pies', count: 0 }, {}] };
  expect(state.records[0]?.[1]).toEqual({ id: 3, sections: [{ ...shown, values: kept }] });
});

describe('the status of a page', () => {
  test('is 404 for an invalid id', async () => {
    const badRequest = Object.assign(new Error('no id'), { status: 400 });
    const client = createRecordClient({ ...source, single: () => Promise.reject(badRequest) }, { server: true });
    await client.prefetchQuery(singleQuery('event', 'next-week'));
    expect(pageStatus(client)).toBe(404);
  });

  test('is 404 if its record is missing, and 503 if records can’t be loaded', async () => {
    const { client } = await renderedState('2026-03-14T15:00:00Z');
    expect(pageStatus(client)).toBe(404);
    const broken = createRecordClient({ ...source, list: () => Promise.reject(new Error('down')) }, { server: true });
    await broken.prefetchQuery(listQuery('article'));
    expect(pageStatus(broken)).toBe(503);
  });
});

describe('the head of a page', () => {
  test('shows a hostile title as text', () => {
    const head = headMarkup(
      { title: '"><script>alert(1)</script>', description: 'a & b', canonicalPath: '/article/1' },
      { origin: 'https://porchlight.example.org' },
    );
    expect(head).not.toContain('<script>');
    expect(head).toContain('<meta name="description" content="a &amp; b">');
    expect(head).toContain('<link rel="canonical" href="https://porchlight.example.org/article/1">');
  });
});
