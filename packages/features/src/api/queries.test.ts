import type { RecordSource } from '@porchlight/contract/rendering';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createRecordClient, listQuery, searchQuery, singleQuery } from './queries.ts';
import { staffRecordQuery } from './staff-queries.ts';

/** Calls of a source, and a source that responds to each a moment later. */
function recordCalls(): { calls: unknown[][]; source: RecordSource } {
  const calls: unknown[][] = [];
  const respond = async (call: unknown[], response: unknown) => {
    calls.push(call);
    await Promise.resolve();
    return response as never;
  };
  return {
    calls,
    source: {
      list: (...call) => respond(['list', ...call], { records: [], totalCount: 0 }),
      single: (...call) => respond(['single', ...call], { id: 9 }),
      search: (query) => respond(['search', query], { results: [], total: 0 }),
      facets: async () => ({ topics: [], years: [], days: null, texts: {} }),
      formKey: async () => ({ standing: 'open', token: '', delete_on: '' }),
      registrationKey: () => Promise.reject(new Error('not used')),
      pageAt: (path) => respond(['page at', path], { id: 7 }),
    },
  };
}

test('each query calls the source with its own arguments', async () => {
  const { calls, source } = recordCalls();
  const client = createRecordClient(source);
  await client.fetchQuery(listQuery('article', { limit: 3 }));
  await client.fetchQuery(singleQuery('story', '9'));
  await client.fetchQuery(staffRecordQuery('story', '9'));
  await client.fetchQuery(staffRecordQuery('user', '9'));
  await client.fetchQuery(searchQuery({ q: 'okra' }));
  expect(calls).toEqual([
    ['list', 'article', { limit: 3 }],
    ['single', 'story', '9'],
    ['single', 'story', '9', 'any'],
    ['single', 'user', '9', undefined],
    ['search', { q: 'okra' }],
  ]);
});

test('two pages that are rendered at once read from their own sources', async () => {
  const [first, second] = [recordCalls(), recordCalls()];
  const clients = [first, second].map(({ source }) => createRecordClient(source, { server: true }));
  const query = singleQuery('event', '4');
  await Promise.all([...clients, ...clients].map((client) => client.fetchQuery(query)));
  expect(first.calls).toEqual([['single', 'event', '4']]);
  expect(second.calls).toEqual([['single', 'event', '4']]);
});

test('a client without a source says how to make one that has one', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await expect(client.fetchQuery(listQuery('event'))).rejects.toThrow('Make it with createRecordClient.');
});
