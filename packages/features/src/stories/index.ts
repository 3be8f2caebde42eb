export { FeaturedStories, type FeaturedStoriesProps } from './FeaturedStories.tsx';
export { StoryDetailPage, storyDetailPage } from './StoryDetailPage.tsx';
export { StoryListPage, storyListPage } from './StoryListPage.tsx';
export { storyPreview } from './story.preview.ts';
export { featuredStoriesQuery, storyCard, storyCardFields } from './story.view.ts';
