export { DonorPage as Component } from '@porchlight/features/donations';
