export { FeaturedStories } from './FeaturedStories.tsx';
export { featuredStoriesQuery, storyCard, storyCardFields, storyList } from './story.view.ts';
