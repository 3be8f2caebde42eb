export { FeaturedPodcasts } from './FeaturedPodcasts.tsx';
export { featuredPodcastsQuery } from './podcast.view.ts';
