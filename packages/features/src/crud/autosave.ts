import type { AtWork } from '@porchlight/contract/drafts';
import { draftMaxBytes } from '@porchlight/contract/limits';
import { ApiError, loadDraftCalls, readUser, reportFailure, userKey } from '../api/index.ts';
import type { Draft } from './draft-store.ts';

/** How often a form that is typed into is sent, in milliseconds. */
const everyMs = 3000;

/** What became of a draft in the account. */
export type Kept = { atWork: AtWork[] } | { refused: 'too large' | 'not now' };

/** Sends the draft of a form to the account of who fills it in: what one types at the desk goes on at the kitchen table. */
export interface Autosave {
  /** Sends this draft soon, or a later one in its place; at once when the page is hidden, which may be the end of it. */
  later: (draft: Draft) => void;
  /** Sends nothing of what waits. @returns once nothing is under way any more, whether something was */
  cancel: () => Promise<boolean>;
}

/**
 * What can't be sent goes with the next letter.
 * @param told of each draft that was to be sent
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
    // Somebody else may have signed in on the device meanwhile.
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
  // Each letter has a byte at least: megabytes that are refused anyway are not sent with every few of them.
  if (JSON.stringify({ values, files, base }).length > draftMaxBytes) return { refused: 'too large' };
  try {
    const { keepDraft } = await loadDraftCalls();
    return { atWork: await keepDraft(draft.idempotencyKey, draft) };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : undefined;
    // Without a connection, saved meanwhile, or a backend that keeps no drafts.
    if (![0, 404, 409, 413].includes(status ?? -1)) reportFailure('keep a draft', error);
    return { refused: status === 413 ? 'too large' : 'not now' };
  }
}
