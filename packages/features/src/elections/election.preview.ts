import { loadChunk } from '../api/index.ts';

/** Loads what draws an election as its public page does. */
export const electionPreview = async () =>
  (await loadChunk('election-preview', () => import('./ElectionDetailPage.tsx'))).ElectionDetail;
