export { SecurityLogPage as Component } from '@porchlight/features/history';
