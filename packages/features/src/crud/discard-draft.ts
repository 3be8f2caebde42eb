import type { DraftEntry } from '@porchlight/contract/drafts';
import { loadDraftCalls } from '../api/index.ts';
import { type Draft, readDraftFiles, removeDraft, writeDraft, writeDraftFile } from './draft-store.ts';

/**
 * Deletes a draft from this device and from the account.
 * @returns a function that restores it with its files; throws a DOMException when storage is full
 * @throws ApiError when the account can't be reached: the draft is then still in both places
 */
export async function discardDraft(draft: Draft): Promise<() => Promise<void>> {
  const files = await readDraftFiles(draft).catch((): Record<string, File> => ({}));
  // Deleted there first: otherwise a failure would leave a draft that shows as one from another device.
  if (draft.sentAt) await (await loadDraftCalls()).removeSavedDraft(draft.idempotencyKey);
  await removeDraft(draft);
  return async () => {
    writeDraft(draft);
    for (const [field, file] of Object.entries(files)) await writeDraftFile(draft, field, file);
    if (draft.sentAt) await (await loadDraftCalls()).keepDraft(draft.idempotencyKey, draft);
  };
}

/** Deletes a draft that is only in the account. @returns a function that restores it @throws ApiError */
export async function discardAccountDraft({ id }: DraftEntry): Promise<() => Promise<void>> {
  const calls = await loadDraftCalls();
  const draft = await calls.fetchDraft(id);
  await calls.removeSavedDraft(id);
  return async () => void (await calls.keepDraft(id, draft));
}
