export { DivisionsPage as Component, divisionsPage as page } from '@porchlight/features/pages';
