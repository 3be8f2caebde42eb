/** Puts what the same screens load into one file: each import of a file costs its name and its headers, and small ones pack worse. */
import { relative } from 'node:path';
import type { Rolldown } from 'vite';

/** Public pages that must load a module for all of them to load it, their layout counted with them. */
const sharingPages = 11;
/** What every page begins with, how the files of the public ones end, and their layout. */
const program = 'src/entry-client.tsx';
const publicPage = '.page.tsx';
const publicLayout = 'src/routes/public/layout.ts';
/** What the dashboard's calls are made with: every screen loads it with its first call. */
const transport = '../../packages/features/src/api/axios-transport.ts';
/** A list's rows, on a wide screen and on a phone: they stand in the files of what they alone load. */
const grid = '../../packages/ui/src/data/EntityTable/EntityGrid.tsx';
const items = '../../packages/ui/src/data/EntityTable/EntityItems.tsx';
/** The dashboard's screens and what they load later, by the entries that load it. */
const screens: Readonly<Record<string, readonly string[]>> = {
  frame: ['src/routes/dashboard/layout.ts'],
  home: ['src/routes/dashboard/home.tsx'],
  list: ['src/routes/dashboard/list.tsx'],
  grid: [grid],
  items: [items],
  // The editor of long texts.
  editor: ['../../packages/ui/src/forms/RichTextField/RichTextEditor.tsx'],
  form: ['src/routes/dashboard/create.tsx', 'src/routes/dashboard/edit.tsx'],
  show: ['src/routes/dashboard/show.tsx'],
  history: ['src/routes/dashboard/history.tsx'],
  trash: ['src/routes/dashboard/trash.tsx'],
};

/**
 * Names the chunk of each module, by the routes that load it.
 * @param output a build whose chunks are the bundler's own
 * @param root folder that holds `src/routes`
 * @returns null for an entry, and for a module that no screen of the dashboard and few public pages load: its chunk is the bundler's choice
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
    // What the server names to browsers has a file of its own, and with it a line in the manifest.
    if (entries.has(id) && ![grid, items].includes(relative(root, id))) return null;
    return chunkName(entriesOf.get(id) ?? new Set());
  };
}

/** @param loading the entries that load a module */
function chunkName(loading: ReadonlySet<string>): string | null {
  const names = Object.keys(screens).filter((name) => screens[name]?.some((entry) => loading.has(entry)));
  const has = (...wanted: string[]) => wanted.some((name) => names.includes(name));
  const pages = [...loading].filter((entry) => entry.endsWith(publicPage));
  if (loading.has(program)) return 'shared';
  if (names.length === 0) {
    return pages.length >= sharingPages || loading.has(publicLayout) ? 'site' : null;
  }
  // What few public pages load besides is small: in files of its own it would be more.
  if (pages.length > 0 && has('frame', 'home', 'list', 'grid', 'items')) return 'shared';
  if (pages.length >= sharingPages) return 'pictures';
  if (pages.length > 0) return [...names, ...pages.sort()].join('-').replace(/[^\w-]/g, '');
  return has('frame') || loading.has(transport) ? 'frame' : screensChunk(names, has);
}

/** The chunk of what no public page and not the frame itself loads. */
function screensChunk(names: readonly string[], has: (...wanted: string[]) => boolean): string {
  const ofRows = has('list') || (has('grid') && has('home', 'items', 'show', 'history', 'trash'));
  // What people go to and fro between.
  if (ofRows) return has('home', 'form') ? 'frame' : 'list';
  if (has('grid')) return has('form', 'editor') ? 'frame' : 'grid';
  return names.join('-');
}

/** A chunk and all that it imports, by name. */
function withImports(name: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>, found = new Set<string>()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of chunks.get(name)?.imports ?? []) withImports(imported, chunks, found);
  return found;
}
