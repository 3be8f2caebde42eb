export { ContactPage as Component, contactPage as page } from '@porchlight/features/pages';
