export { TypedCopiesPage as Component } from '@porchlight/features/home';
