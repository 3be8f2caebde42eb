/**
 * `npm test -- audit`: checks the production dependencies for known vulnerabilities. Fails for high or critical ones.
 * If the registry doesn't respond, it passes and prints that nothing was checked.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const { stdout, stderr } = spawnSync(
  'npm',
  ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'],
  {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  },
);
const report: { vulnerabilities?: Record<string, { severity: string; via: unknown[] }> } = parsed(stdout);
if (!report.vulnerabilities) {
  const [reason = 'no answer'] = /npm error .+/.exec(stderr) ?? [];
  console.log(`The registry returned no data about known vulnerabilities (${reason}), so nothing was checked.`);
} else {
  const found = Object.entries(report.vulnerabilities);
  for (const [name, { severity }] of found) console.log(`${severity.padEnd(9)} ${name}`);
  console.log(`${found.length} packages with a known vulnerability.`);
  process.exitCode = found.some(([, { severity }]) => /^(high|critical)$/.test(severity)) ? 1 : 0;
}

function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
