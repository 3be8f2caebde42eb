/** Puts what many routes load into few files: each import of a file costs its name and its headers, and small ones pack worse. */
import { relative } from 'node:path';
import type { Rolldown } from 'vite';

/** Public pages that must load a module for all of them to load it. */
const sharingPages = 12;
/** The dashboard's frame, and its screens that people go to and fro between. */
const frame = 'src/routes/dashboard/layout.ts';
const screens = ['home', 'list', 'edit', 'show'].map((name) => `src/routes/dashboard/${name}.tsx`);

/**
 * Names the chunk of each module, by the routes that load it.
 * @param output a build whose chunks are the bundler's own
 * @param root folder that holds `src/routes`
 * @returns null for what is imported on demand, and for a module whose chunk is the bundler's choice
 */
export function chunkNames(output: Rolldown.RolldownOutput['output'], root: string): (id: string) => string | null {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const routes = new Map<string, Set<string>>();
  const entries = new Set<string>();
  for (const { fileName, facadeModuleId } of chunks.values()) {
    if (!facadeModuleId) continue;
    entries.add(facadeModuleId);
    const route = relative(root, facadeModuleId);
    for (const name of withImports(fileName, chunks)) {
      for (const id of chunks.get(name)?.moduleIds ?? []) routes.set(id, (routes.get(id) ?? new Set()).add(route));
    }
  }
  return (id) => {
    if (entries.has(id)) return null;
    const loading = routes.get(id) ?? new Set();
    const pages = [...loading].filter((route) => route.startsWith('src/routes/public/')).length;
    if (pages > 0) return pages < sharingPages ? null : 'shared';
    return loading.has(frame) || screens.every((screen) => loading.has(screen)) ? 'frame' : null;
  };
}

/** A chunk and all that it imports, by name. */
function withImports(name: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>, found = new Set<string>()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of chunks.get(name)?.imports ?? []) withImports(imported, chunks, found);
  return found;
}
