export { ApiKeysPage as Component } from '@porchlight/features/users';
