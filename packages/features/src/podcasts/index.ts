export { FeaturedPodcasts, type FeaturedPodcastsProps } from './FeaturedPodcasts.tsx';
export { PodcastDetailPage, podcastDetailPage } from './PodcastDetailPage.tsx';
export { PodcastListPage, podcastListPage } from './PodcastListPage.tsx';
export { podcastDefinition } from './podcast.resource.tsx';
export { featuredPodcastsQuery } from './podcast.view.ts';
