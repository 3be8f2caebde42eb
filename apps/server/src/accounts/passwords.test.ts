import { expect, test } from 'vitest';
import { PasswordHasher } from './passwords.ts';

test('a password is checked against its hash, and no two hashes are alike', async () => {
  const hasher = new PasswordHasher();
  const [one, two] = await Promise.all([hasher.hash('porch light'), hasher.hash('porch light')]);
  expect(one).not.toBe(two);
  expect(await hasher.verify('porch light', one)).toBe(true);
  expect(await hasher.verify('porch lights', one)).toBe(false);
});

test('a hash has the cost that OWASP recommends, unless configured otherwise', async () => {
  expect(await new PasswordHasher().hash('porch light')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const cheapHasher = new PasswordHasher({ memoryKiB: 8, passes: 1, parallelism: 1 });
  expect(await cheapHasher.hash('porch light')).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
});

test('an unknown account has no correct password', async () => {
  const hasher = new PasswordHasher();
  expect(await hasher.verify('', undefined)).toBe(false);
  expect(await hasher.verify('', '')).toBe(false);
  expect(await hasher.verify('x', 'no hash')).toBe(false);
});

test('a letter typed in another way is the same letter', async () => {
  const hasher = new PasswordHasher();
  expect(await hasher.verify('caf\u0065\u0301', await hasher.hash('caf\u00e9'))).toBe(true);
});

test('too many sign-ins at once are refused, and those in the queue succeed', async () => {
  const hasher = new PasswordHasher();
  const outcomes = await Promise.allSettled(Array.from({ length: 80 }, () => hasher.hash('x')));
  const rejected = outcomes.filter(({ status }) => status === 'rejected');
  // Four at once, 64 waiting, one place taken by the hasher's own start.
  expect(rejected).toHaveLength(13);
  expect(rejected[0]).toMatchObject({ reason: { code: 'unavailable', details: { retryAfterSeconds: 5 } } });
  await expect(hasher.hash('x')).resolves.toContain('argon2id');
});
