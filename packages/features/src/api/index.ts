export { ApiError, isClientFault, isNotThere } from './api-error.ts';
export { browserSource, browserTransport } from './browser-transport.ts';
export { readChoice, writeChoice } from './device-choices.ts';
export {
  deletedQuery,
  deletedRecordQuery,
  historyPeopleQuery,
  historyQuery,
  lastChangeQuery,
  latestChangesQuery,
  readNewSlug,
  recordChangesQuery,
  restoreVersion,
} from './history.ts';
export { loadChunk } from './load-chunk.ts';
export {
  changeRecord,
  type FormValues,
  login,
  logout,
  type RecordChange,
  type SendOptions,
  session,
} from './mutations.ts';
export {
  createRecordClient,
  type ListData,
  type ListPart,
  type ListQueryOptions,
  latestChangesKey,
  listKey,
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
export { recordSearchQuery } from './record-search.ts';
export { reportFailure } from './report-failure.ts';
export { onSessionEnd, type SignInAgain } from './session-end.ts';
export { forgetUser, readUser, type StaffUser, storeSignIn, storeUser, userKey, useUsername } from './staff-user.ts';
export { subscribe, subscribeFailureText } from './subscribe.ts';
export { clearToken, readToken, storeToken, useHasToken } from './token.ts';
export type { ApiRequest, ApiResponse, Transport } from './transport.ts';
