// @module-tag database
import { type Call, callPath, idempotencyKeyHeader, resourceCalls } from '@porchlight/contract/calls';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { forEachTest } from '../testing/for-each-test.ts';
import type { TestServer } from '../testing/test-server.ts';
import { startTwoNodes } from '../testing/two-nodes.ts';

const site = forEachTest(startTwoNodes);
beforeEach(async () => {
  // Signed in before the race, so that it is only about the calls.
  for (const node of site.nodes) await node.asStaff({ url: '/api/session' });
});

/** Both nodes get the same number of calls at once. */
function atOnce<T>(count: number, call: (node: TestServer, index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => call(site.nodes[index % 2] ?? site.nodes[0], index)));
}

const post = (node: TestServer, url: string, payload: object, headers = {}) =>
  node.asStaff({ method: 'POST', url, payload, headers });
const call = (node: TestServer, each: Call, id: number, payload?: object) =>
  node.asStaff({ method: each.method, url: callPath(each, id), payload });
const { story, user } = resourceCalls;
const statuses = (responses: LightMyRequestResponse[]) => responses.map(({ statusCode }) => statusCode).toSorted();
const first = () => site.nodes[0];

describe('of calls that two nodes get at once', () => {
  test('many stories of one title get their own slugs, without a gap', async () => {
    const responses = await atOnce(40, (node) => post(node, '/api/add-story', { title: 'Same' }));
    const slugs = responses.map((response) => response.json().story?.slug);
    const expected = ['same', ...Array.from({ length: 39 }, (_, index) => `same-${index + 2}`)];
    expect(slugs.toSorted()).toEqual(expected.toSorted());
  });

  test('one edit of a version is stored, and the others are told', async () => {
    const { id } = (await post(first(), '/api/add-story', { title: 'Peaches' })).json().story;
    const responses = await atOnce(12, (node, index) =>
      call(node, story.update, id, { title: `Peaches ${index}`, version: 1 }),
    );
    expect(statuses(responses)).toEqual([200, ...Array(11).fill(409)]);
    const told = responses.find(({ statusCode }) => statusCode === 409)?.json().error;
    const stored = responses.find(({ statusCode }) => statusCode === 200)?.json().story;
    expect([told.code, told.current.title, told.current.version]).toEqual(['stale_version', stored.title, 2]);
  });

  test('edits without a version are stored one after the other, each with its entry in the history', async () => {
    const { id } = (await post(first(), '/api/add-story', { title: 'Peaches' })).json().story;
    const responses = await atOnce(8, (node, index) => call(node, story.update, id, { title: `Peaches ${index}` }));
    expect(statuses(responses)).toEqual(Array(8).fill(200));
    expect(responses.map((response) => response.json().story.version).toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    const { history } = (
      await first().asStaff({ url: `${otherCalls.history.path}?resource=story&record=${id}` })
    ).json();
    expect(history.map(({ version }: { version: number }) => version)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  test('one creates the account of a name, and look-alike names count as the same', async () => {
    const password = 'a lamp at dusk';
    // With Cyrillic and Greek letters, which no index treats as equal.
    const names = ['Ada', 'Αda', 'Adа', 'Αdа'];
    const responses = await atOnce(8, (node, index) =>
      post(node, '/api/add-user', { username: names[index % 4], email: `ada${index}@example.org`, password }),
    );
    expect(statuses(responses)).toEqual([201, ...Array(7).fill(409)]);
  });

  test.each(['delete', 'demote'])('if two administrators %s each other, one remains', async (what) => {
    const grace = { username: 'grace', password: 'a lamp at dusk' };
    const { id } = (await post(first(), '/api/add-user', { ...grace, role: 'administrator' })).json().user;
    const token = await site.nodes[1].signIn(grace);
    const made = what === 'delete' ? user.remove : user.update;
    const payload = what === 'delete' ? undefined : { role: 'editor' };
    const [byAdmin, byGrace] = await Promise.all([
      call(first(), made, id, payload),
      site.nodes[1].server.inject({
        method: made.method,
        url: callPath(made, 1),
        headers: { authorization: `Bearer ${token}` },
        payload,
      }),
    ]);
    expect([byAdmin.statusCode, byGrace.statusCode].filter((status) => status < 300)).toHaveLength(1);
    const live = first().db.read.selectFrom('users').select('role').where('deleted_at', 'is', null);
    const left = (await live.execute()).filter(({ role }) => role === 'administrator');
    expect(left).toHaveLength(1);
  });

  test('a form that is sent again while it is still on its way creates one record', async () => {
    const headers = { [idempotencyKeyHeader]: 'a-key-of-one-form-0001' };
    const responses = await atOnce(10, (node) => post(node, '/api/add-story', { title: 'Once' }, headers));
    expect(statuses(responses)).toEqual(Array(10).fill(201));
    expect(new Set(responses.map((response) => response.json().story.id)).size).toBe(1);
    expect((await first().asStaff({ url: '/api/get-all-story' })).json().stories).toHaveLength(1);
  });

  test('an address in two imports counts in one of them', async () => {
    const address = (number: number) => `reader${number}@example.org`;
    const emails = Array.from({ length: 60 }, (_, index) => address(index));
    const orders = [emails, emails.toReversed()];
    const responses = await atOnce(6, (node, index) =>
      post(node, '/api/import-email', { emails: orders[index % 2] ?? [] }),
    );
    expect(statuses(responses)).toEqual(Array(6).fill(200));
    expect(responses.reduce((sum, response) => sum + response.json().added, 0)).toBe(60);
    expect((await first().asStaff({ url: '/api/get-all-email' })).json().emails).toHaveLength(60);
  });

  test('a record that is restored twice is restored once', async () => {
    const { id } = (await post(first(), '/api/add-story', { title: 'Peaches' })).json().story;
    await call(first(), story.remove, id);
    const responses = await atOnce(6, (node) => call(node, story.restore, id));
    expect(statuses(responses)).toEqual(Array(6).fill(200));
    expect(new Set(responses.map((response) => response.json().story.version))).toEqual(new Set([3]));
    const { history } = (
      await first().asStaff({ url: `${otherCalls.history.path}?resource=story&record=${id}` })
    ).json();
    expect(history.map(({ action }: { action: string }) => action)).toEqual(['restore', 'delete', 'create']);
  });

  test('both nodes find by search what either has stored', async () => {
    await Promise.all([
      post(site.nodes[0], '/api/add-story', { title: 'Peaches' }),
      post(site.nodes[1], '/api/add-story', { title: 'More peaches' }),
    ]);
    for (const node of site.nodes) expect((await node.server.inject('/api/search?q=peach')).json().total).toBe(2);
  });
});
