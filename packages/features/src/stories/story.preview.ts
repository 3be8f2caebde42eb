import { loadChunk } from '../api/index.ts';

/** Loads what draws a story as its public page does. */
export const storyPreview = async () =>
  (await loadChunk('story-preview', () => import('./StoryDetailPage.tsx'))).StoryDetail;
