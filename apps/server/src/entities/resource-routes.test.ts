import { accessTo } from '@porchlight/contract/call-access';
import { callPath, resourceCalls } from '@porchlight/contract/calls';
import { creatableNames } from '@porchlight/contract/entities';
import { canCall } from '@porchlight/contract/permissions';
import { hasStates } from '@porchlight/contract/publication';
import { resources } from '@porchlight/contract/resources';
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import { describe, expect, test } from 'vitest';
import { serverForAllTests } from '../testing/test-server.ts';

const server = serverForAllTests();

describe.each(creatableNames)('the calls of %s', (name) => {
  const calls = resourceCalls[name];
  const { listKey, singleKey } = calls;
  const mainField = resources[name].mainField;
  let number = 0;

  async function created(): Promise<Record<string, unknown> & { id: number; version: number }> {
    number += 1;
    const response = await server.asStaff({ ...at(calls.create), payload: sampleValues(name, number) });
    expect(response.statusCode).toBe(201);
    return response.json()[singleKey];
  }
  const at = (call: { method: string; path: string }, id?: number | string) => ({
    method: call.method as 'GET',
    url: callPath(call as typeof calls.single, id),
  });
  /** As staff read it, with its publication. */
  const readWhole = (id: number) => {
    const { url, method } = at(calls.single, id);
    return server.asStaff({ method, url: hasStates(resources[name]) ? `${url}?state=any` : url });
  };
  const ids = async () => {
    const response = await server.asStaff(at(calls.list));
    return (response.json()[listKey] as { id: number }[]).map(({ id }) => id);
  };

  test('a record is created, listed, read, changed, deleted and restored completely', async () => {
    const record = await created();
    expect(record.version).toBe(1);
    expect(record.created_at).toBe('2026-03-14T16:00:00Z');
    expect(await ids()).toContain(record.id);
    expect((await readWhole(record.id)).json()).toEqual({ [singleKey]: record });

    const changes = { [mainField]: sampleValues(name, 1000 + record.id)[mainField] };
    const changed = await server.asStaff({ ...at(calls.update, record.id), payload: changes });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()[singleKey]).toEqual({ ...record, ...changes, version: 2 });
    expect((await readWhole(record.id)).json()).toEqual(changed.json());

    const removed = await server.asStaff(at(calls.remove, record.id));
    expect([removed.statusCode, removed.body]).toEqual([204, '']);
    expect(await ids()).not.toContain(record.id);
    expect((await server.asStaff(at(calls.single, record.id))).statusCode).toBe(404);
    expect((await server.asStaff({ ...at(calls.update, record.id), payload: changes })).statusCode).toBe(404);
    expect((await server.asStaff(at(calls.remove, record.id))).statusCode).toBe(404);

    const restored = await server.asStaff(at(calls.restore, record.id));
    expect(restored.statusCode).toBe(200);
    expect(restored.json()[singleKey]).toEqual({ ...changed.json()[singleKey], version: 4 });
    expect(await ids()).toContain(record.id);
    expect((await server.asStaff(at(calls.restore, record.id))).statusCode).toBe(200);
  });

  test('a change of an older version is refused with the current record', async () => {
    const record = await created();
    const first = { [mainField]: sampleValues(name, 2000 + record.id)[mainField] };
    const response = await server.asStaff({ ...at(calls.update, record.id), payload: { ...first, version: 1 } });
    expect(response.statusCode).toBe(200);
    const stale = await server.asStaff({
      ...at(calls.update, record.id),
      payload: { [mainField]: sampleValues(name, 3000 + record.id)[mainField], version: 1 },
    });
    expect(stale.statusCode).toBe(409);
    expect(stale.json().error).toMatchObject({ code: 'stale_version', current: { ...first, version: 2 } });
    expect((await server.asStaff(at(calls.single, record.id))).json()[singleKey]).toMatchObject(first);
  });

  test('a visitor can make exactly the calls that the policy allows', async () => {
    const record = await created();
    const requests = {
      list: at(calls.list),
      single: at(calls.single, record.id),
      create: { ...at(calls.create), payload: { ...sampleValues(name, 9000), email: 'somebody-new@example.org' } },
      update: { ...at(calls.update, record.id), payload: { [mainField]: 'taken over' } },
      restore: at(calls.restore, record.id),
      remove: at(calls.remove, record.id),
    };
    for (const [action, request] of Object.entries(requests) as [keyof typeof requests, (typeof requests)['list']][]) {
      const isOpen = canCall(null, accessTo(name, action));
      const response = await server.server.inject(request);
      if (isOpen) expect([action, response.statusCode < 300]).toEqual([action, true]);
      else expect([action, response.statusCode, response.json().error.code]).toEqual([action, 401, 'unauthorized']);
      const pretender = { authorization: `Bearer ${'A'.repeat(43)}` };
      const again = await server.server.inject({ ...request, headers: pretender });
      expect([action, again.statusCode < 300]).toEqual([action, isOpen]);
    }
    expect((await readWhole(record.id)).json()[singleKey]).toEqual(record);
  });

  test('missing and invalid values are reported field by field, and nothing is stored', async () => {
    const before = await ids();
    const required = Object.keys(resources[name].fields).find((field) => resources[name].fields[field]?.required) ?? '';
    const missing = await server.asStaff({ ...at(calls.create), payload: {} });
    expect(missing.statusCode).toBe(400);
    expect(missing.json().error).toMatchObject({ code: 'validation', fields: { [required]: 'This can’t be empty.' } });
    const rejected = await server.asStaff({
      ...at(calls.create),
      payload: { ...sampleValues(name, 8000), [mainField]: { a: 1 } },
    });
    expect([rejected.statusCode, Object.keys(rejected.json().error.fields)]).toEqual([400, [mainField]]);
    for (const payload of ['[]', 'null', '"text"', '7', '{"title"', '']) {
      const response = await server.asStaff({
        ...at(calls.create),
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect([payload, response.statusCode, response.json().error.code]).toEqual([payload, 400, 'bad_request']);
    }
    expect(await ids()).toEqual(before);
  });

  test('an unknown id is not found, an invalid id is a bad request', async () => {
    for (const call of [calls.single, calls.update, calls.remove, calls.restore]) {
      const payload = call === calls.update ? { payload: sampleValues(name, 7000) } : {};
      const statusOf = async (id: string) => (await server.asStaff({ ...at(call, id), ...payload })).statusCode;
      expect(await statusOf('999999')).toBe(404);
      expect(await statusOf('9999999999999999')).toBe(404);
      for (const id of ['-1', '0', '1.5', '1e3', 'abc', '1 or 1=1', '../1', '99999999999999999']) {
        expect([id, await statusOf(id)]).toEqual([id, 400]);
      }
    }
  });

  test('a method that the call does not support is refused', async () => {
    const response = await server.asStaff({ method: 'PATCH', url: callPath(calls.update, 1) });
    expect([response.statusCode, response.json().error.code]).toEqual([405, 'method_not_allowed']);
    expect(response.headers.allow).toBe(calls.update.method);
  });
});
