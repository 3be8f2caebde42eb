export { DemocracyCenterPage as Component, democracyCenterPage as page } from '@porchlight/features/pages';
