/** Puts what the same screens load into one file: each import of a file costs its name and its headers, and small ones pack worse. */
import { relative } from 'node:path';
import type { Rolldown } from 'vite';

/** Public pages that must load a module for all of them to load it. */
const sharingPages = 11;
/** The dashboard's frame, which all its screens have loaded, and the screens, whose other modules go by which of them load them. */
const frame = 'src/routes/dashboard/layout.ts';
const screens: Readonly<Record<string, readonly string[]>> = {
  frame: [frame],
  home: ['src/routes/dashboard/home.tsx'],
  list: ['src/routes/dashboard/list.tsx'],
  // A list's rows on a wide screen.
  grid: ['../../packages/ui/src/data/EntityTable/EntityGrid.tsx'],
  // The editor of long texts.
  editor: ['../../packages/ui/src/forms/RichTextField/RichTextEditor.tsx'],
  form: ['src/routes/dashboard/create.tsx', 'src/routes/dashboard/edit.tsx'],
  show: ['src/routes/dashboard/show.tsx'],
  history: ['src/routes/dashboard/history.tsx'],
  trash: ['src/routes/dashboard/trash.tsx'],
};
/** What people go to and fro between. */
const everyday = ['home', 'list', 'form', 'show'];

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
    if (entries.has(id)) return null;
    const loading = entriesOf.get(id) ?? new Set();
    const pages = [...loading].filter((entry) => entry.startsWith('src/routes/public/'));
    if (pages.length >= sharingPages) return 'shared';
    const names = Object.keys(screens).filter((name) => screens[name]?.some((entry) => loading.has(entry)));
    const isFrame = loading.has(frame) || everyday.every((name) => names.includes(name));
    if (pages.length === 0 && isFrame) return 'frame';
    return names.length === 0 ? null : [...names, ...pages.sort()].join('-').replace(/[^\w-]/g, '');
  };
}

/** A chunk and all that it imports, by name. */
function withImports(name: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>, found = new Set<string>()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of chunks.get(name)?.imports ?? []) withImports(imported, chunks, found);
  return found;
}
