export { FeaturedStories } from './FeaturedStories.tsx';
export { featuredStoriesQuery, storyCard, storyCardFields } from './story.view.ts';
