export { ElectionCard, type ElectionCardProps } from './ElectionCard.tsx';
