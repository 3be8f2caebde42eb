import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { disabledFeatures } from './browser.ts';

test('our Chromium leaves alone whatever Playwright has it leave alone', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const code = readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[(.*?)\]/s.exec(code)?.[1] ?? '';
  const theirs = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name);
  expect(theirs).toContain('HttpsUpgrades');
  expect(disabledFeatures).toEqual(expect.arrayContaining(theirs));
});
