import { formatTime } from '../dates/index.ts';
import type { DraftSnapshot, DraftState } from './form-draft.ts';

/** Shown when a draft could be stored neither on the device nor in the account. */
const notSavedTexts: Readonly<Record<Extract<DraftState, { name: 'not saved' }>['reason'], string>> = {
  'too large': 'This is too large to be kept as a draft: it is in this window alone. Save it before you leave.',
  'not now':
    'This device has no room for a draft of this form, and your account does not have it either: it is in this window alone. Save it before you leave.',
};

/** Where and when a form's draft was last stored; undefined if it is nowhere. */
export function draftStatus({ state }: DraftSnapshot): string | undefined {
  switch (state.name) {
    case 'idle':
    case 'sending':
    case 'not saved':
      return undefined;
    case 'on this device':
      return `Kept on this device ${formatTime(new Date(state.at).toISOString())}`;
    case 'in the account':
      return `Kept in your account ${formatTime(new Date(state.at).toISOString())}`;
  }
}

/** What went wrong with a form's draft, and what to do; undefined if nothing did. */
export function draftProblem({ state, missingFiles }: DraftSnapshot): string | undefined {
  if (state.name === 'not saved') return notSavedTexts[state.reason];
  if (missingFiles.length === 0) return undefined;
  return `This device does not have ${missingFiles.join(' and ')}. Choose it again.`;
}
