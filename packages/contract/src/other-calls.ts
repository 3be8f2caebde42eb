import type {
  FactorsAnswer,
  Invitation,
  InvitationsAnswer,
  LinkAnswer,
  MyAccountAnswer,
  RecoveryCodesAnswer,
  RenewedAnswer,
  SignInOptions,
  TotpAnswer,
} from './account-calls.ts';
import type { Call, HttpMethod } from './calls.ts';
import type { AtWorkAnswer, DraftAnswer } from './drafts.ts';
import type {
  DeletedAnswer,
  DeletedRecordAnswer,
  HistoryAnswer,
  HistoryPeopleAnswer,
  LastChangesAnswer,
  RestoreVersionAnswer,
} from './history.ts';
import type { CallAccess } from './permissions.ts';
import type { AddPicturesAnswer } from './picture-batch.ts';
import type { PictureUsesAnswer } from './pictures.ts';
import type { PreviewLinkAnswer, WaitingAnswer } from './publication.ts';
import type {
  ImportEmailsAnswer,
  LoginAnswer,
  MonthlyAmounts,
  PendingAnswer,
  SessionAnswer,
  TotalAmount,
} from './schemas.ts';
import type { SecurityLogAnswer } from './security-log.ts';
import type { UploadAnswer } from './upload-calls.ts';

/** A call with who may make it. */
export interface OtherCall<Answer = unknown> extends Call<Answer> {
  access: CallAccess;
  /** Asks for the password anew: see `stepUpMinutes`. */
  stepUp?: true;
}

function call<Answer>(access: CallAccess, method: HttpMethod, path: Call['path']): OtherCall<Answer> {
  return { access, method, path };
}

/** A call that asks for the password anew. */
function stepUp<Answer>(...described: Parameters<typeof call>): OtherCall<Answer> {
  return { ...call<Answer>(...described), stepUp: true };
}

