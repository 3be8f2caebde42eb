import { callPath } from '@porchlight/contract/calls';
import type { AtWork, DraftAnswer, KeptDraft } from '@porchlight/contract/drafts';
import { otherCalls } from '@porchlight/contract/other-calls';
import { isNotThere } from './api-error.ts';
import { browserTransport } from './browser-transport.ts';

/** Fetches one draft of the account, with its values. @throws ApiError */
export async function fetchDraft(id: string): Promise<DraftAnswer['draft']> {
  return (await browserTransport({ ...otherCalls.draft, path: callPath(otherCalls.draft, id) })).data.draft;
}

/** Stores a form's draft in the account. @returns who else is editing the record @throws ApiError */
export async function keepDraft(id: string, draft: KeptDraft): Promise<AtWork[]> {
  const { resource, record, title, values, files, base } = draft;
  const body = { resource, record, title, values, files, base };
  return (await browserTransport({ ...otherCalls.keepDraft, path: callPath(otherCalls.keepDraft, id), body })).data
    .at_work;
}

/** Deletes a draft of the account; one that doesn't exist is no error. @throws ApiError */
export async function removeKeptDraft(id: string): Promise<void> {
  try {
    await browserTransport({ ...otherCalls.removeDraft, path: callPath(otherCalls.removeDraft, id) });
  } catch (error) {
    if (!isNotThere(error)) throw error;
  }
}
