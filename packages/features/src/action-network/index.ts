export { ActionNetworkPage, actionNetworkPage } from './ActionNetworkPage.tsx';
