export { actionNetworkList } from './action-network.view.ts';
export { NetworkCards } from './NetworkCards.tsx';
