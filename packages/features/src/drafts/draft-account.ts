import type { ConcurrentEditor, DraftResponse, SavedDraft } from '@porchlight/contract/drafts';
import { loadDraftCalls } from '../api/index.ts';

/** Where the drafts of an account are kept, so that work continues on another device. */
export interface DraftAccount {
  /** Stores a draft, replacing its earlier version. @returns who else is editing the record @throws ApiError */
  keep: (idempotencyKey: string, draft: SavedDraft) => Promise<ConcurrentEditor[]>;
  /** Fetches a draft with its values. @throws ApiError */
  fetch: (idempotencyKey: string) => Promise<DraftResponse['draft']>;
  /** Deletes the draft with this idempotency key; one that doesn't exist is no error. @throws ApiError */
  remove: (idempotencyKey: string) => Promise<void>;
}

/** The signed-in user's account on the server. */
export const userAccount: DraftAccount = {
  keep: async (idempotencyKey, draft) => (await loadDraftCalls()).keepDraft(idempotencyKey, draft),
  fetch: async (idempotencyKey) => (await loadDraftCalls()).fetchDraft(idempotencyKey),
  remove: async (idempotencyKey) => (await loadDraftCalls()).removeSavedDraft(idempotencyKey),
};
