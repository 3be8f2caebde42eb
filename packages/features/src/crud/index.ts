export { CrudCreatePage } from './CrudCreatePage.tsx';
export { CrudEditPage } from './CrudEditPage.tsx';
export { CrudListPage } from './CrudListPage.tsx';
export { CrudShowPage } from './CrudShowPage.tsx';
export { readClosedDrafts } from './closed-drafts.ts';
export { confirmSignOut } from './confirm-sign-out.tsx';
export { DashboardPage } from './DashboardPage.tsx';
export { DeletionOutcome } from './DeletionOutcome.tsx';
export { lockDraft, randomKey } from './draft-locks.ts';
export {
  type Draft,
  draftStorageKey,
  readDraftFiles,
  removeDraft,
  removeExpiredDrafts,
  writeDraft,
  writeDraftFile,
} from './draft-store.ts';
export { batchRecord, draftParameter } from './draft-url.ts';
export { definitionOf, type EntityDefinition, type LoadPreview } from './entity-definition.ts';
export { HistoryPage } from './HistoryPage.tsx';
export { changeListItem } from './history-entries.ts';
export { SavedDrafts } from './SavedDrafts.tsx';
export { withSettingsHelp } from './settings-help.ts';
export { TrashPage } from './TrashPage.tsx';
export { tableColumns } from './table-columns.tsx';
export { hasOpenForm } from './unsaved-work.ts';
export { parseFilterId, useFilterParams } from './useHistoryFilters.ts';
export { useInfiniteEntries } from './useInfiniteEntries.ts';
export { useLeaveGuard } from './useLeaveGuard.ts';
export { PreviousPathContext, usePreviousPath } from './usePreviousPath.ts';
export { useSavedDrafts } from './useSavedDrafts.ts';
export { useUndoableDelete } from './useUndoableDelete.ts';
