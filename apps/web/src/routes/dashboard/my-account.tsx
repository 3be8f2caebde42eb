export { MyAccountPage as Component } from '@porchlight/features/users';
