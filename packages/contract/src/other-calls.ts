import type {
  Invitation,
  InvitationsResponse,
  LinkResponse,
  MyAccountResponse,
  MyMailsResponse,
  MyNameResponse,
  RecoveryCodesResponse,
  RenewedTokenResponse,
  SignInOptions,
  TotpResponse,
} from './account-calls.ts';
import type { BrokenLinksResponse, CheckLinkResponse, LinkingRecordsResponse } from './broken-links.ts';
import type { ChangeRecordsResponse, SelectRecordsResponse } from './bulk-changes.ts';
import type { Call, HttpMethod } from './calls.ts';
import type { ChangeSetResponse, ChangeSetsResponse } from './change-sets.ts';
import type { CommentsResponse } from './comments.ts';
import type { AcknowledgmentResponse, DonationFundsResponse, DonorResponse } from './donors.ts';
import type { ConcurrentEditorsResponse, DraftResponse } from './drafts.ts';
import type { EmailListStatus, MarkBouncedResponse } from './email-list-calls.ts';
import type { FacetsResponse } from './facets.ts';
import type { FirstStepsResponse } from './first-steps.ts';
import type {
  DeletedEntriesResponse,
  EntriesOfResponse,
  EntryFileResponse,
  EntryRepliesResponse,
  FormKeyResponse,
  FormReadersResponse,
  SendFormResponse,
} from './forms/form-calls.ts';
import type {
  DeletedRecordResponse,
  DeletedResponse,
  HistoryPeopleResponse,
  HistoryResponse,
  LastChangesResponse,
  MissingLinksResponse,
  RestoreVersionResponse,
} from './history.ts';
import type { MissedAddressesResponse } from './missed-addresses.ts';
import type { MissedSearchesResponse } from './missed-searches.ts';
import type { PageAtResponse } from './page-paths.ts';
import type { CallAccess } from './permissions.ts';
import type { AddPicturesResponse } from './picture-batch.ts';
import type { UsesResponse } from './pictures.ts';
import type { DuplicateResponse, PreviewLinkResponse, WaitingResponse } from './publication.ts';
import type { CheckInListResponse, SendCheckInsResponse } from './registrations/check-in-calls.ts';
import type { RegistrationKeyResponse, RegistrationsResponse, SendRegistrationResponse } from './registrations.ts';
import type { ChangedViewResponse, SavedViewsResponse } from './saved-views.ts';
import type {
  ImportEmailsResponse,
  ImportRedirectsResponse,
  LoginResponse,
  MonthlyAmounts,
  PendingSignInResponse,
  SessionResponse,
  TotalAmount,
} from './schemas.ts';
import type { SecurityLogResponse } from './security-log.ts';
import type { ReplaceTypedCopiesResponse, TypedCopiesResponse } from './typed-copies.ts';
import type { UploadResponse } from './upload-calls.ts';

/** A call and who may make it. */
export interface OtherCall<ResponseBody = unknown> extends Call<ResponseBody> {
  access: CallAccess;
  /** Requires step-up: see `stepUpMinutes`. */
  stepUp?: true;
}

function call<ResponseBody>(access: CallAccess, method: HttpMethod, path: Call['path']): OtherCall<ResponseBody> {
  return { access, method, path };
}

/** A call that requires step-up. */
function stepUp<ResponseBody>(...args: Parameters<typeof call>): OtherCall<ResponseBody> {
  return { ...call<ResponseBody>(...args), stepUp: true };
}

