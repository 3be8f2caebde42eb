import type { Call, HttpMethod } from './calls.ts';
import type {
  DeletedAnswer,
  DeletedRecordAnswer,
  HistoryAnswer,
  HistoryPeopleAnswer,
  LastChangesAnswer,
  RestoreVersionAnswer,
} from './history.ts';
import type { ImportEmailsAnswer, LoginAnswer, MonthlyAmounts, SessionAnswer, TotalAmount } from './schemas.ts';

function call<Answer>(method: HttpMethod, path: Call['path']): Call<Answer> {
  return { method, path };
}

/** The calls that belong to no resource. */
export const otherCalls = {
  login: call<LoginAnswer>('POST', '/api/login'),
  logout: call('POST', '/api/logout'),
  totalAmount: call<TotalAmount>('GET', '/api/total-amount'),
  /** Who is signed in; ours. A backend without it answers 404. */
  session: call<SessionAnswer>('GET', '/api/session'),
  history: call<HistoryAnswer>('GET', '/api/get-all-history'),
  /** Ours: who changed given records last. A backend may lack it. */
  lastChanges: call<LastChangesAnswer>('GET', '/api/get-last-changes'),
  historyPeople: call<HistoryPeopleAnswer>('GET', '/api/get-history-people'),
  restoreVersion: call<RestoreVersionAnswer>('POST', '/api/restore-version/{id}'),
  deleted: call<DeletedAnswer>('GET', '/api/get-all-deleted'),
  /** Ours: one record in the trash, to be read. A backend may lack it. */
  deletedRecord: call<DeletedRecordAnswer>('GET', '/api/get-single-deleted/{id}'),
  /** Ours: donations of the last twelve months, month by month. A backend may lack it. */
  totalAmountByMonth: call<MonthlyAmounts>('GET', '/api/total-amount-by-month'),
  /** Ours: many addresses for the e-mail list at once, or a dry run of that. A backend may lack it. */
  importEmails: call<ImportEmailsAnswer>('POST', '/api/import-email'),
  /** Ours: what all calls are, as OpenAPI 3.1. */
  openApi: call('GET', '/api/openapi.json'),
};
