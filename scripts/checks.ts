/** The checks of `npm test` and `npm run test:all`, in the order in which they start. */
import type { TestScope } from '../packages/ui/src/testing/accessibility/story-report.ts';
import type { CheckRun } from './check-run.ts';
import type { Failure } from './failures.ts';

export interface Check {
  name: string;
  description: string;
  /** In which scopes it does something. `all`: in each, but not the same. @default 'core' */
  scope?: 'core' | 'rest' | 'all';
  /** It keeps two cores busy: two such checks never run simultaneously. */
  usesTwoCores?: boolean;
  /** It runs in a browser, which `npm test` finds first. */
  usesBrowser?: boolean;
  /** Checks that must have ended first, if they run: it reads their output. */
  after?: readonly string[];
  run: (checkRun: CheckRun) => Promise<boolean>;
}

/** Test files by project of Vitest; all tests of a project that is not listed. */
export type TestSelection = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * Runs a project of Vitest. On CI, the files with failures are run once more in new processes and browsers: on a busy
 * machine a few of thousands of tests time out, and a page that loses its browser fails all its remaining tests, while
 * a real fault fails again. Failures that pass the second time are reported as such.
 */
async function vitest(checkRun: CheckRun, project: string, files?: readonly string[]): Promise<boolean> {
  const run = (testFiles: readonly string[] = []) =>
    checkRun.tool('vitest/vitest.mjs', 'run', '--project', project, ...testFiles);
  if (await run(files)) return true;
  if (!process.env.CI) return false;
  const failures = checkRun.failures.take();
  const failed = [...new Set(failures.map(({ file }) => file))];
  // A failure without a file can't be attributed, so the whole selection is run again.
  const failedFiles = failed.every((file) => file !== undefined) && failed.length > 0 ? failed : undefined;
  checkRun.say(`\nRunning again: ${failedFiles ? failedFiles.join(', ') : project}`);
  const hasPassed = await run(failedFiles ?? files);
  const remaining = checkRun.failures.take();
  const isRemaining = ({ file, name }: Failure) =>
    remaining.some((other) => other.file === file && other.name === name);
  for (const failure of failures)
    if (hasPassed || !isRemaining(failure)) checkRun.failures.add({ ...failure, passedOnRetry: true });
  for (const failure of remaining) checkRun.failures.add(failure);
  return hasPassed;
}

/** The checks of a scope, or, whatever the scope, those with the requested names. */
export function selectChecks(
  checks: readonly Check[],
  scope: TestScope,
  requested: readonly string[],
): readonly Check[] {
  if (requested.length > 0) return checks.filter(({ name }) => requested.includes(name));
  return checks.filter((check) => scope === 'full' || check.scope === 'all' || (check.scope ?? 'core') === scope);
}

/** All checks. Where the order is free, the longest come first, so that none is left to run alone at the end. */
export function allChecks(selection: TestSelection): readonly Check[] {
  const tests =
    (project: string) =>
    async (checkRun: CheckRun): Promise<boolean> => {
      const files = selection[project];
      if (files?.length !== 0) return vitest(checkRun, project, files);
      checkRun.say('No test here imports a changed file.');
      return true;
    };
  return [
    {
      name: 'types',
      description: 'TypeScript',
      // Several threads each check the types that all files share: half as much work again.
      run: (checkRun) => checkRun.program('node_modules/.bin/tsc', '-p', '.', '--singleThreaded'),
    },
    {
      name: 'lint',
      description: 'Biome: lint, format, import rules',
      run: (checkRun) => checkRun.program('node_modules/.bin/biome', 'check', '--error-on-warnings', '.'),
    },
    {
      name: 'imports',
      description: 'import layers and their graph in docs/develop.md',
      run: (checkRun) => checkRun.script('scripts/imports.ts'),
    },
    {
      name: 'audit',
      description: 'known vulnerabilities of dependencies, if the registry can be reached',
      run: (checkRun) => checkRun.script('scripts/audit.ts'),
    },
    { name: 'build', description: 'the website builds', run: (checkRun) => checkRun.script('scripts/build.ts') },
    {
      name: 'stories',
      description: 'stories in a browser, played and checked by axe; with npm test all but the dashboard’s screens',
      usesBrowser: true,
      scope: 'all',
      usesTwoCores: true,
      run: tests('storybook'),
    },
    {
      name: 'unit',
      description: 'unit and API tests; with npm test without the slow ones',
      scope: 'all',
      run: tests('node'),
    },
    {
      name: 'postgres',
      description: 'the server’s tests on PostgreSQL; with npm test those of the database',
      scope: 'all',
      run: tests('postgres'),
    },
    {
      name: 'journeys',
      description: 'end-to-end tests of the built product; with npm test the core ones',
      usesBrowser: true,
      scope: 'all',
      usesTwoCores: true,
      run: (checkRun) => checkRun.tool('@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'),
    },
    {
      name: 'scaffold',
      description: 'the instructions of docs/add.md for a new entity with public pages and a new component, in a copy',
      usesBrowser: true,
      scope: 'rest',
      run: (checkRun) => checkRun.script('scripts/scaffold.ts'),
    },
    {
      name: 'sheets',
      description: 'all states of every component, compared with their reference pictures',
      usesBrowser: true,
      scope: 'rest',
      run: tests('sheets'),
    },
    {
      name: 'artifact',
      description: 'the artifact of npm run build runs on its own, and can be backed up and restored',
      scope: 'rest',
      run: (checkRun) => checkRun.script('scripts/check-artifact.ts'),
    },
    {
      name: 'conformance',
      description: 'rules that every component must follow',
      usesBrowser: true,
      run: tests('conformance'),
    },
    {
      name: 'storybook',
      description: 'the static Storybook builds',
      scope: 'rest',
      after: ['stories'],
      run: (checkRun) =>
        checkRun.tool('storybook/dist/bin/dispatcher.js', 'build', '-o', 'apps/storybook/storybook-static', '--quiet'),
    },
    {
      name: 'book',
      description: 'every page of the static Storybook opens without errors',
      usesBrowser: true,
      scope: 'rest',
      after: ['stories', 'storybook'],
      run: (checkRun) => checkRun.script('apps/storybook/scripts/check-storybook.ts'),
    },
    {
      name: 'checkers',
      description: 'pages and screens with other accessibility and HTML checkers than axe',
      usesBrowser: true,
      scope: 'rest',
      run: (checkRun) => checkRun.script('e2e/checkers/main.ts'),
    },
    {
      name: 'cost',
      description: 'byte budgets of each component',
      scope: 'rest',
      run: (checkRun) => checkRun.script('apps/storybook/scripts/component-cost.ts'),
    },
    {
      name: 'budgets',
      description: 'byte budgets of the public pages and of the dashboard',
      usesBrowser: true,
      after: ['build'],
      async run(checkRun) {
        // All three run, even if one fails.
        const results: boolean[] = [];
        for (const description of ['budgets', 'dashboard-budgets', 'page-budgets'])
          results.push(await checkRun.script(`e2e/${description}.ts`));
        return results.every(Boolean);
      },
    },
  ];
}
