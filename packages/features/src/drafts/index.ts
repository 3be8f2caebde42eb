export { readClosedDrafts } from './closed-drafts.ts';
export { confirmSignOut } from './confirm-sign-out.tsx';
export { type DraftAccount, userAccount } from './draft-account.ts';
export { lockDraft, randomKey } from './draft-locks.ts';
export {
  type Draft,
  type DraftTarget,
  draftStorageKey,
  readDraftFiles,
  removeDraft,
  removeExpiredDrafts,
  tryToWriteDraft,
  writeDraft,
  writeDraftFile,
} from './draft-store.ts';
export { draftProblem, draftStatus } from './draft-texts.ts';
export { batchRecord, draftParameter } from './draft-url.ts';
export { type DraftContent, FormDraft } from './form-draft.ts';
export { ListDrafts } from './ListDrafts.tsx';
export { SavedDrafts } from './SavedDrafts.tsx';
export { hasOpenForm, registerOpenForm } from './unsaved-work.ts';
export { useSavedDrafts } from './useSavedDrafts.ts';
