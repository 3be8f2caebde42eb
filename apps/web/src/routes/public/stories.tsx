export { StoryListPage as Component, storyListPage as page } from '@porchlight/features/stories';
