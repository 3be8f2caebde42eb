import { loadChunk } from '../api/index.ts';

/** Loads what draws a podcast as its public page does. */
export const podcastPreview = async () =>
  (await loadChunk('podcast-preview', () => import('./PodcastDetailPage.tsx'))).PodcastDetail;
