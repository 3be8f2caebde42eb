import { expect, test } from 'vitest';
import { tagsOf, testFiles } from './tagged-tests.ts';

test('a file has the tags of its comments, and none of what only mentions one', () => {
  expect(tagsOf('// @module-tag slow\n// @module-tag database\nimport a;')).toEqual(['slow', 'database']);
  expect(tagsOf('/**\n * Races.\n * @module-tag database\n */\n')).toEqual(['database']);
  expect(tagsOf("test('// @module-tag slow', () => {});")).toEqual([]);
});

test('every test file is in the core or in the rest, and none is in both', () => {
  const patterns = ['apps/server/src/**/*.test.ts'];
  const filesOf = (scope: 'core' | 'rest' | 'full') =>
    testFiles(patterns, { scope, isCore: (tags) => !tags.includes('slow') });
  const [core, rest, full] = [filesOf('core'), filesOf('rest'), filesOf('full')];
  expect([...core, ...rest].toSorted()).toEqual(full);
  expect(core).toContain('apps/server/src/records/lists.test.ts');
  expect(rest).toContain('apps/server/src/fuzz/fuzz.test.ts');
});
