import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import rootPackage from '../package.json' with { type: 'json' };
import { allChecks } from './checks.ts';
import { brokenReferences, headingAnchors, type Repository } from './document-references.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((path) => path && existsSync(join(root, path)));
const documents = files
  .filter((path) => /^(README|CONTRIBUTING|SECURITY|CHANGELOG|docs\/.*)\.?.*\.md$/.test(path))
  .map((path) => ({ path, text: read(path) }));
const repository: Repository = {
  files,
  documents,
  scripts: Object.keys(rootPackage.scripts),
  checks: allChecks({}).map(({ name }) => name),
  commands: globSync('apps/server/src/ops/*.ts', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/new Command\('([a-z-]+)/g)].map(([, name = '']) => name),
  ),
};

test('a newcomer who follows a document finds every link, command, file and decision', () => {
  expect(documents.length).toBeGreaterThan(70);
  expect(documents.flatMap((document) => brokenReferences(document, repository))).toEqual([]);
});

test('a developer who meets a decision in a comment finds its record', () => {
  const cited = execFileSync(
    'git',
    ['grep', '-hoE', 'docs/decisions/[0-9]{4}', '--', ':!docs', ':!scripts/document*'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const paths = [...new Set(cited.trim().split('\n'))];
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !files.some((file) => file.startsWith(`${path}-`)))).toEqual([]);
});

test('a newcomer reads the README in a few minutes', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(200);
});

test('each page says in its first paragraph whom it is for', () => {
  const pages = documents.filter(({ path }) => path.startsWith('docs/') && !/decisions\/\d/.test(path));
  expect(pages.length).toBeGreaterThan(5);
  const firstParagraph = (text: string) => text.split('\n').find((line, index) => index > 0 && line !== '') ?? '';
  expect(pages.filter(({ text }) => !/\bfor\b/i.test(firstParagraph(text))).map(({ path }) => path)).toEqual([]);
});

test('the index of decisions lists each record once, and marks those that are superseded', () => {
  const index = read('docs/decisions/README.md');
  const records = files.flatMap((path) => /^docs\/decisions\/(\d{4}-.*\.md)$/.exec(path)?.slice(1) ?? []);
  const count = (record: string) => index.split(`(${record})`).length - 1;
  expect(records.filter((record) => count(record) !== 1)).toEqual([]);
  // Whoever reads the index does not follow a record that no longer holds.
  const superseded = records.filter((record) => /^Date: .*superseded by/m.test(read(`docs/decisions/${record}`)));
  const marked = index.split('\n').filter((line) => /superseded\*{0,2} by/i.test(line));
  expect(superseded.filter((record) => !marked.some((line) => line.includes(`(${record})`)))).toEqual([]);
  expect(superseded.length).toBeGreaterThan(3);
});

describe('a document with a fault', () => {
  const faultsOf = (text: string) => brokenReferences({ path: 'docs/page.md', text }, repository);

  test.each([
    ['a link to a file that is gone', '[gone](gone.md)'],
    ['a link to a folder that is gone', '[gone](../gone)'],
    ['a link above the repository', '[gone](../../README.md)'],
    ['a link to a heading that is gone', '[gone](operate.md#gone)'],
    ['a link to a heading of its own that is gone', '# Here\n\n[gone](#there)'],
    ['a heading that is only in a code block', '[here](#here)\n\n```\n# Here\n```'],
    ['a picture that is gone', '![gone](pictures/gone.webp)'],
    ['a script that is not in package.json', '`npm run gone`'],
    ['a script that needs run', '`npm lint`'],
    ['a script in a code block', '```\nnpm run gone -- now\n```'],
    ['a check that does not exist', '`npm test -- lint gone`'],
    ['a command that porchlight does not have', '```\nporchlight gone FILE\n```'],
    ['a file that is gone', '`scripts/gone.ts`'],
    ['a folder that is gone', '`apps/gone`'],
    ['a file by its end', '`records/gone.ts`'],
    ['a pattern that matches nothing', '`packages/gone/src/{entity}.ts`'],
    ['a file of the artifact in a code block', '```\ncp /opt/porchlight/deploy/gone.conf /etc/nginx\n```'],
    ['a decision that was never made', 'as decided (0099)'],
  ])('is found: %s', (_, text) => {
    expect(faultsOf(text)).toHaveLength(1);
  });

  test.each([
    ['a link to a heading', '[settings](operate.md#settings)'],
    ['a link to another site', '[Storybook](https://storybook.js.org/gone.md)'],
    ['a link in code', '`[gone](gone)`'],
    ['a heading with code and punctuation', '# The `state`, and why\n\n[here](#the-state-and-why)'],
    ['the second of two headings of the same name', '# A\n\n# A\n\n[here](#a-1)'],
    ['commands', '`npm test -- lint unit`, `npm start`, `npm ci`, `npm run new entity NAME`, `npm test -- --changed`'],
    [
      'files',
      '`scripts/test.ts`, `entities/row-rules.ts`, `apps/server`, `packages/*/src/{name}.ts`, `litestream.yml`',
    ],
    ['an address', '`/api/openapi.json`'],
    ['a file of an installed package', '`node_modules/vitest/vitest.mjs run`'],
    ['a number that is no decision', 'port 0080, in 0.0010 s'],
  ])('is not claimed of %s', (_, text) => {
    expect(faultsOf(text)).toEqual([]);
  });
});

test('anchors are those of GitHub', () => {
  expect(headingAnchors('# Backup & restore\n## [Mail](mail.md)\n## `npm test`, twice')).toEqual([
    'backup--restore',
    'mail',
    'npm-test-twice',
  ]);
});
