export { ApiKeysPage } from './ApiKeysPage.tsx';
export { InvitationsPage } from './InvitationsPage.tsx';
export { MyAccountPage } from './MyAccountPage.tsx';
export { SecondFactorsPage } from './SecondFactorsPage.tsx';
