export { storyDefinition } from './story.resource.tsx';
