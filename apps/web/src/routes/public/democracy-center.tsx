export { DemocracyCenterPage as Component, democracyCenterPage as page } from '@porchlight/features/site/pages';
