export { StoryDetailPage as Component, storyDetailPage as page } from '@porchlight/features/stories';
