import type { RouteModule } from '../../route-module.ts';

export { SiteLayout as Component } from '@porchlight/features/site';
export const files = import.meta.glob<RouteModule>('./routes/public/*.tsx', { base: '../..' });
