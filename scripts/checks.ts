/** The checks of `npm test`, in the order in which they start. */
import type { CheckRun } from './check-run.ts';
import type { Failure } from './failures.ts';

export interface Check {
  name: string;
  what: string;
  /** It keeps two cores busy: two such checks never run simultaneously. */
  usesTwoCores?: boolean;
  /** Checks that must have ended first, if they run: it reads their output. */
  after?: readonly string[];
  run: (own: CheckRun) => Promise<boolean>;
}

/** Test files by project of Vitest; all tests of a project that is not listed. */
export type TestSelection = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * Runs a project of Vitest. On CI, the files with failures are run once more in new processes and browsers: on a busy
 * machine a few of thousands of tests time out, and a page that loses its browser fails all its remaining tests, while
 * a real fault fails again. Failures that pass the second time are reported as such.
 */
async function vitest(own: CheckRun, project: string, files?: readonly string[]): Promise<boolean> {
  const run = (some: readonly string[] = []) => own.tool('vitest/vitest.mjs', 'run', '--project', project, ...some);
  if (await run(files)) return true;
  if (!process.env.CI) return false;
  const failures = own.failures.take();
  const failed = [...new Set(failures.map(({ file }) => file))];
  // A failure without a file can't be attributed, so the whole selection is run again.
  const known = failed.every((file) => file !== undefined) && failed.length > 0 ? failed : undefined;
  own.say(`\nRunning again: ${known ? known.join(', ') : project}`);
  const held = await run(known ?? files);
  const left = own.failures.take();
  const isLeft = ({ file, name }: Failure) => left.some((other) => other.file === file && other.name === name);
  for (const failure of failures) if (held || !isLeft(failure)) own.failures.add({ ...failure, passedOnRetry: true });
  for (const failure of left) own.failures.add(failure);
  return held;
}

/** All checks. Where the order is free, the longest come first, so that none is left to run alone at the end. */
export function allChecks(selection: TestSelection): readonly Check[] {
  const tests =
    (project: string) =>
    async (own: CheckRun): Promise<boolean> => {
      const files = selection[project];
      if (files?.length !== 0) return vitest(own, project, files);
      own.say('No test here imports a changed file.');
      return true;
    };
  return [
    {
      name: 'types',
      what: 'TypeScript',
      // Several threads each check the types that all files share: half as much work again.
      run: (own) => own.program('node_modules/.bin/tsc', '-p', '.', '--singleThreaded'),
    },
    {
      name: 'lint',
      what: 'Biome: lint, format, import rules',
      run: (own) => own.program('node_modules/.bin/biome', 'check', '--error-on-warnings', '.'),
    },
    {
      name: 'imports',
      what: 'import layers and their graph in the README',
      run: (own) => own.script('scripts/imports.ts'),
    },
    {
      name: 'audit',
      what: 'known vulnerabilities of dependencies, if the registry can be reached',
      run: (own) => own.script('scripts/audit.ts'),
    },
    { name: 'build', what: 'the website builds', run: (own) => own.script('scripts/build.ts') },
    {
      name: 'stories',
      what: 'stories in a browser, light and dark, with axe',
      usesTwoCores: true,
      run: tests('storybook'),
    },
    { name: 'unit', what: 'unit and API tests', run: tests('node') },
    {
      name: 'postgres',
      what: 'the server’s tests on PostgreSQL',
      run: tests('postgres'),
    },
    {
      name: 'journeys',
      what: 'end-to-end tests of the built product',
      usesTwoCores: true,
      run: (own) => own.tool('@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'),
    },
    {
      name: 'scaffold',
      what: 'the README’s instructions for a new entity with public pages and a new component, in a copy',
      run: (own) => own.script('scripts/scaffold.ts'),
    },
    {
      name: 'sheets',
      what: 'all states of every component, compared with their reference pictures',
      run: tests('sheets'),
    },
    {
      name: 'artifact',
      what: 'the artifact of npm run build runs on its own, and can be backed up and restored',
      run: (own) => own.script('scripts/check-artifact.ts'),
    },
    {
      name: 'conformance',
      what: 'rules that every component must follow',
      run: tests('conformance'),
    },
    {
      name: 'storybook',
      what: 'the static Storybook builds',
      after: ['stories'],
      run: (own) =>
        own.tool('storybook/dist/bin/dispatcher.js', 'build', '-o', 'apps/storybook/storybook-static', '--quiet'),
    },
    {
      name: 'book',
      what: 'every page of the static Storybook opens without errors',
      after: ['stories', 'storybook'],
      run: (own) => own.script('apps/storybook/scripts/check-storybook.ts'),
    },
    {
      name: 'checkers',
      what: 'pages and screens with other accessibility and HTML checkers than axe',
      run: (own) => own.script('e2e/checkers/main.ts'),
    },
    {
      name: 'cost',
      what: 'byte budgets of each component',
      run: (own) => own.script('apps/storybook/scripts/component-cost.ts'),
    },
    {
      name: 'budgets',
      what: 'byte budgets of the public pages and of the dashboard',
      after: ['build'],
      async run(own) {
        // All three run, even if one fails.
        const kept: boolean[] = [];
        for (const what of ['budgets', 'dashboard-budgets', 'page-budgets'])
          kept.push(await own.script(`e2e/${what}.ts`));
        return kept.every(Boolean);
      },
    },
  ];
}
