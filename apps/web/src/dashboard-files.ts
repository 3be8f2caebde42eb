import type { RouteModule } from './load-route.ts';

/** The files of the dashboard's routes. */
export const modules = import.meta.glob<RouteModule>('./routes/dashboard/*.tsx');
