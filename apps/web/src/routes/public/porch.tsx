export { PorchPage as Component, porchPage as page } from '@porchlight/features/pages';
