import type { RouteModule } from './route-module.ts';

/** The files of the dashboard's routes. */
export const modules = import.meta.glob<RouteModule>('./routes/dashboard/*.tsx');
