export { changeMyAccount, myAccountQuery } from './account.ts';
export { ApiError, isClientFault, isNotThere } from './api-error.ts';
export { browserSource, browserTransport, sendCall, sendOptionalCall } from './browser-transport.ts';
export { readChoice, writeChoice } from './device-choices.ts';
export { atWorkQuery, loadDraftCalls } from './drafts.ts';
export {
  fetchHistory,
  historyKey,
  historyPeopleQuery,
  latestChangesQuery,
  pictureUsesQuery,
  recordChangesQuery,
  waitingQuery,
} from './history.ts';
export { lastChangeQuery } from './last-change.ts';
export { loadChunk } from './load-chunk.ts';
export { changeRecord, login, type RecordChange } from './mutations.ts';
export { addPasskey, hasPasskeys, loginPasskey } from './passkeys.ts';
export {
  createRecordClient,
  type ListData,
  type ListPart,
  type ListQueryOptions,
  latestChangesKey,
  listKey,
  listOptions,
  listQuery,
  type RecordClient,
  type ShownRecord,
  type StartedQuery,
  searchQuery,
  sessionKey,
  singleKey,
  singleQuery,
  startQuery,
} from './queries.ts';
export { type NextSession, onSessionEnd, onStepUp } from './questions.ts';
export { recordSearchQuery } from './record-search.ts';
export { reportFailure } from './report-failure.ts';
export { ofAnyState, staffRecordQuery } from './staff-queries.ts';
export {
  forgetUser,
  type May,
  readUser,
  storeSignIn,
  storeUser,
  useMay,
  useMayChange,
  useMayPropose,
  userKey,
  useUsername,
} from './staff-user.ts';
export { subscribe, subscribeFailureText } from './subscribe.ts';
export { clearToken, readToken, storeToken, useHasToken } from './token.ts';
export type { SentValues } from './transport.ts';
export { deletedRecordQuery, readNewSlug, restoreVersion } from './trash.ts';
export { uploadFile, uploadInParts } from './uploads.ts';
