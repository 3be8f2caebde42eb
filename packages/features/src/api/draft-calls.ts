import type { ConcurrentEditor, DraftResponse, SavedDraft } from '@porchlight/contract/drafts';
import { otherCalls } from '@porchlight/contract/other-calls';
import { isNotFoundError } from './api-error.ts';
import { sendCall } from './browser-transport.ts';

/** Fetches one draft of the account, with its values. @throws ApiError */
export async function fetchDraft(id: string): Promise<DraftResponse['draft']> {
  return (await sendCall(otherCalls.draft, { id })).draft;
}

/** Stores a form's draft in the account. @returns who else is editing the record @throws ApiError */
export async function keepDraft(id: string, draft: SavedDraft): Promise<ConcurrentEditor[]> {
  const { resource, record, title, values, files, base } = draft;
  const body = { resource, record, title, values, files, base };
  return (await sendCall(otherCalls.keepDraft, { id, body })).at_work;
}

/** Deletes a draft of the account; one that doesn't exist is no error. @throws ApiError */
export async function removeSavedDraft(id: string): Promise<void> {
  await sendCall(otherCalls.removeDraft, { id }).catch((error: unknown) => {
    if (!isNotFoundError(error)) throw error;
  });
}
