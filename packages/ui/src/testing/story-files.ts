import type { ComponentType } from 'react';

/** The exports of a stories file: `default` is the meta, all others are stories. */
export interface StoryModule {
  default: { title?: string; component?: ComponentType<never>; args?: Record<string, unknown>; render?: unknown };
  [story: string]: unknown;
}

const storyModules = import.meta.glob<StoryModule>('../*/*/*.stories.tsx');
const sources = import.meta.glob<string>(['../*/*/*.tsx', '!../*/*/*.stories.tsx', '!../testing/**'], {
  query: '?raw',
  import: 'default',
});

const componentModules = import.meta.glob<unknown>([
  '../*/*/**/*.tsx',
  '!../**/*.{stories,test}.tsx',
  '!../testing/**',
]);

/** A component with stories. */
export interface StoryFile {
  /** Name of the component and of its file: 'ReadMore'. */
  name: string;
  /** Path of the stories, for the server: 'data-display/ReadMore/ReadMore.stories.tsx'. */
  path: string;
  /** Loads the stories. */
  load: () => Promise<StoryModule>;
  /** Loads the component's source text; empty if the file has another name. */
  source: () => Promise<string>;
  /** Loads all modules of its folder, including lazy ones, so that nothing is pending when it is rendered. */
  loadFolderModules: () => Promise<void>;
}

/** Loads all modules of the package, since a component may render another one with lazy parts. */
export async function loadAllModules(): Promise<void> {
  await Promise.all(Object.values(componentModules).map((fetch) => fetch()));
}

/**
 * All components of the package that have stories, sorted by name. No registration is needed: a stories file is enough.
 */
export const storyFiles: readonly StoryFile[] = Object.entries(storyModules)
  .map(([path, load]) => ({
    name: path.replace(/^.*\/(\w+)\.stories\.tsx$/, '$1'),
    path: path.replace(/^\.\.\//, ''),
    load,
    loadFolderModules: async () => {
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      await Promise.all(
        Object.entries(componentModules).flatMap(([part, fetch]) => (part.startsWith(folder) ? [fetch()] : [])),
      );
    },
    source: async () => (await sources[path.replace('.stories.tsx', '.tsx')]?.()) ?? '',
  }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** The main stories of each component, without additional files: `Slider`, but not `SliderMovement`. */
export const componentFiles: readonly StoryFile[] = storyFiles.filter(({ name, path }) =>
  path.endsWith(`/${name}/${name}.stories.tsx`),
);
