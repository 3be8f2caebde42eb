import { expect, test } from 'vitest';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest('2026-03-14T16:00:00Z');

const add = async (payload: object) => {
  const response = await server.asStaff({ method: 'POST', url: '/api/add-donation', payload });
  return response.json();
};
const list = async (query: string) => {
  const response = await server.asStaff({ url: `/api/get-all-donation?${query}` });
  return response.json<{ donations: { id: number }[] }>().donations.map(({ id }) => id);
};

test('a program that sends only the specified fields still records a donation', async () => {
  const { donation } = await add({ email: 'ann@example.org', amount: 25, date: '2026-03-01' });
  expect(donation).toMatchObject({
    ...{ email: 'ann@example.org', amount: 25, date: '2026-03-01' },
    ...{ name: '', method: 'unknown', item: '', fund: '', note: '' },
    ...{ in_return: 'unknown', return_description: '', return_value: null },
  });
});

test('a donation has a donor’s name, a method, a fund and a note; others are refused with the ones there are', async () => {
  const gift = { name: 'Ann Hart', method: 'in_kind', item: '40 cans of beans', fund: 'Pantry', note: 'Back door' };
  expect((await add({ ...gift, amount: 40 })).donation).toMatchObject(gift);
  expect((await add({ amount: 5, method: 'gold' })).error.fields).toEqual({
    method: 'This has to be one of: unknown, cash, check, card, transfer, in_kind, other.',
  });
});

test('the list finds donations by name, fund and method', async () => {
  await add({ name: 'Ann Hart', amount: 5, method: 'cash', fund: 'Pantry' });
  await add({ name: 'Bea Hart', amount: 5, method: 'check', fund: 'Roof' });
  expect(await list('search=bea')).toEqual([2]);
  expect(await list('search=pantry')).toEqual([1]);
  const byMethod = encodeURIComponent(JSON.stringify({ method: { is: 'check' } }));
  expect(await list(`filter=${byMethod}`)).toEqual([2]);
  expect(await list('sort=-name')).toEqual([2, 1]);
});

test('the form suggests the funds of donations that are there, the last used first, to those who may read donations', async () => {
  await add({ amount: 5, fund: 'Roof' });
  await add({ amount: 5, fund: 'Pantry' });
  await add({ amount: 5, fund: 'Roof' });
  const { donation } = await add({ amount: 5, fund: 'Gone' });
  await add({ amount: 5 });
  await server.asStaff({ method: 'DELETE', url: `/api/delete-single-donation/${donation.id}` });
  const url = '/api/get-donation-funds';
  expect((await server.asStaff({ url })).json()).toEqual({ funds: ['Roof', 'Pantry'] });
  const editor = await server.person('editor');
  expect((await editor.call({ url })).statusCode).toBe(403);
});
