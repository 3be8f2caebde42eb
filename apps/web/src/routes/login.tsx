export { LoginPage as Component } from '@porchlight/features/auth';
