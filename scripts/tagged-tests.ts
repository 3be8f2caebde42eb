/**
 * Which test files a run covers, by their tags: comments such as `// @module-tag slow` at the start of a file. Vitest
 * reads them too (https://vitest.dev/guide/test-tags), but filters by them only after it has loaded every file.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestScope } from '../packages/ui/src/testing/accessibility/story-report.ts';

const root = join(import.meta.dirname, '..');

/** The tags of test files, as Vitest's setting `tags`, which refuses any other. */
export const testTags = [
  { name: 'database', description: 'Tests of code that differs between SQLite and PostgreSQL, or depends on them.' },
  { name: 'slow', description: 'Tests that take long and seldom fail: only `npm run test:all` runs them.' },
];

/** The tags of a test file. @param source its content */
export function tagsOf(source: string): string[] {
  return [...source.matchAll(/^(?:\/\/|\/?\s?\*+) @module-tag ([\w-]+)/gm)].flatMap(([, tag]) => tag ?? []);
}

export interface TestFilesOptions {
  scope: TestScope;
  /** Patterns of files that no scope includes. */
  exclude?: readonly string[];
  /** Whether files with these tags belong to the scope `core`. */
  isCore: (tags: readonly string[]) => boolean;
}

/** The test files of a scope, relative to the repository's root, for Vitest's setting `include`. */
export function testFiles(patterns: readonly string[], { scope, exclude = [], isCore }: TestFilesOptions): string[] {
  const files = globSync([...patterns], { cwd: root, exclude: [...exclude, '**/node_modules/**'] }).toSorted();
  if (scope === 'full') return files;
  return files.filter((file) => isCore(tagsOf(readFileSync(join(root, file), 'utf8'))) === (scope === 'core'));
}
