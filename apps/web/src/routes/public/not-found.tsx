export { NotFoundPage as Component, notFoundPage as page } from '@porchlight/features/site';
