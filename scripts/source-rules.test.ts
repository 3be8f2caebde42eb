import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What the linter can't say of the sources: rules over many files at once. */

const root = join(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages'], {
  cwd: root,
  encoding: 'utf8',
});
/** The product: without tests, stories and samples. */
const sources = tracked
  .split('\n')
  .filter((path) => /^(apps|packages)\/\w+\/src\/.*\.tsx?$/.test(path))
  .filter((path) => !/\.(test|stories)\.|\/(testing|db\/migrations|routes)\/|\/(test|sample)-|storybook\//.test(path))
  .filter((path) => existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

test('no type is forced on a value that has another', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter(({ text }) => text.includes('as unknown as')).map(({ path }) => path)).toEqual([]);
});

test('no two files export different things by the same name', () => {
  const homes = new Map<string, Set<string>>();
  // What a route's file exports is called as the router calls it.
  for (const { path, text } of sources.filter((source) => !source.path.endsWith('.page.tsx'))) {
    for (const [, name = ''] of text.matchAll(/^export (?:async )?(?:function|const|interface|type|class) (\w+)/gm)) {
      homes.set(name, (homes.get(name) ?? new Set()).add(path));
    }
  }
  expect([...homes].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, ...paths])).toEqual([]);
});

test('what is exported has the field’s terms, as the glossary lists them', () => {
  const ownTerm =
    /(?:\b|[a-z])(?:[Aa]nswer(?:s|ed)?|[Aa]sked|[Tt]old|[Ss]aid|[Hh]eard|[Kk]ept|[Hh]eld|[Ww]hole|[Ll]etters?|[Ee]lsewhere|[Bb]eside|[Tt]idy)(?=[A-Z]|\b)|\bmay(?=[A-Z])/;
  const exported = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:async )?(?:function|const|interface|type|class) (\w+)/gm)].map(
      ([, name = '']) => `${path}: ${name}`,
    ),
  );
  expect(exported.length).toBeGreaterThan(1500);
  expect(exported.filter((line) => ownTerm.test(line.replace(/^.*: /, '')))).toEqual([]);
});

test('each decision begins with its date and its status', () => {
  const folder = join(root, 'docs/decisions');
  for (const file of readdirSync(folder).filter((name) => name !== 'README.md')) {
    const [, , second = ''] = readFileSync(join(folder, file), 'utf8').split('\n');
    expect(second, file).toMatch(/^Date: \d{4}-\d\d-\d\d\. Status: (accepted|superseded)/);
  }
});