/** The calls that belong to no resource. Those marked "Ours" are not in the spec. */
export const otherCalls = {
  login: call<LoginResponse | PendingSignInResponse>('anyone', 'POST', '/api/login'),
  /** Ours: the second step of a sign-in. */
  loginFactor: call<LoginResponse>('anyone', 'POST', '/api/login/factor'),
  logout: call('staff', 'POST', '/api/logout'),
  /** Ours: the published page of the institute's own with a path, given as `path`. */
  pageAt: call<PageAtResponse>('anyone', 'GET', '/api/get-page-at'),
  /** Ours: what visitors can filter the list of the resource that the query gives as `resource` by. */
  facets: call<FacetsResponse>('anyone', 'GET', '/api/get-facets'),
  /** Ours: deletes a topic, whose records have another one from then on. */
  mergeTopic: call('write content', 'POST', '/api/merge-topic/{id}'),
  /** Ours: the ids of all records that match, if their number is the expected one. */
  selectRecords: call<SelectRecordsResponse>('staff', 'POST', '/api/select-records'),
  /** Ours: what a visitor needs to send a form. */
  formKey: call<FormKeyResponse>('anyone', 'GET', '/api/get-form-key/{id}'),
  /** Ours: sends a form. */
  sendForm: call<SendFormResponse>('anyone', 'POST', '/api/send-form/{id}'),
  /** Ours: a file that was sent with a form. */
  entryFile: call<EntryFileResponse>('named or read entries', 'GET', '/api/get-entry-file/{id}'),
  /** Ours: the replies by email to who has sent an entry. */
  entryReplies: call<EntryRepliesResponse>('named or read entries', 'GET', '/api/get-entry-replies/{id}'),
  /** Ours: sends one, or a failed one again. */
  replyToEntry: call<EntryRepliesResponse>('named or write entries', 'POST', '/api/reply-to-entry/{id}'),
  /** Ours: who may read a form's entries besides administrators. */
  formReaders: call<FormReadersResponse>('write accounts', 'GET', '/api/get-form-readers/{id}'),
  /** Ours: names them. */
  nameFormReaders: stepUp<FormReadersResponse>('write accounts', 'PUT', '/api/name-form-readers/{id}'),
  /** Ours: everything that was sent with an email address. */
  entriesOf: stepUp<EntriesOfResponse>('read entries', 'POST', '/api/find-entries-of'),
  /** Ours: deletes all of it for good. */
  deleteEntriesOf: stepUp<DeletedEntriesResponse>('write entries', 'POST', '/api/delete-entries-of'),
  /** Ours: who is expected at an event, for its doors. */
  checkInList: call<CheckInListResponse>('check people in', 'GET', '/api/get-check-in-list/{id}'),
  /** Ours: stores what was pressed at a door, and returns what others have pressed. */
  sendCheckIns: call<SendCheckInsResponse>('check people in', 'POST', '/api/send-check-ins/{id}'),
  /** Ours: what a visitor needs to register for an event. */
  registrationKey: call<RegistrationKeyResponse>('anyone', 'GET', '/api/get-registration-key/{id}'),
  /** Ours: registers for an event. */
  sendRegistration: call<SendRegistrationResponse>('anyone', 'POST', '/api/send-registration/{id}'),
  /** Ours: who has registered for an event. */
  registrations: call<RegistrationsResponse>('read entries', 'GET', '/api/get-registrations/{id}'),
  /** Ours: registers somebody who has called. */
  addRegistration: call<RegistrationsResponse>('write entries', 'POST', '/api/add-registration/{id}'),
  /** Ours: confirms or cancels a registration. */
  setRegistration: call<RegistrationsResponse>('write entries', 'PUT', '/api/set-registration/{id}'),
  /** Ours: changes, deletes or restores several records, each with the rights of its own call. */
  changeRecords: call<ChangeRecordsResponse>('staff', 'POST', '/api/change-records'),
  /** Ours: one's own views of the list that the query gives as `resource`, and those that others share. */
  savedViews: call<SavedViewsResponse>('staff', 'GET', '/api/get-all-saved-view'),
  /** Ours: saves a view of a list under a name. */
  addSavedView: call<ChangedViewResponse>('staff', 'POST', '/api/add-saved-view'),
  /** Ours: changes a view, renames or shares it. */
  updateSavedView: call<ChangedViewResponse>('staff', 'PUT', '/api/update-saved-view/{id}'),
  /** Ours: deletes a view. */
  removeSavedView: call<ChangedViewResponse>('staff', 'DELETE', '/api/delete-saved-view/{id}'),
  /** Ours: takes a deletion of a view back. */
  restoreSavedView: call<ChangedViewResponse>('staff', 'POST', '/api/restore-saved-view/{id}'),
  /** Ours: requests a mail with a link for choosing a new password. */
  forgotPassword: call('anyone', 'POST', '/api/forgot-password'),
  /** Ours: returns the kind of such a link and its account. */
  readLink: call<LinkResponse>('anyone', 'POST', '/api/read-link'),
  /** Ours: sets a password with such a link. */
  setPassword: call('anyone', 'POST', '/api/set-password'),
  /** Ours: creates an account and invites a person to choose its password. */
  addInvitation: stepUp<{ invitation: Invitation }>('write accounts', 'POST', '/api/add-invitation'),
  /** Ours: open invitations, and mails that were not sent. */
  invitations: call<InvitationsResponse>('read accounts', 'GET', '/api/get-all-invitations'),
  /** Ours: sends an invitation again; its earlier links become invalid. */
  resendInvitation: call<{ invitation: Invitation }>('write accounts', 'POST', '/api/resend-invitation/{id}'),
  /** Ours: withdraws an invitation and deletes its account. */
  withdrawInvitation: stepUp('write accounts', 'DELETE', '/api/delete-invitation/{id}'),
  /** Ours: options of the sign-in form. */
  signInOptions: call<SignInOptions>('anyone', 'GET', '/api/sign-in-options'),
  /** Ours: one's own account with its factors and sessions. */
  myAccount: call<MyAccountResponse>('staff', 'GET', '/api/get-my-account'),
  /** Ours: changes the password of one's own account. */
  changeMyPassword: call<RenewedTokenResponse>('staff', 'PUT', '/api/change-my-password'),
  /** Ours: changes the email address of one's own account. */
  changeMyEmail: stepUp<RenewedTokenResponse>('staff', 'PUT', '/api/change-my-email'),
  /** Ours: changes one's own display name. */
  changeMyName: call<MyNameResponse>('staff', 'PUT', '/api/change-my-name'),
  /** Ours: chooses which emails one gets. */
  changeMyMails: call<MyMailsResponse>('staff', 'PUT', '/api/change-my-mails'),
  /** Ours: confirms the password for step-up. */
  confirmIdentity: call('staff', 'POST', '/api/confirm-identity'),
  /** Ours: options for `navigator.credentials.get()`. */
  passkeyOptions: call('anyone', 'POST', '/api/login/passkey-options'),
  /** Ours: signs in with a passkey alone. */
  loginPasskey: call<LoginResponse>('anyone', 'POST', '/api/login/passkey'),
  /** Ours: options for `navigator.credentials.create()`. */
  beginPasskey: stepUp('staff', 'POST', '/api/begin-passkey'),
  /** Ours: adds a passkey that the browser created. */
  addPasskey: stepUp<RecoveryCodesResponse>('staff', 'POST', '/api/add-passkey'),
  /** Ours: renames a passkey of one's own. */
  renamePasskey: call('staff', 'PUT', '/api/rename-passkey/{id}'),
  /** Ours: removes a passkey of one's own. */
  removePasskey: stepUp('staff', 'DELETE', '/api/remove-passkey/{id}'),
  /** Ours: starts the setup of an authenticator app. */
  beginTotp: stepUp<TotpResponse>('staff', 'POST', '/api/begin-totp'),
  /** Ours: finishes the setup of an authenticator app with one of its codes; it is a second factor from then on. */
  confirmTotp: stepUp<RecoveryCodesResponse>('staff', 'POST', '/api/confirm-totp'),
  /** Ours: replaces the recovery codes with new ones. */
  renewRecoveryCodes: stepUp<RecoveryCodesResponse>('staff', 'POST', '/api/renew-recovery-codes'),
  /** Ours: removes one's own authenticator app and recovery codes. */
  removeTotp: stepUp('staff', 'DELETE', '/api/remove-totp'),
  /** Ours: removes all factors of an account whose owner has lost them. */
  resetFactors: stepUp('write accounts', 'DELETE', '/api/reset-factors/{id}'),
  /** Ours: ends one of the account's own sessions. */
  endSession: call('staff', 'DELETE', '/api/end-session/{id}'),
  /** Ours: ends all of the account's own sessions except this one. */
  endOtherSessions: call('staff', 'POST', '/api/end-other-sessions'),
  totalAmount: call<TotalAmount>('read donation totals', 'GET', '/api/total-amount'),
  /** Ours: who is signed in. */
  session: call<SessionResponse>('staff', 'GET', '/api/session'),
  history: call<HistoryResponse>('read history', 'GET', '/api/get-all-history'),
  /** Ours: who changed given records last. */
  lastChanges: call<LastChangesResponse>('read history', 'GET', '/api/get-last-changes'),
  historyPeople: call<HistoryPeopleResponse>('read history', 'GET', '/api/get-history-people'),
  restoreVersion: call<RestoreVersionResponse>('restore versions', 'POST', '/api/restore-version/{id}'),
  /** Ours: what a version links to that visitors can't see, to know it before it is restored. */
  missingLinks: call<MissingLinksResponse>('restore versions', 'GET', '/api/get-missing-links/{id}'),
  deleted: call<DeletedResponse>('use trash', 'GET', '/api/get-all-deleted'),
  /** Ours: one record in the trash with its field values. */
  deletedRecord: call<DeletedRecordResponse>('use trash', 'GET', '/api/get-single-deleted/{id}'),
  /** Ours: records in review, scheduled records, and one's own drafts of forms. */
  waiting: call<WaitingResponse>('read content', 'GET', '/api/get-all-waiting'),
  /** Ours: creates a draft with the values of another record. */
  duplicateRecord: call<DuplicateResponse>('write own drafts', 'POST', '/api/duplicate-record'),
  /** Ours: the preview link of the record that the query gives as `resource` and `record`. */
  previewLink: call<PreviewLinkResponse>('write own drafts', 'GET', '/api/get-preview-link'),
  /** Ours: creates a preview link; the previous one becomes invalid. */
  addPreviewLink: call<PreviewLinkResponse>('write own drafts', 'POST', '/api/add-preview-link'),
  /** Ours: removes the preview link. */
  removePreviewLink: call<PreviewLinkResponse>('write own drafts', 'DELETE', '/api/delete-preview-link'),
  /** Ours: change sets, whose records are published together. */
  changeSets: call<ChangeSetsResponse>('write own drafts', 'GET', '/api/get-all-change-set'),
  /** Ours: one set with its members and what they change. */
  changeSet: call<ChangeSetResponse>('write own drafts', 'GET', '/api/get-single-change-set/{id}'),
  /** Ours: creates an empty set. */
  addChangeSet: call<ChangeSetResponse>('write own drafts', 'POST', '/api/add-change-set'),
  renameChangeSet: call<ChangeSetResponse>('write own drafts', 'PUT', '/api/rename-change-set/{id}'),
  /** Ours: deletes a set; its records stay as they are. */
  removeChangeSet: call('write own drafts', 'DELETE', '/api/delete-change-set/{id}'),
  /** Ours: undoes that. */
  restoreChangeSet: call<ChangeSetResponse>('write own drafts', 'POST', '/api/restore-change-set/{id}'),
  /** Ours: puts a draft, or changes of settings, into a set. */
  addToChangeSet: call<ChangeSetResponse>('write own drafts', 'POST', '/api/add-to-change-set/{id}'),
  /** Ours: takes one out again. */
  removeFromChangeSet: call<ChangeSetResponse>('write own drafts', 'POST', '/api/remove-from-change-set/{id}'),
  /** Ours: decides a conflict with what was published in the meantime. */
  resolveInChangeSet: call<ChangeSetResponse>('write own drafts', 'POST', '/api/resolve-in-change-set/{id}'),
  /** Ours: publishes all members in one transaction, or none. Needs the right to publish each. */
  publishChangeSet: call<ChangeSetResponse>('write own drafts', 'POST', '/api/publish-change-set/{id}'),
  /** Ours: publishes it at a time, or not by itself. */
  scheduleChangeSet: call<ChangeSetResponse>('write own drafts', 'POST', '/api/schedule-change-set/{id}'),
  /** Ours: makes all members what they were before the publication. */
  takeBackChangeSet: call<ChangeSetResponse>('write own drafts', 'POST', '/api/take-back-change-set/{id}'),
  /** Ours: what colleagues say about the record that the query gives as `resource` and `record`. */
  comments: call<CommentsResponse>('use comments', 'GET', '/api/get-all-comment'),
  /** Ours: adds a comment, and writes to whom it mentions. */
  addComment: call<CommentsResponse>('use comments', 'POST', '/api/add-comment'),
  /** Ours: marks a comment as resolved, or as open again. */
  resolveComment: call<CommentsResponse>('use comments', 'POST', '/api/resolve-comment/{id}'),
  /** Ours: deletes a comment of one's own. */
  removeComment: call<CommentsResponse>('use comments', 'DELETE', '/api/delete-comment/{id}'),
  /** Ours: one draft of one's own with its values; `waiting` lists them. */
  draft: call<DraftResponse>('keep drafts', 'GET', '/api/get-my-draft/{id}'),
  /** Ours: stores a form's unsaved values under its idempotency key. */
  keepDraft: call<ConcurrentEditorsResponse>('keep drafts', 'PUT', '/api/keep-draft/{id}'),
  /** Ours: deletes a draft of one's own. */
  removeDraft: call('keep drafts', 'DELETE', '/api/delete-draft/{id}'),
  /** Ours: who else has unsaved changes of the record that the query gives as `resource` and `record`. */
  concurrentEditors: call<ConcurrentEditorsResponse>('keep drafts', 'GET', '/api/get-at-work'),
  /** Ours: donations of the last twelve months by month. */
  totalAmountByMonth: call<MonthlyAmounts>('read donation totals', 'GET', '/api/total-amount-by-month'),
  /** Ours: the funds that donations have been given to. */
  donationFunds: call<DonationFundsResponse>('read donations', 'GET', '/api/get-donation-funds'),
  /** Ours: who gave a donation, and what else they gave. */
  donor: call<DonorResponse>('read donations', 'GET', '/api/get-donor/{id}'),
  /** Ours: a letter of thanks, or the statement of a year. */
  donationLetter: call<AcknowledgmentResponse>('read donations', 'GET', '/api/get-donation-letter/{id}'),
  /** Ours: which records use a picture of the library. */
  pictureUses: call<UsesResponse>('read media', 'GET', '/api/get-picture-uses/{id}'),
  /** Ours: which records, menus and redirects link to the record that the query gives as `resource` and `record`. */
  linkingRecords: call<LinkingRecordsResponse>('read content', 'GET', '/api/get-linking-records'),
  /** Ours: links in what visitors see that lead nowhere. */
  brokenLinks: call<BrokenLinksResponse>('write content', 'GET', '/api/get-all-broken-link'),
  /** Ours: checks an address of another site that records link to. */
  checkLink: call<CheckLinkResponse>('write content', 'POST', '/api/check-link'),
  /** Ours: addresses that visitors requested in vain. */
  missedAddresses: call<MissedAddressesResponse>('read redirects', 'GET', '/api/get-all-missed-address'),
  /** Ours: leaves one of them out of the list. */
  ignoreMissedAddress: call('write redirects', 'POST', '/api/ignore-missed-address'),
  /** Ours: what visitors searched for and didn’t find. */
  missedSearches: call<MissedSearchesResponse>('write content', 'GET', '/api/get-all-missed-search'),
  /** Ours: leaves one of these searches out of the list. */
  ignoreMissedSearch: call('write content', 'POST', '/api/ignore-missed-search'),
  /** Ours: what is done and not yet done of setting up the site. */
  firstSteps: call<FirstStepsResponse>('write settings', 'GET', '/api/get-first-steps'),
  /** Ours: shows or hides these steps on the dashboard's home, for everyone. */
  showFirstSteps: call<FirstStepsResponse>('write settings', 'POST', '/api/show-first-steps'),
  /** Ours: facts of the organization that people have typed into texts. */
  typedCopies: call<TypedCopiesResponse>('write content', 'GET', '/api/get-all-typed-copy'),
  /** Ours: replaces them with the names of the facts. */
  replaceTypedCopies: call<ReplaceTypedCopiesResponse>('write content', 'POST', '/api/replace-typed-copy'),
  /** Ours: leaves one of them out of the list. */
  ignoreTypedCopy: call('write content', 'POST', '/api/ignore-typed-copy'),
  /** Ours: adds many redirects, or does a dry run. */
  importRedirects: call<ImportRedirectsResponse>('write redirects', 'POST', '/api/import-redirect'),
  /** Ours: adds many addresses to the email list, or does a dry run. */
  importEmails: call<ImportEmailsResponse>('write subscribers', 'POST', '/api/import-email'),
  /** Ours: who can be asked for consent, and how far the emails that ask are. */
  emailListStatus: call<EmailListStatus>('read subscribers', 'GET', '/api/get-email-list-status'),
  /** Ours: asks everyone on the email list who has not been asked. */
  askForConsent: call<EmailListStatus>('write subscribers', 'POST', '/api/ask-for-consent'),
  /** Ours: marks addresses of the email list as bounced, or undoes that. */
  markBounced: call<MarkBouncedResponse>('write subscribers', 'POST', '/api/mark-bounced'),
  /** Ours: adds many pictures to the gallery. */
  addPictures: call<AddPicturesResponse>('write content', 'POST', '/api/add-many-gallery'),
  /** Ours: starts an upload, or returns the progress of one of the same file. */
  addUpload: call<UploadResponse>('write own drafts', 'POST', '/api/add-upload'),
  /** Ours: sends an upload's next part. */
  sendUploadPart: call<UploadResponse>('write own drafts', 'PUT', '/api/send-upload-part/{id}'),
  /** Ours: cancels an upload. */
  removeUpload: call('write own drafts', 'DELETE', '/api/delete-upload/{id}'),
  /** Ours: sign-ins, rejected calls, changes of accounts. */
  securityLog: call<SecurityLogResponse>('read security log', 'GET', '/api/get-security-log'),
  /** Ours: the description of all calls as OpenAPI 3.1. */
  openApi: call('anyone', 'GET', '/api/openapi.json'),
};
