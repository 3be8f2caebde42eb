import { isDeepStrictEqual } from 'node:util';
import { canRead, canWrite, draftPermission } from '@porchlight/contract/call-access';
import { creatableNames, type ResourceName } from '@porchlight/contract/entities';
import type { DeletedResponse, HistoryResponse } from '@porchlight/contract/history';
import { canCall, forbiddenText, hasPermission, type Role, roles } from '@porchlight/contract/permissions';
import type { RecordSearchResponse } from '@porchlight/contract/record-search';
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import fastify, { type InjectOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessOfCalls, differencesOf, walkCalls } from '../testing/call-walk.ts';
import { documentedCalls, readDocument } from '../testing/documented-calls.ts';
import { serverForAllTests } from '../testing/test-server.ts';
import { ApiKeyAccess } from './api-key-access.ts';
import { authentication } from './authentication.ts';

/** Someone who calls; null is a visitor. */
type Caller = Role | null;
const callers: Caller[] = [null, ...roles];

const server = serverForAllTests();
const ids = new Map<Caller, number>();
const tokens = new Map<Caller, string>();
/** The results of all calls, by caller. All tables are compared with the same results. */
const byCaller = new Map<Caller, Awaited<ReturnType<typeof walkCalls>>>();
beforeAll(async () => {
  for (const role of roles) {
    const account = { username: `the ${role}`, password: 'a lamp at dusk', role };
    const { id } = await server.resources.services.user.create(account);
    ids.set(role, id);
    tokens.set(role, await server.tokens.issue(id));
  }
});

const as = (caller: Caller, request: InjectOptions) => {
  const token = tokens.get(caller);
  return server.server.inject({ ...request, headers: token ? { authorization: `Bearer ${token}` } : {} });
};

/** The routes that differ from the given table, for every caller. */
function differences(isAllowed: typeof canCall): string[] {
  return [...byCaller].flatMap(([caller, results]) => differencesOf(results, (access) => isAllowed(caller, access)));
}

describe('every role, with every method, at every call', () => {
  beforeAll(async () => {
    for (const caller of callers) {
      const rejection = caller ? forbiddenText(caller) : undefined;
      const options = { name: String(caller), token: tokens.get(caller), isSignedIn: caller !== null, rejection };
      byCaller.set(caller, await walkCalls(server.server, options));
    }
  });

  test('can make only the calls that the table allows', async () => {
    const served = documentedCalls(await readDocument(server.server)).map(({ method, path }) => `${method} ${path}`);
    expect(served.toSorted()).toEqual([...accessOfCalls.keys()].toSorted());
    expect(differences(canCall)).toEqual([]);
  });

  test('control: a table that let editors write accounts, or nobody read stories, would be noticed', () => {
    const generous = differences(
      (role, access) => (role === 'editor' && access === 'write accounts') || canCall(role, access),
    );
    expect(generous).toEqual(
      [
        'POST /api/add-api-key',
        'DELETE /api/revoke-api-key/{id}',
        'DELETE /api/reset-factors/{id}',
        'POST /api/add-invitation',
        'POST /api/resend-invitation/{id}',
        'DELETE /api/delete-invitation/{id}',
        'POST /api/add-user',
        'DELETE /api/delete-single-user/{id}',
        'POST /api/restore-user/{id}',
        'GET /api/get-form-readers/{id}',
        'HEAD /api/get-form-readers/{id}',
        'PUT /api/name-form-readers/{id}',
      ].map((call) => `editor ${call}: refused, not allowed`),
    );
    const strict = differences((role, access) => access !== 'anyone' && canCall(role, access));
    expect(strict).toContain('null GET /api/get-all-story: allowed, not refused');
  });

  test('a route that does not declare who can call it stops the start', async () => {
    const app = fastify();
    await app.register(authentication, { tokens: server.tokens, keys: new ApiKeyAccess(server.db, () => new Date()) });
    expect(() => app.get('/api/new-call', async () => 'anything')).toThrow(
      '/api/new-call must declare who can call it',
    );
  });
});

