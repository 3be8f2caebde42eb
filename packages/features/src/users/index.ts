export { ApiKeysPage } from './ApiKeysPage.tsx';
export { MyAccountPage } from './MyAccountPage.tsx';
export { PeoplePage } from './PeoplePage.tsx';
