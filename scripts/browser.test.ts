import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { disabledFeatures, findBrowser, findHeadlessShell } from './browser.ts';

afterEach(() => void vi.unstubAllEnvs());

test('our Chromium disables every feature that Playwright disables', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const code = readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[(.*?)\]/s.exec(code)?.[1] ?? '';
  const playwrightFeatures = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name);
  expect(playwrightFeatures).toContain('HttpsUpgrades');
  expect(disabledFeatures).toEqual(expect.arrayContaining(playwrightFeatures));
});

test('a browser set in PLAYWRIGHT_CHROMIUM runs every journey', () => {
  vi.stubEnv('PLAYWRIGHT_CHROMIUM', process.execPath);
  expect([findBrowser(), findHeadlessShell()]).toEqual([process.execPath, process.execPath]);
});
