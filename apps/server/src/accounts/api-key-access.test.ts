import { type ApiKeyScope, apiKeyScopes, forbiddenKeyText, keyRefusal } from '@porchlight/contract/api-keys';
import { type CallAccess, canCall, type Permission, permissions } from '@porchlight/contract/permissions';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessOfCalls, differencesOf, walkCalls } from '../testing/call-walk.ts';
import { forAllTests } from '../testing/for-each-test.ts';
import { startTestServer } from '../testing/test-server.ts';

const server = forAllTests(startTestServer);
/** The results of all calls, by the scope of the key. */
const byScope = new Map<ApiKeyScope, Awaited<ReturnType<typeof walkCalls>>>();
beforeAll(async () => {
  const by = { userId: 1, username: 'admin', role: 'administrator', tokenHash: '' } as const;
  for (const scope of apiKeyScopes) {
    const { secret } = await server.apiKeys.add({ name: `the ${scope}`, scope, days: 1, personal_data: true }, by);
    const caller = { name: scope, token: secret, isSignedIn: false, rejection: forbiddenKeyText(scope) };
    byScope.set(scope, await walkCalls(server.server, caller));
  }
});

/** Whether a key with the right to personal data may make a call. */
const keyCanCall = (scope: ApiKeyScope, access: CallAccess) =>
  keyRefusal({ scope, personal_data: true }, access) === null;

/** The calls whose access for keys differs from the given table. */
function differences(isAllowed: (scope: ApiKeyScope, access: CallAccess) => boolean): string[] {
  return [...byScope].flatMap(([scope, results]) => differencesOf(results, (access) => isAllowed(scope, access)));
}

describe('a key of every scope, with every method, at every call', () => {
  test('can make only the calls that the table allows', () => {
    expect(differences(keyCanCall)).toEqual([]);
  });

  test('control: keys with all permissions of a role would be noticed', () => {
    const unexpected = differences((scope, access) => canCall(scope, access));
    expect(unexpected).toContain('viewer GET /api/get-my-account: refused, not allowed');
    expect(unexpected).toContain('editor PUT /api/keep-draft/{id}: refused, not allowed');
  });
});

describe('the permissions of a key', () => {
  const callsOf = (scope: ApiKeyScope) => [...accessOfCalls].filter(([, access]) => keyCanCall(scope, access));

  test('are never more than those of the role, and exclude a person’s own account', () => {
    for (const scope of apiKeyScopes)
      for (const [call, access] of callsOf(scope)) {
        expect(canCall(scope, access), call).toBe(true);
        if (access === 'anyone') continue;
        expect(call).not.toMatch(
          /user|account|session|passkey|totp|factor|invitation|password$|my-|api-key|organization$/,
        );
      }
  });

  test('are the listed ones: a new permission is not given to keys by itself', () => {
    const ungranted = (Object.keys(permissions) as Permission[]).filter(
      (permission) => !apiKeyScopes.some((scope) => keyCanCall(scope, permission)),
    );
    expect(ungranted).toEqual([
      'keep drafts',
      'use comments',
      'read entries',
      'write entries',
      'check people in',
      'read entries of a form',
      'read accounts',
      'write accounts',
      'read site',
      'write site',
      'read settings',
      'write settings',
      'read security log',
    ]);
  });

  test('change nothing for a viewer', () => {
    const changes = callsOf('viewer').filter(([call, access]) => !call.startsWith('GET') && access !== 'anyone');
    expect(changes).toEqual([['POST /api/add-email', 'both']]);
  });
});
