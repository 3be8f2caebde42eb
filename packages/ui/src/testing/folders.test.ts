import { expect, test } from 'vitest';

/** Folders of the package that hold no component. */
const withoutComponent = ['.', 'conditions', 'testing', 'theme'];

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
