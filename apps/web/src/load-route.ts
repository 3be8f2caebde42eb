import { loadChunk } from '@porchlight/features/api';
import type { LayoutModule, RouteModule } from './route-module.ts';

const layouts = import.meta.glob<LayoutModule>('./routes/*/layout.ts');
const routes = import.meta.glob<RouteModule>('./routes/*.tsx');

function find<T>(files: Record<string, () => Promise<T>>, file: string): () => Promise<T> {
  const end = file.replace(/^src/, '');
  const load = Object.entries(files).find(([path]) => path.endsWith(end))?.[1];
  if (!load) throw new Error(`The route table names ${file}, which does not exist.`);
  return load;
}

/**
 * Loads a layout, which contains the import map of its routes, so that visitors don't load that of the dashboard.
 * @throws Error 'Loading chunk {file} failed'
 */
export function loadLayout(file: string): Promise<LayoutModule> {
  return loadChunk(file, find(layouts, file));
}

/**
 * Loads a route's file.
 * @param layout file of its layout, if any
 * @throws Error 'Loading chunk {file} failed'
 */
export function loadRoute(file: string, layout?: string): Promise<RouteModule> {
  return loadChunk(file, async () => {
    if (!layout) return find(routes, file)();
    const { files } = await find(layouts, layout)();
    return find(files, file)();
  });
}