describe('the data of records', () => {
  beforeAll(async () => {
    for (const name of creatableNames) {
      for (const number of [70, 71]) {
        const { id } = await server.resources.services[name].create(sampleValues(name, number));
        if (number === 71) await server.resources.services[name].remove(id);
      }
    }
  });
  const usesTrash = (role: Role, name: ResourceName) => canWrite(role, name) && hasPermission(role, 'use trash');
  const unique = (names: Iterable<string>) => [...new Set(names)].toSorted();
  const readAs = async <Answer>(caller: Caller, path: string) => (await as(caller, { url: path })).json<Answer>();

  test.each(roles)(
    'a %s sees in the history and search what they can read, and in the trash what they can write',
    async (role) => {
      const reads = creatableNames.filter((name) => canRead(role, name)).toSorted();
      const writes = creatableNames.filter((name) => usesTrash(role, name)).toSorted();
      const { history } = await readAs<HistoryResponse>(role, '/api/get-all-history?limit=100');
      expect(unique(history.map(({ resource }) => resource))).toEqual(reads);
      const searches = await Promise.all(
        ['neighbor70', 'colleague 70', '70'].map((q) =>
          readAs<RecordSearchResponse>(role, `/api/search-records?q=${q}&limit=50`),
        ),
      );
      const kinds = unique(searches.flatMap(({ records }) => records.map(({ resource }) => resource)));
      expect(reads).toEqual(expect.arrayContaining(kinds));
      expect(kinds.includes('user')).toBe(canRead(role, 'user'));
      expect(kinds.includes('donation')).toBe(canRead(role, 'donation'));
      const trash = await readAs<Partial<DeletedResponse>>(role, '/api/get-all-deleted?limit=100');
      expect(unique((trash.deleted ?? []).map(({ resource }) => resource))).toEqual(writes);
    },
  );

  test.each(roles)('a %s who requests a forbidden resource by name is refused', async (role) => {
    for (const name of creatableNames) {
      const [reads, writes] = [canRead(role, name), usesTrash(role, name)];
      const status = async (request: InjectOptions) => (await as(role, request)).statusCode;
      expect((await status({ url: `/api/get-all-history?resource=${name}` })) === 403, name).toBe(!reads);
      expect((await status({ url: `/api/get-last-changes?resource=${name}&records=1` })) === 403, name).toBe(!reads);
      expect((await status({ url: `/api/get-all-deleted?resource=${name}` })) === 403, name).toBe(!writes);
    }
  });

  test.each(roles)('for a %s a forbidden record looks like one that never existed', async (role) => {
    const entries = await readAs<HistoryResponse>('administrator', '/api/get-all-history?limit=100');
    for (const name of creatableNames) {
      const [created, deleted] = (['create', 'delete'] as const).map((action) =>
        entries.history.find((entry) => entry.resource === name && entry.action === action),
      );
      const respond = async (request: InjectOptions) => {
        const { statusCode, body } = await as(role, request);
        return [statusCode, body];
      };
      const readDeleted = (id = 999_999) => respond({ url: `/api/get-single-deleted/${id}` });
      const equally = isDeepStrictEqual(await readDeleted(deleted?.id), await readDeleted());
      expect(equally, name).toBe(!usesTrash(role, name));
      const restoreVersion = (id = 999_999) =>
        respond({ method: 'POST', url: `/api/restore-version/${id}`, payload: { version: 99 } });
      const [status, body] = await restoreVersion(created?.id);
      const isUnknown = isDeepStrictEqual([status, body], await restoreVersion());
      expect(isUnknown, name).toBe(!canRead(role, name) || !hasPermission(role, 'restore versions'));
      if (canRead(role, name)) expect(status === 403, name).toBe(!canCall(role, draftPermission(name)));
    }
  });

  test('someone without permission for the email list subscribes like a visitor, and learns nothing', async () => {
    for (const caller of callers.filter((each) => each === null || !canWrite(each, 'email'))) {
      const payload = { email: 'neighbor70@example.org' };
      const response = await as(caller, { method: 'POST', url: '/api/add-email', payload });
      expect([response.statusCode, Object.keys(response.json())]).toEqual([201, ['message']]);
    }
  });
});
