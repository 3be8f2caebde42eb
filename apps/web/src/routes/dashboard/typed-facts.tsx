export { TypedCopiesPage as Component } from '@porchlight/features/typed-facts';
