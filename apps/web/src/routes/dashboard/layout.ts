import type { RouteModule } from '../../route-module.ts';

export { DashboardFrame as Component } from '@porchlight/features/dashboard';
export const files = import.meta.glob<RouteModule>('./routes/dashboard/*.tsx', { base: '../..' });
