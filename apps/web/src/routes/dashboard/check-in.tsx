export { CheckInPage as Component } from '@porchlight/features/check-in';
