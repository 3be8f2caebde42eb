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
  fetchSession,
  login,
  logout,
  type RecordChange,
  type SendOptions,
  type SentValues,
} from './mutations.ts';
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
export { recordSearchQuery } from './record-search.ts';
export { reportFailure } from './report-failure.ts';
export { type NextSession, onSessionEnd } from './session-end.ts';
export { forgetUser, readUser, type StaffUser, storeSignIn, storeUser, userKey, useUsername } from './staff-user.ts';
export { subscribe, subscribeFailureText } from './subscribe.ts';
export { clearToken, readToken, storeToken, useHasToken } from './token.ts';
export type { ApiRequest, ApiResponse, Transport } from './transport.ts';
