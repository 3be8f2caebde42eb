export { HeritagePage as Component, heritagePage as page } from '@porchlight/features/pages';
