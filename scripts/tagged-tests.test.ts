import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { excludedStories, nodeTestFiles, postgresTestFiles, tagsOf } from './tagged-tests.ts';

test('a file has the tags of its comments, and none of what only mentions one', () => {
  expect(tagsOf('// @module-tag slow\n// @module-tag database\nimport a;')).toEqual(['slow', 'database']);
  expect(tagsOf('/**\n * Races.\n * @module-tag database\n */\n')).toEqual(['database']);
  expect(tagsOf("test('// @module-tag slow', () => {});")).toEqual([]);
});

test.each([
  ['SQLite', nodeTestFiles],
  ['PostgreSQL', postgresTestFiles],
])('npm test and the rest together run every test file on %s, and none twice', (_, filesOf) => {
  expect([...filesOf('core'), ...filesOf('rest')].toSorted()).toEqual(filesOf('full'));
});

test('npm test and the rest together run every story, and none twice', () => {
  const cwd = join(import.meta.dirname, '..');
  const all = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd, exclude: ['**/node_modules/**'] });
  const [core, rest] = [excludedStories('core'), excludedStories('rest')];
  expect([...core, ...rest].toSorted()).toEqual(all.toSorted());
  expect(core).toContain('packages/features/src/articles/ArticleDashboard.stories.tsx');
});

test('npm test leaves slow files out, and runs only those of the database on PostgreSQL', () => {
  const [lists, history, fuzz] = ['lists/lists', 'audit/history', 'fuzz/fuzz'].map(
    (name) => `apps/server/src/${name}.test.ts`,
  );
  expect(nodeTestFiles('core')).toEqual(expect.arrayContaining([lists, history]));
  expect(nodeTestFiles('rest')).toContain(fuzz);
  expect(postgresTestFiles('core')).toContain(lists);
  expect(postgresTestFiles('rest')).toEqual(expect.arrayContaining([history, fuzz]));
});
