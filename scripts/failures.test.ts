import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { asPattern, shellQuote } from './failures.ts';

test('a test’s name reaches the program of a repeat command as it is', () => {
  const name = `"Publish" isn't $shown (yet)? \`no\``;
  const printed = execFileSync('sh', ['-c', `printf %s ${shellQuote(name)}`], { encoding: 'utf8' });
  expect(printed).toBe(name);
  expect(shellQuote('e2e/trash.spec.ts:12')).toBe('e2e/trash.spec.ts:12');
});

test('a test’s name as a pattern matches itself only', () => {
  const name = 'costs $5 (a+b)? [x] {1} ^ | \\ *';
  expect(new RegExp(`^${asPattern(name)}$`).test(name)).toBe(true);
});
