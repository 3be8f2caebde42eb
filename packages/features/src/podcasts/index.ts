export { podcastDefinition } from './podcast.resource.tsx';
