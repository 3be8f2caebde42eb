export { MissedAddressesPage as Component } from '@porchlight/features/redirects';
