import type { DraftEntry } from '@porchlight/contract/drafts';
import { loadDraftCalls } from '../api/index.ts';
import { type Draft, readDraftFiles, removeDraft, writeDraft, writeDraftFile } from './draft-store.ts';

/**
 * Forgets a draft of this device and what the account has of it, and can bring it back with its files.
 * @returns brings it back
 * @throws ApiError when the account can't be reached: then both have it still. DOMException from what is returned, when
 * the device has no room for it any more
 */
export async function throwAwayDraft(draft: Draft): Promise<() => Promise<void>> {
  const files = await readDraftFiles(draft).catch((): Record<string, File> => ({}));
  // First, or it would stand here again as one from another device.
  if (draft.sentAt) await (await loadDraftCalls()).removeKeptDraft(draft.idempotencyKey);
  await removeDraft(draft);
  return async () => {
    writeDraft(draft);
    for (const [field, file] of Object.entries(files)) await writeDraftFile(draft, field, file);
    if (draft.sentAt) await (await loadDraftCalls()).keepDraft(draft.idempotencyKey, draft);
  };
}

/** Forgets a draft that the account alone has. @returns brings it back @throws ApiError */
export async function throwAwayInAccount({ id }: DraftEntry): Promise<() => Promise<void>> {
  const calls = await loadDraftCalls();
  const draft = await calls.fetchDraft(id);
  await calls.removeKeptDraft(id);
  return async () => void (await calls.keepDraft(id, draft));
}
