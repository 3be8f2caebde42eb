export { HowWeWorkPage as Component, howWeWorkPage as page } from '@porchlight/features/pages';
