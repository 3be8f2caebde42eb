import { loadChunk } from '@porchlight/features/api';
import type { RouteModule } from './route-module.ts';

const modules = import.meta.glob<RouteModule>(['./routes/public/*.tsx', './routes/login.tsx']);

/**
 * Loads a route's file.
 * @throws Error 'Loading chunk {file} failed'
 */
export function loadRoute(file: string): Promise<RouteModule> {
  return loadChunk(file, async () => {
    // Where some hundred files of the dashboard lie is nothing that a visitor should load.
    const known = file.startsWith('src/routes/dashboard/') ? (await import('./dashboard-files.ts')).modules : modules;
    const load = known[file.replace(/^src/, '.')];
    if (!load) throw new Error(`The route table names ${file}, which does not exist.`);
    return load();
  });
}
