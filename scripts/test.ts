/**
 * `npm test`: every check, one after the other, each printed with its time. `npm test -- lint unit` runs those alone;
 * `npm test -- --changed` what a change can break and is quickly known, since the last commit or, with `--since main`,
 * since another one.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.ts';
import { buildWeb } from './build.ts';
import { asLine, collectFailures, type Failure, noteFailure, takeFailures } from './failures.ts';

const root = join(import.meta.dirname, '..');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false }, since: { type: 'string', default: 'HEAD' } },
});

/** What `--changed` runs. */
const quickChecks = ['types', 'lint', 'imports', 'unit', 'stories'];

interface Check {
  name: string;
  what: string;
  run: () => boolean | Promise<boolean>;
}

/** Runs a program of node_modules with Node 26 and says whether it was content. */
function tool(script: string, ...args: string[]): boolean {
  const path = join(root, 'node_modules', script);
  return spawnSync(process.execPath, [path, ...args], { cwd: root, stdio: 'inherit' }).status === 0;
}

/** Runs a project of Vitest; of what has changed, the files alone that import it. */
function vitest(project: string, ...files: string[]): boolean {
  const changed = values.changed ? ['--changed', values.since, '--passWithNoTests'] : [];
  return tool('vitest/vitest.mjs', 'run', '--project', project, ...changed, ...files);
}

/**
 * Runs a project of Vitest in a browser. On CI, what failed is run once more by files, in a browser started anew: a crowded machine
 * makes some of a thousand too late, and a page that has lost its browser loses all that was to run in it; what is wrong
 * fails again.
 */
function browserTests(project: string): boolean {
  const run = (...files: string[]) => vitest(project, ...files);
  if (run()) return true;
  if (!process.env.CI) return false;
  const failures = takeFailures();
  const files = new Set(failures.map(({ file }) => file));
  // Nobody knows whose error it was, or even what it was: everybody tries again.
  const known = files.size > 0 && !files.has(undefined);
  console.log(`\nOnce more: ${known ? [...files].join(', ') : project}`);
  const held = run(...(known ? ([...files] as string[]) : []));
  const left = takeFailures();
  const isLeft = ({ file, name }: Failure) => left.some((other) => other.file === file && other.name === name);
  for (const failure of failures) if (held || !isLeft(failure)) noteFailure({ ...failure, heldLater: true });
  left.forEach(noteFailure);
  return held;
}

const checks: Check[] = [
  {
    name: 'types',
    what: 'TypeScript',
    run: () =>
      spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: root, stdio: 'inherit' }).status === 0,
  },
  {
    name: 'lint',
    what: 'Biome: lint, format, import rules',
    run: () =>
      spawnSync(join(root, 'node_modules/.bin/biome'), ['check', '--error-on-warnings', '.'], {
        cwd: root,
        stdio: 'inherit',
      }).status === 0,
  },
  { name: 'imports', what: 'layers and the graph of them', run: () => script('scripts/imports.ts') },
  { name: 'unit', what: 'unit and API tests', run: () => vitest('node') },
  { name: 'postgres', what: 'the server’s tests on PostgreSQL', run: () => vitest('postgres') },
  {
    name: 'stories',
    what: 'stories in a real browser, light and dark, with axe',
    run: () => browserTests('storybook'),
  },
  {
    name: 'conformance',
    what: 'what every component must do',
    run: () => browserTests('conformance'),
  },
  {
    name: 'sheets',
    what: 'all states of every component against their pictures',
    run: () => browserTests('sheets'),
  },
  { name: 'cost', what: 'bytes of each component', run: () => script('apps/storybook/scripts/component-cost.ts') },
  {
    name: 'storybook',
    what: 'the static Storybook builds',
    run: () => tool('storybook/dist/bin/dispatcher.js', 'build', '-o', 'apps/storybook/storybook-static', '--quiet'),
  },
  {
    name: 'book',
    what: 'every page of the static Storybook opens without a fault',
    run: () => script('apps/storybook/scripts/check-storybook.ts'),
  },
  { name: 'build', what: 'the website', run: () => buildWeb().then(() => true) },
  {
    name: 'budgets',
    what: 'bytes of the public pages and of the dashboard',
    run: () =>
      [script('e2e/budgets.ts'), script('e2e/dashboard-budgets.ts'), script('e2e/page-budgets.ts')].every(Boolean),
  },
  {
    name: 'artifact',
    what: 'what npm run build makes runs by itself, is backed up and restored',
    run: () => script('scripts/check-artifact.ts'),
  },
  {
    name: 'scaffold',
    what: 'in a copy, a new entity with its pages and a new component, as the README tells it',
    run: () => script('scripts/scaffold.ts'),
  },
  {
    name: 'checkers',
    what: 'pages and screens by other accessibility and HTML checkers than axe',
    run: () => script('e2e/checkers/main.ts'),
  },
  {
    name: 'journeys',
    what: 'people’s ways through the built product',
    run: () => tool('@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'),
  },
];

function script(path: string): boolean {
  return spawnSync(process.execPath, [join(root, path)], { cwd: root, stdio: 'inherit' }).status === 0;
}

const wanted = values.changed && positionals.length === 0 ? quickChecks : positionals;
const unknown = wanted.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`There is no check named ${unknown.join(', ')}. Checks: ${checks.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

process.env.PLAYWRIGHT_CHROMIUM = ensureBrowser();
collectFailures();
const results: string[] = [];
const failures: Failure[] = [];
let failed = 0;
for (const check of checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n=== ${check.name}: ${check.what}`);
  const started = performance.now();
  const passed = await check.run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (!passed) failed += 1;
  results.push(`${passed ? 'passed' : 'FAILED'}  ${check.name.padEnd(10)} ${seconds.padStart(6)} s`);
  const told = takeFailures();
  failures.push(...told);
  if (!passed && told.length === 0) failures.push({ name: check.name, error: 'see what it printed above' });
}

/** What failed is said again last, where it is looked for: the rest of what is printed is thousands of lines long. */
function tell(title: string, some: Failure[]): void {
  if (some.length === 0) return;
  const shown = some.slice(0, 12).map((failure) => `  ${asLine(failure)}`);
  const more = some.length > shown.length ? [`  and ${some.length - shown.length} more`] : [];
  console.log(['', title, ...shown, ...more].join('\n'));
}

console.log(`\n${results.join('\n')}`);
tell(
  'Held at another try only:',
  failures.filter(({ heldLater }) => heldLater),
);
tell(
  'Did not hold:',
  failures.filter(({ heldLater }) => !heldLater),
);
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
