import { loadChunk } from '../api/index.ts';

/** Loads what draws an event as its public page does. */
export const eventPreview = async () =>
  (await loadChunk('event-preview', () => import('./EventDetailPage.tsx'))).EventDetail;
