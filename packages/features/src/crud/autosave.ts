import type { AtWork } from '@porchlight/contract/drafts';
import { ApiError, loadDraftCalls, readUser, reportFailure, userKey } from '../api/index.ts';
import { type Draft, markSent } from './draft-store.ts';

/** How often a form that is typed into is sent, in milliseconds. */
const everyMs = 3000;

/** Sends the draft of a form to the account of who fills it in: what one types at the desk goes on at the kitchen table. */
export interface Autosave {
  /** Sends this draft soon, or a later one in its place; at once when the page is hidden, which may be the end of it. */
  later: (draft: Draft) => void;
  /** Sends nothing of what waits. @returns once nothing is under way any more, whether something was */
  cancel: () => Promise<boolean>;
}

/**
 * What can't be sent stays on the device and goes with the next letter.
 * @param told who else is at work on the record, after each time
 */
export function createAutosave(told: (atWork: AtWork[]) => void): Autosave {
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
    if (!draft || userKey(readUser()) !== draft.owner) return;
    try {
      const { keepDraft } = await loadDraftCalls();
      told(await keepDraft(draft.idempotencyKey, draft));
      markSent(draft);
    } catch (error) {
      // Without a connection, saved meanwhile, too large, or a backend that keeps no drafts: the device has it.
      const isExpected = error instanceof ApiError && [0, 404, 409, 413].includes(error.status);
      if (!isExpected) reportFailure('keep a draft', error);
    }
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
