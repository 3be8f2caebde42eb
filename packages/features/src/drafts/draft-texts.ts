import { formatTime } from '../dates/index.ts';
import type { DraftSnapshot, DraftState } from './form-draft.ts';

/** Shown when a draft could be stored neither on the device nor in the account. */
const notSavedTexts: Readonly<Record<Extract<DraftState, { name: 'not saved' }>['reason'], string>> = {
  'too large': 'Your unsaved work is too large to keep. Save it before you leave this page.',
  'not now':
    'Your unsaved work can’t be kept on this device or in your account right now. Save it before you leave this page.',
};

/** Where and when a form's draft was last stored; undefined if it is nowhere. */
export function draftStatus({ state }: DraftSnapshot): string | undefined {
  switch (state.name) {
    case 'idle':
    case 'sending':
    case 'not saved':
      return undefined;
    case 'on this device':
      return `Unsaved work kept on this device at ${formatTime(new Date(state.at).toISOString())}`;
    case 'in the account':
      return `Unsaved work kept in your account at ${formatTime(new Date(state.at).toISOString())}`;
  }
}

/** What went wrong with a form's draft, and what to do; undefined if nothing did. */
export function draftProblem({ state, missingFiles }: DraftSnapshot): string | undefined {
  if (state.name === 'not saved') return notSavedTexts[state.reason];
  if (missingFiles.length === 0) return undefined;
  return `This device no longer has ${missingFiles.join(' and ')}. Choose it again.`;
}
