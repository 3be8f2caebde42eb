export { PodcastCard, type PodcastCardProps } from './PodcastCard.tsx';
