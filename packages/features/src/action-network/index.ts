export { ActionNetworkPage, actionNetworkPage } from './ActionNetworkPage.tsx';
export { actionNetworkDefinition } from './action-network.resource.tsx';
