export { InvitationsPage as Component } from '@porchlight/features/users';
