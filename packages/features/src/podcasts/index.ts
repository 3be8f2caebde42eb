export { FeaturedPodcasts } from './FeaturedPodcasts.tsx';
export { featuredPodcastsQuery, podcastCard, podcastList } from './podcast.view.ts';
