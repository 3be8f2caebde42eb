export { PodcastListPage as Component, podcastListPage as page } from '@porchlight/features/podcasts';
