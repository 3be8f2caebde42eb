import type { ComponentType } from 'react';

/** A module of stories as its file exports it: `default` is the meta, everything else a story. */
export interface StoryModule {
  default: { title?: string; component?: ComponentType<never>; args?: Record<string, unknown>; render?: unknown };
  [story: string]: unknown;
}

const modules = import.meta.glob<StoryModule>('../*/*/*.stories.tsx');
const sources = import.meta.glob<string>(['../*/*/*.tsx', '!../*/*/*.stories.tsx', '!../testing/**'], {
  query: '?raw',
  import: 'default',
});

const parts = import.meta.glob<unknown>(['../*/*/*.tsx', '!../*/*/*.stories.tsx', '!../testing/**']);

/** A component that has stories. */
export interface StoryFile {
  /** The component's name, which is its file's: 'ReadMore'. */
  name: string;
  /** The stories' path, for the server: 'primitives/ReadMore/ReadMore.stories.tsx'. */
  path: string;
  /** Loads the stories. */
  load: () => Promise<StoryModule>;
  /** Loads the component's source text; empty when the file is named otherwise. */
  source: () => Promise<string>;
  /** Fetches all modules of its folder, those that it loads late too, so that nothing of it is on the way when it is drawn. */
  loadParts: () => Promise<void>;
}

/** Fetches all modules of the package: a component may draw another one that loads a part of itself late. */
export async function loadAllParts(): Promise<void> {
  await Promise.all(Object.values(parts).map((fetch) => fetch()));
}

/** Every component of the package that has stories, by name. Nobody registers anything: a stories file is enough. */
export const storyFiles: readonly StoryFile[] = Object.entries(modules)
  .map(([path, load]) => ({
    name: path.replace(/^.*\/(\w+)\.stories\.tsx$/, '$1'),
    path: path.replace(/^\.\.\//, ''),
    load,
    loadParts: async () => {
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      await Promise.all(Object.entries(parts).flatMap(([part, fetch]) => (part.startsWith(folder) ? [fetch()] : [])));
    },
    source: async () => (await sources[path.replace('.stories.tsx', '.tsx')]?.()) ?? '',
  }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** The stories of the components themselves, without files that tell more of one: `Slider`, but not `SliderMovement`. */
export const componentFiles: readonly StoryFile[] = storyFiles.filter(({ name, path }) =>
  path.endsWith(`/${name}/${name}.stories.tsx`),
);
