import { expect, test } from 'vitest';
import { proposeUsername } from './propose-username.ts';

test.each([
  ['Ruth.Hart@example.org', [], 'ruth.hart'],
  ['ruth+porch@example.org', [], 'ruth'],
  ['ruth@example.org', ['Ruth', 'ruth2'], 'ruth3'],
  ['ruth', [], 'ruth'],
  ['@example.org', [], ''],
  ['', ['ada'], ''],
])('for %j beside %j, %j is proposed', (email, taken, name) => {
  expect(proposeUsername(email, taken)).toBe(name);
});
