import type { ConcurrentEditor } from '@porchlight/contract/drafts';
import { draftMaxBytes } from '@porchlight/contract/limits';
import { ApiError, readUser, reportFailure, userKey } from '../api/index.ts';
import type { DraftAccount } from './draft-account.ts';
import type { Draft } from './draft-store.ts';

/** Interval at which a form's draft is sent while someone types, in milliseconds. */
const intervalMs = 3000;

/** Result of storing a draft in the account. */
export type AutosaveResult = { concurrentEditors: ConcurrentEditor[] } | { rejected: 'too large' | 'not now' };

/** Stores a form's draft in the user's account, so that they can continue on another device. */
export interface Autosave {
  /** Schedules a draft, replacing one that waits; sent immediately when the page is hidden, as it may not come back. */
  schedule: (draft: Draft) => void;
  /**
   * Sends nothing while the form itself is saved, which deletes its draft, except when the page is hidden.
   * @returns a function that ends this
   */
  pause: () => () => void;
  /** Drops the waiting draft and awaits a request in progress. @returns whether one was in progress */
  cancel: () => Promise<boolean>;
}

/**
 * Creates a form's autosave. A draft that could not be stored is not retried; the next edit sends a new one.
 * @param onResult called with the result of each draft that was due
 */
export function createAutosave(
  account: Pick<DraftAccount, 'keep'>,
  onResult: (draft: Draft, result: AutosaveResult) => void,
): Autosave {
  let pendingDraft: Draft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let isPaused = false;
  const startTimer = () => {
    if (!isPaused) timer = setTimeout(flush, intervalMs);
    document.addEventListener('visibilitychange', flush, { once: true });
  };
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', flush);
    sending = send();
    await sending;
    sending = undefined;
    if (pendingDraft) startTimer();
  };
  const send = async () => {
    const draft = pendingDraft;
    pendingDraft = undefined;
    // Another user may have signed in on this device meanwhile.
    if (draft && userKey(readUser()) === draft.owner) onResult(draft, await saveToAccount(account, draft));
  };
  return {
    schedule(draft) {
      pendingDraft = draft;
      if (sending) return;
      if (document.visibilityState === 'hidden') void flush();
      else if (!timer) startTimer();
    },
    pause() {
      isPaused = true;
      clearTimeout(timer);
      timer = undefined;
      return () => {
        isPaused = false;
        if (pendingDraft && !sending) startTimer();
      };
    },
    async cancel() {
      pendingDraft = undefined;
      const wasSending = sending !== undefined;
      await sending;
      return wasSending;
    },
  };
}

async function saveToAccount(account: Pick<DraftAccount, 'keep'>, draft: Draft): Promise<AutosaveResult> {
  const { values, files, base } = draft;
  // Bytes are at least as many as characters, so this draft would be refused: don't upload megabytes every few seconds.
  if (JSON.stringify({ values, files, base }).length > draftMaxBytes) return { rejected: 'too large' };
  try {
    return { concurrentEditors: await account.keep(draft.idempotencyKey, draft) };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : undefined;
    // Expected: no connection (0), a backend without drafts (404), saved meanwhile (409), too large (413).
    if (![0, 404, 409, 413].includes(status ?? -1)) reportFailure('keep unsaved work in the account', error);
    return { rejected: status === 413 ? 'too large' : 'not now' };
  }
}
