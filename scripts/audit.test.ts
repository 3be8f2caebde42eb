// @module-tag slow
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** An advisory about a package as the npm registry returns it. */
const advisory = (name: string, severity: string) => ({
  id: 1097678,
  url: 'https://github.com/advisories/GHSA-xvch-5gv4-984h',
  title: 'Prototype Pollution',
  severity,
  vulnerable_versions: name === 'minimist' ? '<1.2.6' : '>=0.0.0',
  cwe: [],
  cvss: { score: 9.8, vectorString: null },
});

/** Severities of vulnerable packages. */
type Advisories = Record<string, string>;

/** Runs the audit against a registry with these advisories, or with none at all. */
async function audit(advisories: Advisories | 'refused', settings: Record<string, string> = {}) {
  const registry = createServer(async (request, response) => {
    const chunks: Buffer[] = await request.toArray();
    if (advisories === 'refused' || !request.url?.endsWith('/advisories/bulk')) {
      response.writeHead(405).end();
      return;
    }
    const body = Buffer.concat(chunks);
    const requested = JSON.parse(String(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body));
    const found = Object.entries(advisories).filter(([name]) => name in requested);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(Object.fromEntries(found.map(([name, severity]) => [name, [advisory(name, severity)]]))),
    );
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  // npm keeps advisories.
  const cache = mkdtempSync(join(tmpdir(), 'porchlight-npm-'));
  try {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'audit.ts')], {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        npm_config_cache: cache,
        npm_config_registry: `http://127.0.0.1:${port}`,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    return { output: output + errors, code };
  } finally {
    registry.close();
    registry.closeAllConnections();
    rmSync(cache, { recursive: true });
  }
}

const knowsVulnerablePackage = { minimist: 'critical' };
const full = { TEST_SCOPE: 'full' };

test('a registry that refuses: npm test passes and says that nothing was checked', async () => {
  const { output, code } = await audit('refused');
  expect(output).toMatch(/^not checked: the registry returned no advisories \(405 Method Not Allowed/);
  expect(code).toBe(0);
});

test('a registry that refuses: npm run test:all fails', async () => {
  const { output, code } = await audit('refused', full);
  expect(output).toContain('or set ADVISORIES_UNREACHABLE=1');
  expect(code).toBe(1);
});

test('a registry that refuses: npm run test:all passes where no other can be reached', async () => {
  const { output, code } = await audit('refused', { ...full, ADVISORIES_UNREACHABLE: '1' });
  expect(output).toMatch(/^not checked: .*\.\n$/);
  expect(code).toBe(0);
});

test('a registry that responds without knowing any advisory counts as not checked', async () => {
  const { output, code } = await audit({}, full);
  expect(output).toMatch(/^not checked: the registry reports no vulnerability, not even that of minimist 1\.2\.5/);
  expect(code).toBe(1);
});

test('a registry with advisories, none of them about our packages: the check passes', async () => {
  const { output, code } = await audit(knowsVulnerablePackage, full);
  expect(output).toBe('0 packages with a known vulnerability.\n');
  expect(code).toBe(0);
});

test.each([
  ['low', 0],
  ['high', 1],
])('a package of ours with a vulnerability of severity %s: exit code %i', async (severity, expectedCode) => {
  const { output, code } = await audit({ ...knowsVulnerablePackage, nodemailer: severity });
  expect(output).toContain(`${severity.padEnd(9)} nodemailer`);
  expect(code).toBe(expectedCode);
});
