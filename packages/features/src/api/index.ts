export { changeMyAccount, myAccountQuery } from './account.ts';
export { ApiError, isClientError, isNotFoundError } from './api-error.ts';
export { browserSource, browserTransport, sendCall } from './browser-transport.ts';
export { changeSetQuery, changeSetsQuery } from './change-sets.ts';
export { readDeviceSetting, writeDeviceSetting } from './device-settings.ts';
export { concurrentEditorsQuery, loadDraftCalls } from './drafts.ts';
export { findReferences } from './find-references.ts';
export { firstStepsQuery, showFirstSteps } from './first-steps.ts';
export {
  fetchHistory,
  historyKey,
  historyPeopleQuery,
  latestChangesQuery,
  linkingRecordsQuery,
  pictureUsesQuery,
  recordChangesQuery,
  waitingQuery,
} from './history.ts';
export { lastChangeQuery } from './last-change.ts';
export { lazyComponent, loadChunk } from './load-chunk.ts';
export { changeRecord, login, type RecordChange } from './mutations.ts';
export { findPagesOfSite, pagesOfSite } from './pages-of-site.ts';
export { addPasskey, hasPasskeys, loginPasskey } from './passkeys.ts';
export {
  createRecordClient,
  facetsQuery,
  formKeyQuery,
  type ListDehydrateOptions,
  type ListQueryOptions,
  latestChangesKey,
  listKey,
  listQuery,
  type PrefetchedQuery,
  pageAtQuery,
  placedFormQuery,
  prefetchPageQuery,
  RecordClient,
  registrationKeyQuery,
  type ShownRecord,
  searchQuery,
  sessionKey,
  singleKey,
  singleQuery,
  sourceOf,
} from './queries.ts';
export { findRecords, recordSearchQuery } from './record-search.ts';
export { type ReferenceCount, referenceCountsQuery } from './reference-counts.ts';
export { reportFailure } from './report-failure.ts';
export { anyStateFilter, staffListQuery, staffRecordQuery } from './staff-queries.ts';
export {
  clearUser,
  type PermissionCheck,
  readUser,
  storeSignIn,
  storeUser,
  useCanChangeRecord,
  useCanProposeChanges,
  useOwnName,
  usePermissionCheck,
  userKey,
} from './staff-user.ts';
export { subscribe, subscribeFailureText } from './subscribe.ts';
export { clearToken, readToken, storeToken, useHasToken } from './token.ts';
export type { SubmittedValues } from './transport.ts';
export { deletedRecordQuery, fetchMissingLinks, readNewSlug, restoreVersion } from './trash.ts';
export { typedCopiesQuery } from './typed-copies.ts';
export { uploadFile, uploadInParts } from './uploads.ts';
export { type NextSession, onSessionEnd, onStepUp } from './user-prompts.ts';
export { visibleRecord } from './visible-record.ts';
