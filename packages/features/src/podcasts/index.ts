export { FeaturedPodcasts, type FeaturedPodcastsProps } from './FeaturedPodcasts.tsx';
export { featuredPodcastsQuery } from './podcast.view.ts';
