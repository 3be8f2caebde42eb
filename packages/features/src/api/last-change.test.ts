import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { browserTransport } from './browser-transport.ts';
import { lastChangeQuery } from './last-change.ts';

vi.mock('./browser-transport.ts', () => ({ browserTransport: vi.fn() }));

test('rows of a page ask each for its own last change, and one call a resource answers all of them', async () => {
  const transport = vi.mocked(browserTransport);
  transport.mockImplementation(async ({ query }: Parameters<typeof browserTransport>[0]) => {
    const records = String(query?.records).split(',').map(Number);
    return { data: { changes: records.filter((id) => id !== 2).map((record_id) => ({ record_id })) } } as never;
  });
  const client = new QueryClient();
  const ask = (resource: 'article' | 'event', id: number) => client.fetchQuery(lastChangeQuery(resource, id, 1));
  const [first, second, third] = await Promise.all([ask('article', 1), ask('article', 2), ask('event', 1)]);
  expect([first?.record_id, second, third?.record_id]).toEqual([1, null, 1]);
  expect(transport.mock.calls.map(([call]) => call.query)).toEqual([
    { resource: 'article', records: '1,2' },
    { resource: 'event', records: '1' },
  ]);
  await ask('article', 3);
  expect(transport).toHaveBeenCalledTimes(3);
});
