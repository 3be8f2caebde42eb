import type { DraftEntry } from '@porchlight/contract/drafts';
import { reportFailure } from '../api/index.ts';
import type { DraftAccount } from './draft-account.ts';
import { type Draft, readDraftFiles, removeDraft, writeDraft, writeDraftFile } from './draft-store.ts';

/**
 * Deletes a draft from this device and from the account.
 * @returns a function that restores it with its files; throws a DOMException when storage is full
 * @throws ApiError when the account can't be reached: the draft is then still in both places
 */
export async function discardDraft(account: DraftAccount, draft: Draft): Promise<() => Promise<void>> {
  const files = await readDraftFiles(draft).catch((): Record<string, File> => ({}));
  // Deleted there first: otherwise a failure would leave a draft that shows as one from another device.
  if (draft.sentAt) await account.remove(draft.idempotencyKey);
  // A file that can't be deleted now is deleted with the expired drafts: see `removeExpiredDrafts`.
  await removeDraft(draft).catch((error) => reportFailure('delete the files of unsaved work', error));
  return async () => {
    writeDraft(draft);
    for (const [field, file] of Object.entries(files)) await writeDraftFile(draft, field, file);
    if (draft.sentAt) await account.keep(draft.idempotencyKey, draft);
  };
}

/** Deletes a draft that is only in the account. @returns a function that restores it @throws ApiError */
export async function discardAccountDraft(account: DraftAccount, { id }: DraftEntry): Promise<() => Promise<void>> {
  const draft = await account.fetch(id);
  await account.remove(id);
  return async () => void (await account.keep(id, draft));
}
