/** Finds the tests nearest to a change: those that import it over the shortest path. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { importRules } from './import-rules.ts';
import { nodeTestFiles, postgresTestFiles } from './tagged-tests.ts';

const root = join(import.meta.dirname, '..');

/** Import graph: the imported files by file, both relative to the repository's root. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Files that differ from a commit, including untracked ones, relative to the repository's root. */
function changedFiles(since: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  return files.filter(Boolean);
}

/** Builds the import graph, including type imports. */
async function readImports(): Promise<Imports> {
  const { options } = importRules;
  const folders = ['packages', 'apps/server/src', 'apps/web/src', 'demo', 'scripts', 'e2e'];
  const cruiseOptions = { ...options, baseDir: root, includeOnly: `^(${folders.join('|')})/` };
  const { output } = await cruise(folders, cruiseOptions, options?.enhancedResolveOptions);
  if (typeof output === 'string') throw new Error(output);
  return new Map(
    output.modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
}

/** The changed files and all that import them directly or indirectly, nearest first. */
export function dependentsOf(changed: readonly string[], imports: Imports): string[] {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports) {
    for (const each of imported) importers.set(each, [...(importers.get(each) ?? []), file]);
  }
  const dependents = new Set(changed);
  for (const file of dependents) for (const importer of importers.get(file) ?? []) dependents.add(importer);
  return [...dependents];
}

/** Test files to run for a change, by project of Vitest. */
export interface ChangedTests {
  files: Record<'node' | 'postgres' | 'storybook', string[]>;
  /** Number of further test files that import what changed, over longer paths, or are slow. */
  otherCount: number;
}

/** Maximum numbers of files, for about one minute. */
const limits = { tests: 60, stories: 12 } as const;

/** Returns the tests nearest to what differs from a commit. */
export async function changedTests(since: string): Promise<ChangedTests> {
  const files = dependentsOf(changedFiles(since), await readImports());
  const tests = files.filter((file) => /(?<!\.browser)\.test\.ts$/.test(file));
  const stories = files.filter((file) => file.endsWith('.stories.tsx'));
  const [quick, onPostgres] = [new Set(nodeTestFiles('core')), new Set(postgresTestFiles('core'))];
  const node = tests.filter((file) => quick.has(file)).slice(0, limits.tests);
  const storybook = stories.slice(0, limits.stories);
  return {
    files: { node, storybook, postgres: node.filter((file) => onPostgres.has(file)) },
    otherCount: tests.length - node.length + stories.length - storybook.length,
  };
}
