/**
 * `npm test -- audit`: checks the production dependencies for known vulnerabilities, and fails for high or critical
 * ones. A registry without advisories answers as if there were none, so a check that finds nothing also asks about a
 * package that is known to be vulnerable. If the registry doesn't know it, nothing was checked: `npm run test:all`
 * fails, unless `ADVISORIES_UNREACHABLE=1` says that this machine reaches no registry with advisories.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordFailure } from './failures.ts';

/** A version with a critical vulnerability since 2022: GHSA-xvch-5gv4-984h. */
const vulnerablePackage = { name: 'minimist', version: '1.2.5' };

interface Report {
  vulnerabilities?: Record<string, { severity: string }>;
}

/** Vulnerable packages of a folder's package-lock.json with their severities; an Error if the registry reports none. */
function vulnerabilitiesOf(folder: string): [name: string, severity: string][] | Error {
  const args = ['audit', '--omit=dev', '--package-lock-only', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  const { stdout, stderr, error } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (error) return error;
  const { vulnerabilities } = parseReport(stdout);
  if (vulnerabilities) return Object.entries(vulnerabilities).map(([name, { severity }]) => [name, severity]);
  const [reason = 'no response'] = stderr.match(/(?<=npm (warn audit|error) ).+/) ?? [];
  return new Error(`the registry returned no advisories (${reason})`);
}

function parseReport(text: string): Report {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Whether the registry has advisories, judged by a package that has one. */
function hasAdvisories(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-audit-'));
  const { name, version } = vulnerablePackage;
  const dependencies = { [name]: version };
  const manifest = { name: 'vulnerable', version: '1.0.0', dependencies };
  const packages = { '': manifest, [`node_modules/${name}`]: { version } };
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...manifest, lockfileVersion: 3, packages }));
    const found = vulnerabilitiesOf(folder);
    return !(found instanceof Error) && found.length > 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reports that nothing was checked, and fails where that matters. */
function reportUnchecked(reason: string): void {
  console.log(`not checked: ${reason}.`);
  if (process.env.TEST_SCOPE !== 'full' || process.env.ADVISORIES_UNREACHABLE === '1') return;
  const error = `Not checked: ${reason}. Run this where a registry with advisories can be reached, or set ADVISORIES_UNREACHABLE=1.`;
  recordFailure({ name: 'known vulnerabilities', error });
  console.error(error);
  process.exitCode = 1;
}

const found = vulnerabilitiesOf(join(import.meta.dirname, '..'));
if (found instanceof Error) {
  reportUnchecked(found.message);
} else if (found.length === 0 && !hasAdvisories()) {
  reportUnchecked(
    `the registry reports no vulnerability, not even that of ${vulnerablePackage.name} ${vulnerablePackage.version}, so it has no advisories`,
  );
} else {
  for (const [name, severity] of found) console.log(`${severity.padEnd(9)} ${name}`);
  console.log(`${found.length} packages with a known vulnerability.`);
  const serious = found.filter(([, severity]) => /^(high|critical)$/.test(severity));
  for (const [name, severity] of serious) recordFailure({ name, error: `It has a vulnerability: ${severity}.` });
  process.exitCode = serious.length > 0 ? 1 : 0;
}
