export { DemocratisationPage as Component, democratisationPage as page } from '@porchlight/features/pages';
