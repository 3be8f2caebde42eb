import { expect, test } from 'vitest';

const files = Object.keys(import.meta.glob(['../*/*/*', '!../testing/**', '!../theme/**'])).map((path) =>
  path.replace('../', ''),
);
/** Folders of components, with their group: 'surfaces/LinkCard'. */
const folders = [...new Set(files.map((path) => path.replace(/\/[^/]+$/, '')))];
const nameOf = (folder: string) => folder.replace(/^.*\//, '');

test('every component has an index and stories under its own name', () => {
  const missing = folders
    .flatMap((folder) => [`${folder}/index.ts`, `${folder}/${nameOf(folder)}.stories.tsx`])
    .filter((path) => !files.includes(path));
  expect(folders.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

const stories = import.meta.glob<string>('../*/*/*.stories.tsx', { query: '?raw', import: 'default', eager: true });

test('Storybook shows every component in the group of its folder', () => {
  const shown = Object.entries(stories).flatMap(([path, source]) => {
    const [, folder = '', name = ''] = /^\.\.\/([^/]+)\/([^/]+)\//.exec(path) ?? [];
    const [, group = ''] = /title: '([A-Z][a-z ]+)\//.exec(source) ?? [];
    return folder === 'hooks' ? [] : [{ name, folder, group: group.toLowerCase().replace(' ', '-') }];
  });
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.filter(({ folder, group }) => folder !== group)).toEqual([]);
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
