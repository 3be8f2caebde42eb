export { ActionNetworkCard, type ActionNetworkCardProps } from './ActionNetworkCard.tsx';
