export { SecondFactorsPage as Component } from '@porchlight/features/users';
