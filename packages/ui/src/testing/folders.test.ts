import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const files = Object.keys(import.meta.glob(['../*/*/*', '!../testing/**', '!../theme/**'])).map((path) =>
  path.replace('../', ''),
);
/** Folders of components, with their group: 'cards/LinkCard'. */
const folders = [...new Set(files.map((path) => path.replace(/\/[^/]+$/, '')))];
const nameOf = (folder: string) => folder.replace(/^.*\//, '');

test('every component has an index and stories under its own name', () => {
  const missing = folders
    .flatMap((folder) => [`${folder}/index.ts`, `${folder}/${nameOf(folder)}.stories.tsx`])
    .filter((path) => !files.includes(path));
  expect(folders.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

test('every component can be imported by its name alone', () => {
  expect(packageJson.exports).toMatchObject(
    Object.fromEntries(folders.map((folder) => [`./${nameOf(folder)}`, `./src/${folder}/index.ts`])),
  );
});

const sources = import.meta.glob<string>(['../*/*/*.tsx', '!../*/*/*.stories.tsx', '!../testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every exported prop has a doc comment', () => {
  const interfaces = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/(?<!Internal\. \*\/\n)export interface (\w+Props)\b[^{]*\{\n(.*?)\n\}/gs)].map(
      ([, name, body = '']) => ({ name: `${path} ${name}`, lines: body.split('\n') }),
    ),
  );
  const undocumented = interfaces.flatMap(({ name, lines }) =>
    lines.flatMap((line, at) => {
      const prop = /^ {2}(\w+)\??:/.exec(line)?.[1];
      return prop && !lines[at - 1]?.trimEnd().endsWith('*/') ? [`${name}.${prop}`] : [];
    }),
  );
  expect(interfaces.length).toBeGreaterThan(100);
  expect(undocumented).toEqual([]);
});
