import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let folder: string;

/** Writes a program that prints a text to stderr and ends with a status. */
function program(path: string, message: string, status: number): string {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `#!/bin/sh\necho '${message}' >&2\nexit ${status}\n`);
  chmodSync(file, 0o755);
  return file;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-missing-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a statement of a script as a command does. */
function run(statement: string, settings: Record<string, string> = {}) {
  const failures = join(folder, 'failures');
  rmSync(failures, { force: true });
  const code = `import { exitOnMissing } from './missing.ts'; exitOnMissing(); ${statement}`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, FAILURES_FILE: failures, ...settings },
  });
  const recorded = () => JSON.parse(readFileSync(failures, 'utf8')).error;
  return { stdout, stderr, status, recorded };
}

const findBrowser = "const { ensureBrowser } = await import('./browser.ts'); ensureBrowser();";
const startPostgres = "const { startCluster } = await import('./postgres.ts'); await startCluster();";
const findJava = "const { ensureJava } = await import('./java.ts'); ensureJava();";

describe('a command that lacks something prints one sentence, records it as a failure and exits with 1', () => {
  test.each([
    [
      'a browser that does not exist',
      findBrowser,
      () => ({ PLAYWRIGHT_CHROMIUM: '/nowhere' }),
      /^PLAYWRIGHT_CHROMIUM names \/nowhere, which does not exist: .*\n$/,
    ],
    [
      'a browser that lacks a library',
      findBrowser,
      () => ({ PLAYWRIGHT_CHROMIUM: program('chromium', 'libnss3.so: cannot open shared object file', 127) }),
      /^\/.*\/chromium does not start: libnss3\.so: cannot open shared object file\. .*\n$/,
    ],
    [
      'a folder without PostgreSQL',
      startPostgres,
      () => ({ POSTGRES_BIN: '/nowhere' }),
      /^POSTGRES_BIN names \/nowhere, which contains no PostgreSQL 15 or newer: .*\n$/,
    ],
    [
      'Java, and nothing to install it with',
      findJava,
      () => ({ PATH: join(folder, 'empty') }),
      /^Java is missing and could not be installed: .*\n$/,
    ],
  ])('%s', (_, statement, settings, sentence) => {
    const { stderr, status, recorded } = run(statement, settings());
    expect(stderr).toMatch(sentence);
    expect(recorded()).toBe(stderr.trim());
    expect(status).toBe(1);
  });

  test('it says why an installation failed', () => {
    const reason = 'E: Could not get lock /var/lib/dpkg/lock-frontend';
    for (const installer of ['apt-get', 'sudo']) program(`locked/${installer}`, `W: not now\n${reason}`, 100);
    expect(run(findJava, { PATH: join(folder, 'locked') }).stdout).toContain(`default-jre-headless: ${reason}\n`);
  });

  test('what is wrong with the code itself keeps its stack trace', () => {
    const { stderr, status } = run("throw new TypeError('a fault');");
    expect(stderr).toMatch(/^TypeError: a fault\n {4}at /);
    expect(status).toBe(1);
  });
});
