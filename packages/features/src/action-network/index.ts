export { actionNetworkDefinition } from './action-network.resource.tsx';
