export { GuestListPage as Component } from '@porchlight/features/check-in';
