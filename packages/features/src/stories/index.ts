export { FeaturedStories, type FeaturedStoriesProps } from './FeaturedStories.tsx';
export { featuredStoriesQuery, storyCard, storyCardFields } from './story.view.ts';
