export { SiteLayout as Component } from '@porchlight/features/site';
