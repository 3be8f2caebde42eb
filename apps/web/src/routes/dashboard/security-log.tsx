export { SecurityLogPage as Component } from '@porchlight/features/dashboard';
