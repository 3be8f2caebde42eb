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

/** Tests that need no browser. */
const nodeTests = [
  'packages/*/src/**/*.test.ts',
  'apps/*/src/**/*.test.ts',
  'demo/src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'e2e/**/*.test.ts',
];

/**
 * Tests of the server that PostgreSQL can't fail: what they send to it, `api-docs/examples.test.ts` (every call),
 * `lists/every-list.test.ts` (every parameter of a list) and the tests beside the queries send as well.
 */
const sqliteOnlyTests = [
  // Of code without a query of its own, or with one that the tests named above send with other values.
  'apps/server/src/{access,http,pages,plugins,settings}/**',
  'apps/server/src/accounts/{account-duties,api-key-access,login-throttle-crowd,password-rules,passwords}.test.ts',
  'apps/server/src/accounts/{reads-without-writes,review-email,roles,signing-in,step-up}.test.ts',
  'apps/server/src/api-docs/{document,reference}.test.ts',
  'apps/server/src/audit/history-of-every-resource.test.ts',
  'apps/server/src/bounded-cache.test.ts',
  'apps/server/src/db/name-key.test.ts',
  'apps/server/src/entities/{add-pictures,organization-look,subscribe}.test.ts',
  'apps/server/src/feeds/{calendars,card-store,cards,site-look}.test.ts',
  'apps/server/src/fuzz/{preview-links,unpublished,unpublished-everywhere}.test.ts',
  'apps/server/src/links/gone-links.test.ts',
  'apps/server/src/lists/{list-cache-policy,response-cache}.test.ts',
  'apps/server/src/mail/email-message.test.ts',
  'apps/server/src/main.test.ts',
  'apps/server/src/media/{bucket-store,captions,file-sizes,pdf-cover,pdf-scan,pdfs,pictures,podcast-sounds}.test.ts',
  'apps/server/src/media/{sounds-and-films,stored-files,sweep,text-films,unreachable-storage,virus-scanner}.test.ts',
  'apps/server/src/records/picture-metadata.test.ts',
  'apps/server/src/search/passage.test.ts',
  'apps/server/src/telemetry/requests.test.ts',
  'apps/server/src/writes/{dates-and-money,rich-text}.test.ts',
  // SQLite's own: its file, its locks and plans, and what came of rows that older versions wrote into it.
  'apps/server/src/accounts/legacy-names.test.ts',
  'apps/server/src/db/{database,indexes,locked-database,lost-database}.test.ts',
  'apps/server/src/ops/{failed-starts,full-disk,malformed-backups}.test.ts',
];

/** The tags of a test file. @param source its content */
export function tagsOf(source: string): string[] {
  return [...source.matchAll(/^(?:\/\/|\/?\s?\*+) @module-tag ([\w-]+)/gm)].flatMap(([, tag]) => tag ?? []);
}

/** The files of a scope, relative to the repository's root. @param isCore whether files with these tags are core */
function filesInScope(files: readonly string[], scope: TestScope, isCore: (tags: readonly string[]) => boolean) {
  const sorted = files.toSorted();
  if (scope === 'full') return sorted;
  return sorted.filter((file) => isCore(tagsOf(readFileSync(join(root, file), 'utf8'))) === (scope === 'core'));
}

/** The test files without a browser that run on SQLite, for Vitest's setting `include`. */
export function nodeTestFiles(scope: TestScope): string[] {
  const files = globSync(nodeTests, { cwd: root, exclude: ['**/node_modules/**'] });
  return filesInScope(files, scope, (tags) => !tags.includes('slow'));
}

/** The server's test files that run on PostgreSQL as well, for Vitest's setting `include`. */
export function postgresTestFiles(scope: TestScope): string[] {
  const files = globSync('apps/server/src/**/*.test.ts', { cwd: root, exclude: sqliteOnlyTests });
  return filesInScope(files, scope, (tags) => tags.includes('database') && !tags.includes('slow'));
}

/**
 * The stories that a scope leaves out, for Vitest's setting `exclude`. Screens of the dashboard are not core: they cost
 * most, and are made of components that are.
 */
export function excludedStories(scope: TestScope): string[] {
  if (scope === 'full') return [];
  return globSync(['packages/*/src/**/*.stories.tsx', 'apps/storybook/src/**/*.stories.tsx'], { cwd: root }).filter(
    (file) => readFileSync(join(root, file), 'utf8').includes("title: 'Screens/Dashboard/") === (scope === 'core'),
  );
}