/** The calls that belong to no resource. */
export const otherCalls = {
  login: call<LoginAnswer | PendingAnswer>('anyone', 'POST', '/api/login'),
  /** Ours: the second step of a sign-in. */
  loginFactor: call<LoginAnswer>('anyone', 'POST', '/api/login/factor'),
  logout: call('staff', 'POST', '/api/logout'),
  /** Ours: asks for a mail with a link to choose another password by. */
  forgotPassword: call('anyone', 'POST', '/api/forgot-password'),
  /** Ours: what such a link is for. */
  readLink: call<LinkAnswer>('anyone', 'POST', '/api/read-link'),
  /** Ours: chooses a password by such a link. */
  setPassword: call('anyone', 'POST', '/api/set-password'),
  /** Ours: invites somebody to choose the password of an account that is made for them. */
  addInvitation: stepUp<{ invitation: Invitation }>('write accounts', 'POST', '/api/add-invitation'),
  /** Ours: who was invited and has not come yet, and mails that were not sent. */
  invitations: call<InvitationsAnswer>('read accounts', 'GET', '/api/get-all-invitations'),
  /** Ours: sends an invitation again; its earlier links do nothing any more. */
  resendInvitation: call<{ invitation: Invitation }>('write accounts', 'POST', '/api/resend-invitation/{id}'),
  /** Ours: takes an invitation back, and its account with it. */
  withdrawInvitation: stepUp('write accounts', 'DELETE', '/api/delete-invitation/{id}'),
  /** Ours: what the sign-in offers. A backend may lack it. */
  signInOptions: call<SignInOptions>('anyone', 'GET', '/api/sign-in-options'),
  /** Ours: one's own account with its sessions. */
  myAccount: call<MyAccountAnswer>('staff', 'GET', '/api/get-my-account'),
  /** Ours: another password for one's own account. */
  changeMyPassword: call<RenewedAnswer>('staff', 'PUT', '/api/change-my-password'),
  /** Ours: another e-mail address for one's own account. */
  changeMyEmail: stepUp<RenewedAnswer>('staff', 'PUT', '/api/change-my-email'),
  /** Ours: gives the password once more, for what asks for it anew. */
  confirmIdentity: call('staff', 'POST', '/api/confirm-identity'),
  /** Ours: what a browser needs to have a passkey used, as `navigator.credentials.get()` takes it. */
  passkeyOptions: call('anyone', 'POST', '/api/login/passkey-options'),
  /** Ours: signs in with a passkey alone. */
  loginPasskey: call<LoginAnswer>('anyone', 'POST', '/api/login/passkey'),
  /** Ours: what a browser needs to make a passkey, as `navigator.credentials.create()` takes it. */
  beginPasskey: stepUp('staff', 'POST', '/api/begin-passkey'),
  /** Ours: adds a passkey that was made. */
  addPasskey: stepUp<RecoveryCodesAnswer>('staff', 'POST', '/api/add-passkey'),
  /** Ours: gives one of one's own another name. */
  renamePasskey: call('staff', 'PUT', '/api/rename-passkey/{id}'),
  /** Ours: removes one of one's own. */
  removePasskey: stepUp('staff', 'DELETE', '/api/remove-passkey/{id}'),
  /** Ours: begins to set up an app that shows codes. */
  beginTotp: stepUp<TotpAnswer>('staff', 'POST', '/api/begin-totp'),
  /** Ours: the app shows the right code: it is the second factor from now on. */
  confirmTotp: stepUp<RecoveryCodesAnswer>('staff', 'POST', '/api/confirm-totp'),
  /** Ours: other recovery codes in place of those there are. */
  renewRecoveryCodes: stepUp<RecoveryCodesAnswer>('staff', 'POST', '/api/renew-recovery-codes'),
  /** Ours: removes one's own app and recovery codes. */
  removeTotp: stepUp('staff', 'DELETE', '/api/remove-totp'),
  /** Ours: which accounts have a second factor. */
  factors: call<FactorsAnswer>('read accounts', 'GET', '/api/get-all-factors'),
  /** Ours: removes all factors of an account whose person has lost them. */
  resetFactors: stepUp('write accounts', 'DELETE', '/api/reset-factors/{id}'),
  /** Ours: ends one of one's own sessions. */
  endSession: call('staff', 'DELETE', '/api/end-session/{id}'),
  /** Ours: ends all of one's own sessions but this one. */
  endOtherSessions: call('staff', 'POST', '/api/end-other-sessions'),
  totalAmount: call<TotalAmount>('read donation totals', 'GET', '/api/total-amount'),
  /** Who is signed in; ours. A backend without it answers 404. */
  session: call<SessionAnswer>('staff', 'GET', '/api/session'),
  history: call<HistoryAnswer>('read history', 'GET', '/api/get-all-history'),
  /** Ours: who changed given records last. A backend may lack it. */
  lastChanges: call<LastChangesAnswer>('read history', 'GET', '/api/get-last-changes'),
  historyPeople: call<HistoryPeopleAnswer>('read history', 'GET', '/api/get-history-people'),
  restoreVersion: call<RestoreVersionAnswer>('bring back versions', 'POST', '/api/restore-version/{id}'),
  deleted: call<DeletedAnswer>('use trash', 'GET', '/api/get-all-deleted'),
  /** Ours: one record in the trash, to be read. A backend may lack it. */
  deletedRecord: call<DeletedRecordAnswer>('use trash', 'GET', '/api/get-single-deleted/{id}'),
  /** Ours: what waits for review, what is scheduled, and one's own drafts. A backend may lack it. */
  waiting: call<WaitingAnswer>('read content', 'GET', '/api/get-all-waiting'),
  /** Ours: the preview link of one record, which the query names as `resource` and `record`. A backend may lack these three. */
  previewLink: call<PreviewLinkAnswer>('write own drafts', 'GET', '/api/get-preview-link'),
  /** Ours: makes one; the one before opens nothing any more. */
  addPreviewLink: call<PreviewLinkAnswer>('write own drafts', 'POST', '/api/add-preview-link'),
  /** Ours: ends it. */
  removePreviewLink: call<PreviewLinkAnswer>('write own drafts', 'DELETE', '/api/delete-preview-link'),
  /** Ours: one of one's own drafts, whole; `waiting` names them. A backend may lack these four. */
  draft: call<DraftAnswer>('keep drafts', 'GET', '/api/get-my-draft/{id}'),
  /** Ours: keeps what a form holds, under the idempotency key that it is sent with. */
  keepDraft: call<AtWorkAnswer>('keep drafts', 'PUT', '/api/keep-draft/{id}'),
  /** Ours: forgets one of one's own. */
  removeDraft: call('keep drafts', 'DELETE', '/api/delete-draft/{id}'),
  /** Ours: who else has typed into a form of the record that the query names as `resource` and `record`. */
  atWork: call<AtWorkAnswer>('keep drafts', 'GET', '/api/get-at-work'),
  /** Ours: donations of the last twelve months, month by month. A backend may lack it. */
  totalAmountByMonth: call<MonthlyAmounts>('read donation totals', 'GET', '/api/total-amount-by-month'),
  /** Ours: which records show a picture of the library. */
  pictureUses: call<PictureUsesAnswer>('read media', 'GET', '/api/get-picture-uses/{id}'),
  /** Ours: many addresses for the e-mail list at once, or a dry run of that. A backend may lack it. */
  importEmails: call<ImportEmailsAnswer>('write subscribers', 'POST', '/api/import-email'),
  /** Ours: many pictures for the gallery at once. A backend may lack it. */
  addPictures: call<AddPicturesAnswer>('write content', 'POST', '/api/add-many-gallery'),
  /** Ours: begins an upload, or tells where one of the same file stands. A backend may lack it. */
  addUpload: call<UploadAnswer>('write own drafts', 'POST', '/api/add-upload'),
  /** Ours: sends the next part of one. */
  sendUploadPart: call<UploadAnswer>('write own drafts', 'PUT', '/api/send-upload-part/{id}'),
  /** Ours: takes one back. */
  removeUpload: call('write own drafts', 'DELETE', '/api/delete-upload/{id}'),
  /** Ours: sign-ins, refusals, changes of accounts. */
  securityLog: call<SecurityLogAnswer>('read security log', 'GET', '/api/get-security-log'),
  /** Ours: what all calls are, as OpenAPI 3.1. */
  openApi: call('anyone', 'GET', '/api/openapi.json'),
};
