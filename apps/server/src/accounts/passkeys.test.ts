import type { MyAccountResponse } from '@porchlight/contract/account-calls';
import { wrongPasskeyText } from '@porchlight/contract/account-texts';
import { passkeyChallengeMinutes } from '@porchlight/contract/limits';
import type { LoginResponse } from '@porchlight/contract/schemas';
import { beforeEach, describe, expect, test } from 'vitest';
import { forThisTest } from '../testing/for-each-test.ts';
import { SoftwarePasskey } from '../testing/software-passkey.ts';
import { serverForEachTest, staffAccount, startTestServer } from '../testing/test-server.ts';

const server = serverForEachTest();
let token: string;
beforeEach(async () => {
  token = await server.signIn();
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, as = token) =>
  server.server.inject({
    ...{ method, url: `/api/${path}`, payload },
    ...(as && { headers: { authorization: `Bearer ${as}` } }),
  });
const challengeOf = async (path: string, as = token): Promise<string> =>
  (await call('POST', path, undefined, as)).json().challenge;

/** Adds a passkey to the signed-in person's account. */
async function add(passkey = new SoftwarePasskey(), as = token) {
  const challenge = await challengeOf('begin-passkey', as);
  const response = await call('POST', 'add-passkey', { name: 'Phone', passkey: passkey.create(challenge) }, as);
  return { passkey, response };
}

const loginChallenge = () => challengeOf('login/passkey-options', '');
const signIn = (passkey: object) => call('POST', 'login/passkey', { passkey }, '');
const use = async (passkey: SoftwarePasskey, faults?: Parameters<SoftwarePasskey['get']>[1]) =>
  signIn(passkey.get(await loginChallenge(), faults));

async function tokenOfRuth(): Promise<string> {
  const { id } = await server.resources.services.user.create({ username: 'ruth', password: 'a lamp at dusk' });
  return server.tokens.issue(id);
}

describe('a passkey', () => {
  test('signs its owner in without a name or a password', async () => {
    const { passkey, response } = await add();
    expect([response.statusCode, response.json().recovery_codes.length]).toEqual([200, 10]);
    const signedIn = await use(passkey);
    expect([signedIn.statusCode, signedIn.json<LoginResponse>().user.username]).toEqual([200, 'admin']);
    expect((await call('GET', 'session', undefined, signedIn.json().token)).statusCode).toBe(200);
    expect(signedIn.headers['set-cookie']).toContain('sign_in_device=');
  });

  test('makes the password alone insufficient; a recovery code can replace it', async () => {
    const { response } = await add();
    const pending = await call('POST', 'login', staffAccount, '');
    expect(pending.statusCode).toBe(202);
    const { pending_token } = pending.json();
    const [code] = response.json().recovery_codes;
    expect((await call('POST', 'login/factor', { pending_token, code }, '')).statusCode).toBe(200);
  });

  test('has a name and its last use, and can be removed; the recovery codes are removed with the last factor', async () => {
    const { passkey } = await add();
    const second = await add();
    expect(second.response.json().recovery_codes).toEqual([]);
    server.pass(60_000);
    await use(passkey);
    expect((await call('PUT', `rename-passkey/${passkey.id}`, { name: ' Key in the drawer ' })).statusCode).toBe(204);
    const { factors } = (await call('GET', 'get-my-account')).json<MyAccountResponse>();
    expect(factors.passkeys.find(({ id }) => id === passkey.id)).toEqual({
      ...{ id: passkey.id, name: 'Key in the drawer' },
      ...{ created_at: '2026-03-14T16:00:00Z', last_used_at: '2026-03-14T16:01:00Z' },
    });
    expect((await call('DELETE', `remove-passkey/${passkey.id}`)).statusCode).toBe(204);
    expect((await use(passkey)).statusCode).toBe(401);
    expect((await call('POST', 'login', staffAccount, '')).statusCode).toBe(202);
    expect((await call('DELETE', `remove-passkey/${second.passkey.id}`)).statusCode).toBe(204);
    expect((await call('POST', 'login', staffAccount, '')).statusCode).toBe(200);
    const remaining = (await call('GET', 'get-my-account')).json<MyAccountResponse>().factors;
    expect([remaining.recovery_codes, remaining.passkeys]).toEqual([0, []]);
  });

  test('needs the password again before it is added or removed', async () => {
    const { passkey } = await add();
    server.pass(11 * 60_000);
    for (const response of [
      await call('POST', 'begin-passkey'),
      await call('POST', 'add-passkey', {}),
      await call('DELETE', `remove-passkey/${passkey.id}`),
    ])
      expect(response.json().error.code).toBe('reauthentication_required');
  });

  test('of another person can’t be renamed or removed, and is added once', async () => {
    const { passkey } = await add();
    const ruths = await tokenOfRuth();
    expect((await call('PUT', `rename-passkey/${passkey.id}`, { name: 'Mine' }, ruths)).statusCode).toBe(404);
    expect((await call('DELETE', `remove-passkey/${passkey.id}`, undefined, ruths)).statusCode).toBe(404);
    expect((await add(passkey, ruths)).response.statusCode).toBe(400);
  });
});

describe('a passkey is refused', () => {
  test('for a challenge that was used, has expired, was invented, or was for something else', async () => {
    const { passkey } = await add();
    const challenge = await loginChallenge();
    const sent = (challenge: string) => signIn(passkey.get(challenge));
    expect((await sent(challenge)).statusCode).toBe(200);
    expect((await sent(challenge)).json().error).toEqual({ code: 'invalid_credentials', message: wrongPasskeyText });
    expect((await sent('Zx4wTn2QK8r0mVbC6sLdY1eJuHfPaGoI9iXqRkE3tA0')).statusCode).toBe(401);
    expect((await sent(await challengeOf('begin-passkey'))).statusCode).toBe(401);
    const expiredChallenge = await loginChallenge();
    server.pass(passkeyChallengeMinutes * 60_000);
    expect((await sent(expiredChallenge)).statusCode).toBe(401);
    await server.passkeys?.purge();
    expect(await server.db.read.selectFrom('passkey_challenges').selectAll().execute()).toEqual([]);
  });

  test('from another site, from a device that did not verify the user, with another key, and if it is unknown', async () => {
    const { passkey } = await add();
    expect((await use(passkey, { origin: 'http://localhost:3001' })).statusCode).toBe(401);
    expect((await use(passkey, { rpId: 'example.org' })).statusCode).toBe(401);
    expect((await use(passkey, { isVerified: false })).statusCode).toBe(401);
    expect((await use(new SoftwarePasskey())).statusCode).toBe(401);
    const forged = new SoftwarePasskey().get(await loginChallenge());
    expect((await signIn({ ...forged, id: passkey.id, rawId: passkey.id })).statusCode).toBe(401);
    expect((await use(passkey)).statusCode).toBe(200);
  });

  test('if it is added for another person’s challenge, or its device did not verify the user', async () => {
    const ruths = await tokenOfRuth();
    const challenge = await challengeOf('begin-passkey');
    const passkey = new SoftwarePasskey();
    const sent = { name: 'Phone', passkey: passkey.create(challenge) };
    expect((await call('POST', 'add-passkey', sent, ruths)).statusCode).toBe(400);
    const otherChallenge = await challengeOf('begin-passkey');
    const unverified = { name: 'Phone', passkey: passkey.create(otherChallenge, { isVerified: false }) };
    expect((await call('POST', 'add-passkey', unverified)).statusCode).toBe(400);
  });
});

test('a site with a numeric address offers no passkeys', async () => {
  const at = forThisTest(
    await startTestServer(undefined, undefined, { settings: { PUBLIC_URL: 'http://127.0.0.1:3000' } }),
  );
  expect((await at.server.inject('/api/sign-in-options')).json().passkeys).toBe(false);
  expect((await at.server.inject({ method: 'POST', url: '/api/login/passkey-options' })).statusCode).toBe(409);
});
