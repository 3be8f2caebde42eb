export { ForgotPasswordPage as Component } from '@porchlight/features/auth';
