import type { RouteModule } from '../../route-module.ts';

export { SiteLayout as Component } from '@porchlight/features/site';
export const files = import.meta.glob<RouteModule>('../../packages/features/src/*/*.page.tsx', { base: '../../..' });
