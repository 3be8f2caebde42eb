import { type ApiKeyScope, apiKeyScopes, forbiddenKeyText, keyCanCall } from '@porchlight/contract/api-keys';
import { type CallAccess, canCall, type Permission, permissions } from '@porchlight/contract/permissions';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessOfCalls, differencesOf, walkCalls } from '../testing/call-walk.ts';
import { forAllTests } from '../testing/for-each-test.ts';
import { startTestServer } from '../testing/test-server.ts';

const server = forAllTests(startTestServer);
/** How all calls were answered, by the scope of the key that made them. */
const byScope = new Map<ApiKeyScope, Awaited<ReturnType<typeof walkCalls>>>();
beforeAll(async () => {
  const by = { userId: 1, username: 'admin', role: 'administrator', tokenHash: '' } as const;
  for (const scope of apiKeyScopes) {
    const { secret } = await server.apiKeys.add({ name: `the ${scope}`, scope, days: 1 }, by);
    const caller = { name: scope, token: secret, isSignedIn: false, rejection: forbiddenKeyText(scope) };
    // All donors at once are for people: a page is asked for.
    byScope.set(scope, await walkCalls(server.server, { ...caller, query: '?limit=1' }));
  }
});

/** Where what keys are let through to differs from a reading of the table. */
function differences(isAllowed: (scope: ApiKeyScope, access: CallAccess) => boolean): string[] {
  return [...byScope].flatMap(([scope, results]) => differencesOf(results, (access) => isAllowed(scope, access)));
}

describe('a key of every scope, with every method, at every call that is served', () => {
  test('is let through by the table and by nothing else', () => {
    expect(differences(keyCanCall)).toEqual([]);
  });

  test('control: keys that could do all that people of the role can would be noticed', () => {
    const unexpected = differences((scope, access) => canCall(scope, access));
    expect(unexpected).toContain('viewer GET /api/get-my-account: refused, not allowed');
    expect(unexpected).toContain('editor PUT /api/keep-draft/{id}: refused, not allowed');
  });
});

describe('what keys may be given', () => {
  const callsOf = (scope: ApiKeyScope) => [...accessOfCalls].filter(([, access]) => keyCanCall(scope, access));

  test('is never more than people of the role have, and nothing that is a person’s own', () => {
    for (const scope of apiKeyScopes)
      for (const [call, access] of callsOf(scope)) {
        expect(canCall(scope, access), call).toBe(true);
        if (access === 'anyone') continue;
        expect(call).not.toMatch(
          /user|account|session|passkey|totp|factor|invitation|password$|my-|api-key|organization$/,
        );
      }
  });

  test('is what stands in the list: what a new permission opens is for people until somebody says otherwise', () => {
    const ungranted = (Object.keys(permissions) as Permission[]).filter(
      (permission) => !apiKeyScopes.some((scope) => keyCanCall(scope, permission)),
    );
    expect(ungranted).toEqual([
      'keep drafts',
      'read accounts',
      'write accounts',
      'read settings',
      'write settings',
      'read security log',
    ]);
  });

  test('is nothing that changes, for a viewer', () => {
    const changes = callsOf('viewer').filter(([call, access]) => !call.startsWith('GET') && access !== 'anyone');
    expect(changes).toEqual([['POST /api/add-email', 'both']]);
  });
});
