export { podcastCard, podcastList } from './podcast.view.ts';
