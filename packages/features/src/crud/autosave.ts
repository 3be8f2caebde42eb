import type { ConcurrentEditor } from '@porchlight/contract/drafts';
import { draftMaxBytes } from '@porchlight/contract/limits';
import { ApiError, loadDraftCalls, readUser, reportFailure, userKey } from '../api/index.ts';
import type { Draft } from './draft-store.ts';

/** Interval at which a form's draft is sent while somebody types, in milliseconds. */
const everyMs = 3000;

/** Result of storing a draft in the account. */
export type Kept = { atWork: ConcurrentEditor[] } | { refused: 'too large' | 'not now' };

/** Stores a form's draft in the user's account, so that they can continue on another device. */
export interface Autosave {
  /** Schedules a draft, replacing one that waits; sent immediately when the page is hidden, as it may not come back. */
  later: (draft: Draft) => void;
  /** Drops the waiting draft and awaits a request in progress. @returns whether one was in progress */
  cancel: () => Promise<boolean>;
}

/**
 * Creates a form's autosave. A draft that could not be stored is not retried; the next edit sends a new one.
 * @param told called with the result of each draft that was due
 */
export function createAutosave(told: (draft: Draft, kept: Kept) => void): Autosave {
  let waiting: Draft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  const soon = () => {
    timer = setTimeout(now, everyMs);
    document.addEventListener('visibilitychange', now, { once: true });
  };
  const now = async () => {
    clearTimeout(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', now);
    sending = send();
    await sending;
    sending = undefined;
    if (waiting) soon();
  };
  const send = async () => {
    const draft = waiting;
    waiting = undefined;
    // Another user may have signed in on this device meanwhile.
    if (draft && userKey(readUser()) === draft.owner) told(draft, await keepInAccount(draft));
  };
  return {
    later(draft) {
      waiting = draft;
      if (sending) return;
      if (document.visibilityState === 'hidden') void now();
      else if (!timer) soon();
    },
    async cancel() {
      waiting = undefined;
      const isUnderWay = sending !== undefined;
      await sending;
      return isUnderWay;
    },
  };
}

async function keepInAccount(draft: Draft): Promise<Kept> {
  const { values, files, base } = draft;
  // Bytes are at least as many as characters, so this draft would be refused: don't upload megabytes every few seconds.
  if (JSON.stringify({ values, files, base }).length > draftMaxBytes) return { refused: 'too large' };
  try {
    const { keepDraft } = await loadDraftCalls();
    return { atWork: await keepDraft(draft.idempotencyKey, draft) };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : undefined;
    // Expected: no connection (0), a backend without drafts (404), saved meanwhile (409), too large (413).
    if (![0, 404, 409, 413].includes(status ?? -1)) reportFailure('keep a draft', error);
    return { refused: status === 413 ? 'too large' : 'not now' };
  }
}
