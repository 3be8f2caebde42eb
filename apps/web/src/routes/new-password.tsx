export { NewPasswordPage as Component } from '@porchlight/features/auth';
