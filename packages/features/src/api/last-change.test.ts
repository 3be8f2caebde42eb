import { expect, test, vi } from 'vitest';
import { lastChangeReader } from './last-change.ts';
import type { Transport } from './transport.ts';

test('the last changes of all rows on a page are fetched with one call per resource', async () => {
  const send = vi.fn(async ({ query }: Parameters<Transport>[0]) => {
    const records = String(query?.records).split(',').map(Number);
    return { data: { changes: records.filter((id) => id !== 2).map((record_id) => ({ record_id })) } };
  });
  const read = lastChangeReader(send as unknown as Transport);
  const [first, second, third] = await Promise.all([read('article', 1), read('article', 2), read('event', 1)]);
  expect([first?.record_id, second, third?.record_id]).toEqual([1, null, 1]);
  expect(send.mock.calls.map(([call]) => call.query)).toEqual([
    { resource: 'article', records: '1,2' },
    { resource: 'event', records: '1' },
  ]);
  await read('article', 3);
  expect(send).toHaveBeenCalledTimes(3);
});
