export { ActionNetworkPage as Component, actionNetworkPage as page } from '@porchlight/features/action-network';
