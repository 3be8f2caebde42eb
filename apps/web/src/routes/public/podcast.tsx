export { PodcastDetailPage as Component, podcastDetailPage as page } from '@porchlight/features/podcasts';
