export { KenyaPage as Component, kenyaPage as page } from '@porchlight/features/pages';
