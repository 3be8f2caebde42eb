import { expect, test } from 'vitest';

/** Folders of the package that hold no component. */
const withoutComponent = ['.', 'conditions', 'hooks', 'testing', 'theme'];

const files = Object.keys(import.meta.glob('../*/*'))
  .filter((path) => path.startsWith('../'))
  .map((path) => path.replace('../', ''));
const folders = [...new Set(files.map((path) => path.split('/')[0] as string))].filter(
  (folder) => !withoutComponent.includes(folder),
);

test('every component has an index and stories under its own name', () => {
  const missing = folders
    .flatMap((folder) => [`${folder}/index.ts`, `${folder}/${folder}.stories.tsx`])
    .filter((path) => !files.includes(path));
  expect(folders.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

const sources = import.meta.glob<string>(['../*/*.tsx', '../*/*-props.ts', '!../*/*.stories.tsx', '!../testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every prop that is exported has a sentence about it', () => {
  const interfaces = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/(?<!Internal\. \*\/\n)export interface (\w+Props)\b[^{]*\{\n(.*?)\n\}/gs)].map(
      ([, name, body = '']) => ({ name: `${path} ${name}`, lines: body.split('\n') }),
    ),
  );
  const bare = interfaces.flatMap(({ name, lines }) =>
    lines.flatMap((line, at) => {
      const prop = /^ {2}(\w+)\??:/.exec(line)?.[1];
      return prop && !lines[at - 1]?.trimEnd().endsWith('*/') ? [`${name}.${prop}`] : [];
    }),
  );
  expect(interfaces.length).toBeGreaterThan(100);
  expect(bare).toEqual([]);
});
