// @module-tag database
import { callPath, resourceCalls } from '@porchlight/contract/calls';
import type { DeletedResponse, HistoryResponse } from '@porchlight/contract/history';
import { otherCalls } from '@porchlight/contract/other-calls';
import { describe, expect, test } from 'vitest';
import { cleanUp } from '../jobs/housekeeping.ts';
import { serverForEachTest, staffAccount } from '../testing/test-server.ts';

const server = serverForEachTest();

const send = (emails: unknown, dryRun = false) =>
  server.asStaff({ method: 'POST', url: '/api/import-email', payload: { emails, dry_run: dryRun } });
const list = async () =>
  (await server.asStaff({ method: 'GET', url: '/api/get-all-email' }))
    .json()
    .emails.map(({ email }: { email: string }) => email);

test('new addresses are added; known, repeated and invalid ones are reported by their position', async () => {
  await server.resources.services.email.create({ email: 'Ruth@example.org' });
  const emails = ['ada@example.org', 'not an address', 'ruth@EXAMPLE.org', '', 'ADA@example.org', 'josé@example.org'];
  const dry = await send(emails, true);
  expect([dry.statusCode, await list()]).toEqual([200, ['Ruth@example.org']]);
  const real = await send(emails);
  expect(real.json()).toEqual(dry.json());
  expect(real.json()).toEqual({
    added: 1,
    already: [2, 4],
    removed: [],
    invalid: [
      { index: 1, message: 'This has to be an email address, such as name@example.org.' },
      { index: 3, message: 'This can’t be empty.' },
      { index: 5, message: 'This has to be an email address, such as name@example.org.' },
    ],
  });
  expect(await list()).toEqual(['Ruth@example.org', 'ada@example.org']);
});

test('an import that is repeated after a lost response adds nothing twice', async () => {
  await send(['a@example.org', 'b@example.org']);
  expect((await send(['a@example.org', 'b@example.org', 'c@example.org'])).json()).toMatchObject({ added: 1 });
  expect(await list()).toHaveLength(3);
});

describe('an address that staff removed from the list', () => {
  const remove = async (address: string) => {
    const { emails } = (await server.asStaff({ url: '/api/get-all-email' })).json();
    await server.resources.services.email.remove(emails.find(({ email }: { email: string }) => email === address).id);
  };

  test('is skipped by an import, with the day, and can only be added again one by one', async () => {
    await send(['a@example.org']);
    await remove('a@example.org');
    const skipped = {
      added: 0,
      already: [],
      removed: [{ index: 0, removed_at: expect.stringMatching(/^20\d\d-.*Z$/), reason: 'removed' }],
    };
    expect((await send(['A@example.org'], true)).json()).toMatchObject(skipped);
    expect((await send(['A@example.org'])).json()).toMatchObject(skipped);
    expect(await list()).toEqual([]);

    const single = { method: 'POST', url: '/api/add-email', payload: { email: 'a@example.org' } } as const;
    expect((await server.asStaff(single)).statusCode).toBe(201);
    expect((await send(['a@example.org'])).json()).toMatchObject({ added: 0, already: [0], removed: [] });
  });

  test('is skipped after the trash was emptied too, with the later day; only a hash of the address remains', async () => {
    for (const [id, removed, emptied] of [
      [1, '2026-04-01T12:00:00Z', '2026-05-02T12:00:00Z'],
      [2, '2026-06-01T12:00:00Z', '2026-07-02T12:00:00Z'],
    ] as const) {
      await server.resources.services.email.create({ email: 'a@example.org' });
      server.setNow(removed);
      await server.resources.services.email.remove(id);
      server.setNow(emptied);
      await cleanUp({ ...server, now: () => new Date(emptied) });
    }
    expect(await server.db.read.selectFrom('emails').selectAll().execute()).toEqual([]);
    const remembered = await server.db.read.selectFrom('suppressed_addresses').selectAll().execute();
    expect(JSON.stringify(remembered)).not.toContain('example');
    expect((await send(['A@example.org', 'b@example.org'])).json()).toMatchObject({
      added: 1,
      removed: [{ index: 0, removed_at: '2026-06-01T12:00:00Z', reason: 'removed' }],
    });
  });

  test('is on the list again after someone subscribes with it', async () => {
    await send(['a@example.org']);
    await remove('a@example.org');
    await server.server.inject({ method: 'POST', url: '/api/add-email', payload: { email: 'a@example.org' } });
    expect(await list()).toEqual(['a@example.org']);
  });
});

test('who imported each address is in the history; several that are deleted at once are in the trash one by one, and can be restored', async () => {
  const emails = ['a', 'b', 'c', 'd'].map((name) => `${name}@example.org`);
  await send(emails);
  await send(['never@example.org'], true);
  const history = async () =>
    (await server.asStaff({ url: `${otherCalls.history.path}?resource=email` })).json<HistoryResponse>().history;
  expect((await history()).map(({ action, title, by }) => [action, title, by?.username])).toEqual(
    emails.toReversed().map((email) => ['create', email, staffAccount.username]),
  );

  const call = (kind: 'remove' | 'restore', id: number) =>
    server.asStaff({ method: resourceCalls.email[kind].method, url: callPath(resourceCalls.email[kind], id) });
  await Promise.all([1, 2, 3].map((id) => call('remove', id)));
  expect(await list()).toEqual(['d@example.org']);
  const trash = (await server.asStaff({ url: otherCalls.deleted.path })).json<DeletedResponse>().deleted;
  expect(trash.map(({ title, deleted_by }) => [title, deleted_by?.username]).toSorted()).toEqual(
    emails.slice(0, 3).map((email) => [email, staffAccount.username]),
  );
  await Promise.all([1, 3].map((id) => call('restore', id)));
  expect((await list()).toSorted()).toEqual(['a@example.org', 'c@example.org', 'd@example.org']);
  expect((await history()).filter(({ action }) => action === 'delete')).toHaveLength(3);
  expect((await history()).filter(({ action }) => action === 'restore')).toHaveLength(2);
});

test('visitors can’t read the list', async () => {
  const response = await server.server.inject({
    method: 'POST',
    url: '/api/import-email',
    payload: { emails: ['a@example.org'], dry_run: true },
  });
  expect([response.statusCode, await list()]).toEqual([401, []]);
});

test.each([undefined, [], 'a@example.org', [5], [null], Array(251).fill('a@example.org')])(
  'a body with %j is refused and changes nothing',
  async (emails) => {
    const { statusCode } = await send(emails);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(await list()).toEqual([]);
  },
);
