export { ListCard, type ListCardItem, type ListCardProps } from './ListCard.tsx';
