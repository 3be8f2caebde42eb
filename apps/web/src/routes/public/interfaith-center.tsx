export { InterfaithPage as Component, interfaithPage as page } from '@porchlight/features/pages';
