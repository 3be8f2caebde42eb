export { DonatePage as Component, donatePage as page } from '@porchlight/features/pages';
