export { storyCard, storyCardFields, storyList } from './story.view.ts';
