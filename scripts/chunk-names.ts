/**
 * Groups modules that the same screens load into one chunk: each file costs its name and headers in every import, and
 * small files compress worse.
 */
import { relative } from 'node:path';
import type { Rolldown } from 'vite';

/** A module that at least this many public pages load goes into a chunk that all of them load. */
const sharingPages = 11;
/** The entry of every page, the extension of public pages' files, and their layout. */
const program = 'src/entry-client.tsx';
const publicPage = '.page.tsx';
/** The folder of the sections that public pages load only if they have them. */
const sectionViews = '/sections/views/';
/** The page that is made of sections: most pages of a site. */
const sectionsPage = '/sections/page.page.tsx';
const publicLayout = 'src/routes/public/layout.ts';
/** Transport of the dashboard's requests, which every screen loads with its first request. */
const transport = '../../packages/features/src/api/axios-transport.ts';
/** Rows of a list on wide screens and on phones; they are in the chunks of what only they load. */
const grid = '../../packages/ui/src/data-display/EntityTable/EntityGrid.tsx';
const items = '../../packages/ui/src/data-display/EntityTable/EntityItems.tsx';
/** Entries by dashboard screen, or by part of a screen that is loaded later. */
const screens: Readonly<Record<string, readonly string[]>> = {
  frame: ['src/routes/dashboard/layout.ts'],
  home: ['src/routes/dashboard/home.tsx'],
  list: ['src/routes/dashboard/list.tsx'],
  grid: [grid],
  items: [items],
  // The editor of long texts.
  editor: ['../../packages/ui/src/inputs/RichTextField/RichTextEditor.tsx'],
  form: ['src/routes/dashboard/create.tsx', 'src/routes/dashboard/edit.tsx'],
  show: ['src/routes/dashboard/show.tsx'],
  history: ['src/routes/dashboard/history.tsx'],
  trash: ['src/routes/dashboard/trash.tsx'],
};

/** Parts of some forms. What they share with the grid, such as fields with suggestions, must not bring the grid. */
const choices: readonly string[] = [
  '../../packages/ui/src/inputs/EntityForm/sections/SectionsControl.tsx',
  '../../packages/ui/src/inputs/EntityForm/ReferencesControl.tsx',
];

/**
 * Returns a function that names the chunk of each module by the routes that load it.
 * @param output a build with the bundler's default chunks
 * @param root folder that contains `src/routes`
 * @returns null for an entry, and for a module that no dashboard screen and few public pages load: the bundler decides
 */
export function chunkNames(output: Rolldown.RolldownOutput['output'], root: string): (id: string) => string | null {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const entriesOf = new Map<string, Set<string>>();
  const entries = new Set<string>();
  for (const { fileName, facadeModuleId } of chunks.values()) {
    if (!facadeModuleId) continue;
    entries.add(facadeModuleId);
    const entry = relative(root, facadeModuleId);
    for (const name of withImports(fileName, chunks)) {
      for (const id of chunks.get(name)?.moduleIds ?? []) {
        entriesOf.set(id, (entriesOf.get(id) ?? new Set()).add(entry));
      }
    }
  }
  return (id) => {
    // An entry keeps its own file, since the server looks it up in the manifest.
    if (entries.has(id) && ![grid, items].includes(relative(root, id))) return null;
    return chunkName(entriesOf.get(id) ?? new Set());
  };
}

/** @param loading the entries that load a module */
function chunkName(loading: ReadonlySet<string>): string | null {
  const names = Object.keys(screens).filter((name) => screens[name]?.some((entry) => loading.has(entry)));
  const has = (...wanted: string[]) => wanted.some((name) => names.includes(name));
  const pages = [...loading].filter((entry) => entry.endsWith(publicPage));
  const isPublic = (entry: string) =>
    entry.endsWith(publicPage) || entry.includes(sectionViews) || entry === publicLayout;
  const parts = [...loading].filter(isPublic);
  if (loading.has(program)) return 'shared';
  const isOnEveryPage = loading.has(publicLayout);
  if (names.length === 0) {
    if (isOnEveryPage) return 'site';
    if (pages.length < sharingPages) return null;
    // Such as the links to the next page of a list, which pages made of sections don't have.
    return pages.some((entry) => entry.endsWith(sectionsPage)) ? 'site' : 'records';
  }
  if (parts.length > 0 && has('frame', 'home', 'list', 'grid', 'items')) {
    // What pages made of sections load is small; separate files would cost more bytes.
    const isOfSections = parts.some((entry) => entry.includes(sectionViews) || entry.endsWith(sectionsPage));
    return isOnEveryPage || isOfSections || parts.length >= sharingPages ? 'shared' : 'some';
  }
  if (pages.length >= sharingPages) return 'pictures';
  if (parts.length > 0) return [...names, ...parts.sort()].join('-').replace(/[^\w-]/g, '');
  if (has('frame') || loading.has(transport)) return 'frame';
  const chunk = screensChunk(names, has);
  return chunk === 'grid' && choices.some((entry) => loading.has(entry)) ? 'grid-choices' : chunk;
}

/** The chunk of modules that neither a public page nor the dashboard's layout loads. */
function screensChunk(names: readonly string[], has: (...wanted: string[]) => boolean): string {
  const isGridScreen = has('list') || (has('grid') && has('home', 'items', 'show', 'history', 'trash'));
  // Screens that people switch between.
  if (isGridScreen) return has('home', 'form') ? 'frame' : 'list';
  if (has('grid')) return has('form', 'editor') ? 'frame' : 'grid';
  return names.join('-');
}

/** A chunk with all its direct and indirect imports, by file name. */
function withImports(name: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>, found = new Set<string>()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of chunks.get(name)?.imports ?? []) withImports(imported, chunks, found);
  return found;
}
