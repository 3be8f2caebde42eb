export { FeaturedPodcasts, type FeaturedPodcastsProps } from './FeaturedPodcasts.tsx';
export { PodcastDetailPage, podcastDetailPage } from './PodcastDetailPage.tsx';
export { PodcastListPage, podcastListPage } from './PodcastListPage.tsx';
export { podcastPreview } from './podcast.preview.ts';
export { featuredPodcastsQuery } from './podcast.view.ts';
