import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Rules for the sources that the linter can't check, because they concern several files. */

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

test('no value is cast to an unrelated type', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter(({ text }) => text.includes('as unknown as')).map(({ path }) => path)).toEqual([]);
});

test('no two files export different things by the same name', () => {
  const homes = new Map<string, Set<string>>();
  // Exports of a route's file have the router's names.
  for (const { path, text } of sources.filter((source) => !source.path.endsWith('.page.tsx'))) {
    for (const [, name = ''] of text.matchAll(/^export (?:async )?(?:function|const|interface|type|class) (\w+)/gm)) {
      homes.set(name, (homes.get(name) ?? new Set()).add(path));
    }
  }
  expect([...homes].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, ...paths])).toEqual([]);
});

test('exported names use the terms of the glossary', () => {
  const ownTerm =
    /(?:\b|[a-z])(?:[Aa]nswer(?:s|ed)?|[Aa]sked|[Tt]old|[Ss]aid|[Hh]eard|[Kk]ept|[Hh]eld|[Ww]hole|[Ll]etters?|[Ee]lsewhere|[Bb]eside|[Tt]idy)(?=[A-Z]|\b)|\bmay(?=[A-Z])/;
  const exported = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:async )?(?:function|const|interface|type|class) (\w+)/gm)].map(
      ([, name = '']) => `${path}: ${name}`,
    ),
  );
  expect(exported.length).toBeGreaterThan(1500);
  // People answer the questions of forms.
  const isAboutForms = (line: string) => /\/(forms|form-entries|QuestionForm)\/.*Answer|\/forms\/.*: answer/.test(line);
  const others = exported.filter((line) => !isAboutForms(line));
  expect(others.filter((line) => ownTerm.test(line.replace(/^.*: /, '')))).toEqual([]);
});

test('screens have no colors of their own: those of their components are checked in the stories of these', () => {
  const color = /\b(?:style|sx)=\{[^\n]*\b(?:color|background\w*|border\w*|fill|stroke|opacity)\s*:|\bstyled\(/i;
  const screens = sources.filter(({ path }) => path.startsWith('packages/features/'));
  expect(screens.length).toBeGreaterThan(200);
  expect(screens.filter(({ text }) => color.test(text)).map(({ path }) => path)).toEqual([]);
});

/** Words that docs/writing.md replaces and that have no other meaning in a text. */
const oldWords =
  /\b(?:e-mail|somebody|whoever|meanwhile|thr(?:ow|ows|ew|own) away|(?:take|takes|took|taken) (?:it |that )?back|under way|any more|anew|for good|waited for)\b/i;

/** The lines of a source with one of these words, without comments. */
function linesWithOldWords({ path, text }: { path: string; text: string }): string[] {
  const code = text.replace(/\/\*.*?\*\//gs, '').replace(/(^|\s)\/\/.*$/gm, '');
  return code
    .split('\n')
    .filter((line) => oldWords.test(line))
    .map((line) => `${path}: ${line.trim()}`);
}

test('texts use the words of docs/writing.md', () => {
  // The institute's own pages have its own voice.
  const texts = sources.filter(({ path }) => !path.startsWith('packages/features/src/pages/'));
  expect(texts.flatMap(linesWithOldWords)).toEqual([]);
});

test('an old word in a text is found, and one in a comment is not', () => {
  const text = "// Somebody waits.\nconst label = 'Take it back';\n/** E-mail */\n<p>\n  Your E-mail was sent.\n</p>";
  expect(linesWithOldWords({ path: 'a.tsx', text })).toEqual([
    "a.tsx: const label = 'Take it back';",
    'a.tsx: Your E-mail was sent.',
  ]);
});

test('each decision begins with its date and its status', () => {
  const folder = join(root, 'docs/decisions');
  for (const file of readdirSync(folder).filter((name) => name !== 'README.md')) {
    const [, , second = ''] = readFileSync(join(folder, file), 'utf8').split('\n');
    expect(second, file).toMatch(/^Date: \d{4}-\d\d-\d\d\. Status: (accepted|superseded)/);
  }
});
