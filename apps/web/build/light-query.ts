import type { Plugin } from 'vite';

/** The cache of mutations, as far as the query client asks it by itself. */
const noMutations = `
export class MutationCache {
  build() {
    throw new Error('The build leaves out mutations of TanStack Query: see apps/web/build/light-query.ts.');
  }
  getAll() {
    return [];
  }
  findAll() {
    return [];
  }
  find() {}
  clear() {}
  resumePausedMutations() {
    return Promise.resolve();
  }
}`;

/**
 * Leaves the mutations of TanStack Query out of the build: what changes a record goes through `recordMutations`, and the
 * query client makes a cache for mutations whether anybody uses it or not.
 */
export function lightQuery(): Plugin {
  return {
    name: 'light-query',
    load: {
      filter: { id: /query-core\/build\/\w+\/mutationCache\.js$/ },
      handler: () => noMutations,
    },
  };
}
